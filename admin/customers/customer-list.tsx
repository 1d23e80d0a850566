import { useLingui } from '@lingui/react/macro'
import { Typography } from '@mui/material'
import { CreateButton } from 'react-admin'
import { customerGroupNames } from '../../messages/account/customer-groups.ts'
import { professionNames } from '../../messages/signup/professions.ts'
import { useIsPermitted } from '../access/session.ts'
import type { ListQuery } from '../api/resources.ts'
import { languageNames } from '../i18n/language-names.ts'
import { dateText } from '../i18n/swiss-time.ts'
import { ImportButton } from '../imports/import-actions.tsx'
import { choiceFilter, optional, searchFilter } from '../screen/choices.tsx'
import { cell, DateField, DayField, ListCol, StateChip, TwoLines } from '../screen/columns.tsx'
import { ExportButton } from '../screen/export-button.tsx'
import { inputsOf } from '../screen/inputs.ts'
import { ListScreen } from '../screen/list-screen.tsx'
import { ChangeSelectedButton } from './change-selected.tsx'
import { type ListedCustomer, nameOf } from './customer.ts'
import {
  certificateNames,
  erasureNames,
  roleNames,
  stateColours,
  stateNames,
} from './customer-texts.ts'

const { TextInput } = inputsOf<ListQuery<'accounts'>>()

const useFilters = () => {
  const { t } = useLingui()
  const mayChangeRoles = useIsPermitted('staff.write')
  const ordered = { true: t`Has ordered`, false: t`Has never ordered` }
  return [
    searchFilter(t`Name, company, town, number`),
    choiceFilter<'accounts'>('state', t`Status`, stateNames),
    choiceFilter<'accounts'>('certificate', t`Certificate`, certificateNames, optional),
    choiceFilter<'accounts'>('profession', t`Profession`, professionNames, optional),
    choiceFilter<'accounts'>('customerGroup', t`Customer group`, customerGroupNames, optional),
    choiceFilter<'accounts'>('language', t`Language`, languageNames, optional),
    <TextInput key="canton" source="canton" label={t`Canton, such as BE`} />,
    choiceFilter<'accounts'>('hasOrders', t`Orders`, ordered, optional),
    choiceFilter<'accounts'>('erasure', t`Erasure`, erasureNames, optional),
    ...(mayChangeRoles ? [choiceFilter<'accounts'>('role', t`Role`, roleNames, optional)] : []),
  ]
}

const Name = (customer: ListedCustomer) => {
  const { t } = useLingui()
  const name = customer.erasedAt ? t`Erased customer` : nameOf(customer)
  return <TwoLines first={name} second={customer.company || customer.email} />
}

const State = ({ state, erasedAt }: ListedCustomer) =>
  erasedAt ? (
    dateText(erasedAt)
  ) : (
    <StateChip state={state} names={stateNames} colours={stateColours} />
  )

/** In one line: rows stay dense. */
const Profession = ({ profession }: ListedCustomer) => {
  const { t } = useLingui()
  const isKnown = profession in professionNames
  const name = isKnown ? t(professionNames[profession as keyof typeof professionNames]) : ''
  return (
    <Typography noWrap variant="body2" title={name} sx={{ maxWidth: '10rem' }}>
      {name}
    </Typography>
  )
}

const townOf = ({ city, canton }: ListedCustomer) =>
  canton && !city.endsWith(` ${canton}`) ? `${city}, ${canton}` : city

const discountOf = ({ discount }: ListedCustomer) => (discount === '0' ? '' : `${discount} %`)

const ordersOf = ({ orders, lastOrderAt }: ListedCustomer) =>
  orders === 0 ? '' : `${orders} (${dateText(lastOrderAt)})`

const Col = ListCol<'accounts'>

/** Wide screens show each row in the two lines of its name. */
const denseRows = {
  '& .MuiTableCell-root': { px: 1 },
  '& tbody td': { whiteSpace: { lg: 'nowrap' } },
}

/** All customers: search, filters, export. */
export const CustomerList = () => {
  const { t } = useLingui()
  const mayWrite = useIsPermitted('customers.write')
  return (
    <ListScreen
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={useFilters()}
      actions={
        <>
          {mayWrite && <CreateButton label={t`New customer`} />}
          <ImportButton table="customers" />
          <ExportButton path="/admin/account-export" isSorted />
        </>
      }
      bulkActionButtons={mayWrite && <ChangeSelectedButton />}
      isRowSelectable={({ role, erasedAt }: ListedCustomer) => role === 'customer' && !erasedAt}
      maxSelected={5_000}
      rowClick="edit"
      sx={denseRows}
      nothing={t`There are no customers yet. People appear here once they have registered in the shop.`}
    >
      <Col source="name" label={t`Name`} render={cell(Name)} />
      <Col source="city" label={t`Town`} render={townOf} />
      <Col source="profession" label={t`Profession`} render={cell(Profession)} />
      <Col source="state" label={t`Status`} render={cell(State)} />
      <Col source="discount" label={t`Discount`} render={discountOf} />
      <Col source="certificateExpiresOn" label={t`Certificate until`} field={DayField} />
      <Col disableSort source="orders" label={t`Orders`} render={ordersOf} />
      <Col source="createdAt" label={t`Registered`} field={DateField} />
    </ListScreen>
  )
}
