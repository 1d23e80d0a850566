import { Trans, useLingui } from '@lingui/react/macro'
import DownloadIcon from '@mui/icons-material/Download'
import PersonSearchIcon from '@mui/icons-material/PersonSearch'
import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import {
  Button,
  DataTable,
  FilterButton,
  FunctionField,
  List,
  SearchInput,
  SelectInput,
  TextInput,
  TopToolbar,
  useListContext,
  useNotify,
} from 'react-admin'
import { downloadFile } from '../api/save-file.ts'
import { SectionHelp } from '../shell/section-help.tsx'
import { dateOf, dayOf, type ListedCustomer, nameOf } from './customer.ts'
import {
  certificateNames,
  choicesOf,
  languageNames,
  professionNames,
  roleNames,
  stateNames,
} from './customer-texts.ts'
import { StateChip } from './state-chip.tsx'

const useFilters = () => {
  const { t, i18n } = useLingui()
  const choices = (names: Parameters<typeof choicesOf>[0]) =>
    choicesOf(names, (message) => i18n._(message))
  return [
    <SearchInput
      key="search"
      source="search"
      alwaysOn
      placeholder={t`Name, company, town, number`}
      sx={{ minWidth: '18rem' }}
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
    <SelectInput key="role" source="role" label={t`Role`} choices={choices(roleNames)} />,
  ]
}

const ExportButton = () => {
  const { t } = useLingui()
  const notify = useNotify()
  const { filterValues, sort } = useListContext()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const query = new URLSearchParams({
      ...filterValues,
      ...(sort.field && { sort: sort.field, direction: sort.order.toLowerCase() }),
    })
    try {
      await downloadFile(`account-export?${query}`, 'customers.csv')
    } catch (error) {
      notify(error instanceof Error ? error.message : '', { type: 'error' })
    }
    setBusy(false)
  }
  return (
    <Button label={t`Export for Excel`} onClick={save} disabled={isBusy}>
      <DownloadIcon />
    </Button>
  )
}

const ListActions = () => (
  <TopToolbar>
    <FilterButton />
    <ExportButton />
  </TopToolbar>
)

const NoCustomers = () => (
  <Box sx={{ textAlign: 'center', p: 6 }}>
    <PersonSearchIcon sx={{ fontSize: 56, color: 'text.secondary' }} aria-hidden />
    <Typography variant="h6" component="p">
      <Trans>No customer matches</Trans>
    </Typography>
    <Typography sx={{ color: 'text.secondary' }}>
      <Trans>
        Search for a part of a name, a company, a town or a customer number, or remove a filter.
        People appear here once they have registered in the shop.
      </Trans>
    </Typography>
  </Box>
)

/** All customers: search, filters, export. */
export const CustomerList = () => {
  const { t, i18n } = useLingui()
  const filters = useFilters()
  const professionOf = ({ profession }: ListedCustomer) =>
    profession in professionNames
      ? i18n._(professionNames[profession as keyof typeof professionNames])
      : '–'
  return (
    <>
      <SectionHelp />
      <List
        filters={filters}
        actions={<ListActions />}
        exporter={false}
        empty={false}
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={25}
      >
        <DataTable rowClick="edit" bulkActionButtons={false} empty={<NoCustomers />}>
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
              render={({ city, canton }) => [city, canton].filter(Boolean).join(', ')}
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
              render={({ certificateExpiresOn }) => dayOf(certificateExpiresOn)}
            />
          </DataTable.Col>
          <DataTable.Col source="orders" label={t`Orders`} disableSort>
            <FunctionField<ListedCustomer>
              render={({ orders, lastOrderAt }) =>
                orders === 0 ? '–' : `${orders} (${dateOf(lastOrderAt)})`
              }
            />
          </DataTable.Col>
          <DataTable.Col source="createdAt" label={t`Registered`}>
            <FunctionField<ListedCustomer> render={({ createdAt }) => dateOf(createdAt)} />
          </DataTable.Col>
        </DataTable>
      </List>
    </>
  )
}
