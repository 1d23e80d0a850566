import { useLingui } from '@lingui/react/macro'
import { Typography } from '@mui/material'
import { DataTable, FunctionField, SearchInput, SelectInput, TextInput } from 'react-admin'
import { professionNames } from '../../messages/signup/professions.ts'
import { isPermitted, useSession } from '../access/session.ts'
import { languageNames } from '../i18n/language-names.ts'
import { dateText, dayText } from '../i18n/swiss-time.ts'
import { ExportButton } from '../screen/export-button.tsx'
import { ListScreen } from '../screen/list-screen.tsx'
import { type ListedCustomer, nameOf } from './customer.ts'
import { certificateNames, choicesOf, roleNames, stateNames } from './customer-texts.ts'
import { StateChip } from './state-chip.tsx'

const useFilters = () => {
  const { t, i18n } = useLingui()
  const session = useSession()
  const choices = (names: Parameters<typeof choicesOf>[0]) =>
    choicesOf(names, (message) => i18n._(message))
  return [
    <SearchInput
      key="search"
      source="search"
      alwaysOn
      placeholder={t`Name, company, town, number`}
    />,
    <SelectInput
      key="state"
      source="state"
      label={t`Status`}
      alwaysOn
      choices={choices(stateNames)}
    />,
    <SelectInput
      key="certificate"
      source="certificate"
      label={t`Certificate`}
      choices={choices(certificateNames)}
    />,
    <SelectInput
      key="profession"
      source="profession"
      label={t`Profession`}
      choices={choices(professionNames)}
    />,
    <SelectInput
      key="language"
      source="language"
      label={t`Language`}
      choices={choices(languageNames)}
    />,
    <TextInput key="canton" source="canton" label={t`Canton, such as BE`} />,
    <SelectInput
      key="hasOrders"
      source="hasOrders"
      label={t`Orders`}
      choices={[
        { id: 'true', name: t`Has ordered` },
        { id: 'false', name: t`Has never ordered` },
      ]}
    />,
    ...(isPermitted(session, 'staff.write')
      ? [<SelectInput key="role" source="role" label={t`Role`} choices={choices(roleNames)} />]
      : []),
  ]
}

/** All customers: search, filters, export. */
export const CustomerList = () => {
  const { t, i18n } = useLingui()
  const filters = useFilters()
  const professionOf = ({ profession }: ListedCustomer) =>
    profession in professionNames
      ? i18n._(professionNames[profession as keyof typeof professionNames])
      : '–'
  return (
    <ListScreen
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      actions={<ExportButton path="/admin/account-export" isSorted />}
      rowClick="edit"
      nothing={t`There are no customers yet. People appear here once they have registered in the shop.`}
    >
      <DataTable.Col source="name" label={t`Name`}>
        <FunctionField<ListedCustomer>
          render={(customer) => (
            <>
              <strong>{nameOf(customer)}</strong>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {customer.company || customer.email}
              </Typography>
            </>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="city" label={t`Town`}>
        <FunctionField<ListedCustomer>
          render={({ city, canton }) =>
            canton && !city.endsWith(` ${canton}`) ? `${city}, ${canton}` : city
          }
        />
      </DataTable.Col>
      <DataTable.Col source="profession" label={t`Profession`}>
        <FunctionField<ListedCustomer> render={professionOf} />
      </DataTable.Col>
      <DataTable.Col source="state" label={t`Status`}>
        <FunctionField<ListedCustomer> render={({ state }) => <StateChip state={state} />} />
      </DataTable.Col>
      <DataTable.Col source="discount" label={t`Discount`}>
        <FunctionField<ListedCustomer>
          render={({ discount }) => (discount === '0' ? '–' : `${discount} %`)}
        />
      </DataTable.Col>
      <DataTable.Col source="certificateExpiresOn" label={t`Certificate until`}>
        <FunctionField<ListedCustomer>
          render={({ certificateExpiresOn }) => dayText(certificateExpiresOn)}
        />
      </DataTable.Col>
      <DataTable.Col source="orders" label={t`Orders`} disableSort>
        <FunctionField<ListedCustomer>
          render={({ orders, lastOrderAt }) =>
            orders === 0 ? '–' : `${orders} (${dateText(lastOrderAt)})`
          }
        />
      </DataTable.Col>
      <DataTable.Col source="createdAt" label={t`Registered`}>
        <FunctionField<ListedCustomer> render={({ createdAt }) => dateText(createdAt)} />
      </DataTable.Col>
    </ListScreen>
  )
}
