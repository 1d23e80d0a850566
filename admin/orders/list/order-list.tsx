import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import {
  DataTable,
  DateInput,
  FunctionField,
  NumberInput,
  SearchInput,
  SelectArrayInput,
  SelectInput,
} from 'react-admin'
import { orderStatuses } from '../../../domain/order/order-status.ts'
import { choicesOf } from '../../customers/customer-texts.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { moneyText } from '../../i18n/money-text.ts'
import { dateText } from '../../i18n/swiss-time.ts'
import { ListScreen } from '../../screen/list-screen.tsx'
import type { ListedOrder } from '../order.ts'
import { statusNames } from '../order-texts.ts'
import { StatusChip } from '../status-chip.tsx'
import { ExportButton } from './export-button.tsx'
import { OrderBulkActions } from './order-bulk-actions.tsx'
import { SavedViews } from './saved-views.tsx'

const useFilters = () => {
  const { t, i18n } = useLingui()
  return [
    <SearchInput
      key="search"
      source="search"
      alwaysOn
      placeholder={t`Number, name or e-mail`}
      sx={{ minWidth: '14rem' }}
    />,
    <SelectArrayInput
      key="status"
      source="status"
      label={t`Status`}
      alwaysOn
      choices={orderStatuses.map((id) => ({ id, name: i18n._(statusNames[id]) }))}
      helperText={false}
      sx={{ minWidth: '10rem' }}
    />,
    <SelectInput
      key="payment"
      source="payment"
      label={t`Invoice`}
      alwaysOn
      helperText={false}
      choices={[
        { id: 'unpaid', name: t`Not paid` },
        { id: 'overdue', name: t`Overdue` },
      ]}
    />,
    <DateInput key="from" source="from" label={t`From`} />,
    <DateInput key="to" source="to" label={t`To`} />,
    <NumberInput key="minTotal" source="minTotal" label={t`Total from (CHF)`} min={0} />,
    <NumberInput key="maxTotal" source="maxTotal" label={t`Total to (CHF)`} min={0} />,
    <SelectInput
      key="language"
      source="language"
      label={t`Language`}
      choices={choicesOf(languageNames, (name) => i18n._(name))}
    />,
  ]
}

const InvoiceState = ({ invoice }: ListedOrder) => {
  const { t } = useLingui()
  if (!invoice) return t`Not issued`
  if (invoice.state === 'credited') return t`Credited`
  if (invoice.state === 'paid') return t`Paid`
  const day = dateText(invoice.dueOn)
  return invoice.state === 'overdue' ? (
    <Typography component="span" variant="body2" sx={{ color: 'error.main', fontWeight: 600 }}>
      {t`Overdue since ${day}`}
    </Typography>
  ) : (
    t`Due on ${day}`
  )
}

const Customer = ({ customer }: ListedOrder) => (
  <Box>
    <Box sx={{ fontWeight: 500 }}>{`${customer.firstName} ${customer.lastName}`.trim()}</Box>
    <Box sx={{ color: 'text.secondary' }}>{customer.company || customer.email}</Box>
  </Box>
)

/** Narrow screens have less space between the columns. */
const listStyle = {
  '& .RaList-main': { minWidth: 0 },
  '& .RaList-content': { overflowX: 'auto' },
  '& .MuiTableCell-root': { px: { xs: 1, lg: 2 } },
}

/** Narrow screens have no column for the date. */
const wideOnly = { display: { xs: 'none', lg: 'table-cell' } }

const OrderNumber = ({ number, date_created }: ListedOrder) => (
  <>
    {number}
    <Box sx={{ display: { lg: 'none' }, color: 'text.secondary' }}>{dateText(date_created)}</Box>
  </>
)

/** All orders, the newest first. */
export const OrderList = () => {
  const { t } = useLingui()
  return (
    <ListScreen
      filters={useFilters()}
      actions={
        <>
          <SavedViews />
          <ExportButton />
        </>
      }
      nothing={
        <Trans>
          No orders yet. What customers order in the shop appears here; orders by phone or letter
          are entered at the order desk.
        </Trans>
      }
      noMatch={t`No order matches. Remove a filter, or choose the view “All orders”.`}
      sort={{ field: 'number', order: 'DESC' }}
      bulkActionButtons={<OrderBulkActions />}
      rowClick="show"
      sx={listStyle}
    >
      <DataTable.Col source="number" label={t`Order`}>
        <FunctionField<ListedOrder> render={(order) => <OrderNumber {...order} />} />
      </DataTable.Col>
      <DataTable.Col source="date" label={t`Date`} sx={wideOnly}>
        <FunctionField<ListedOrder> render={(order) => dateText(order.date_created)} />
      </DataTable.Col>
      <DataTable.Col source="customer" label={t`Customer`}>
        <FunctionField<ListedOrder> render={(order) => <Customer {...order} />} />
      </DataTable.Col>
      <DataTable.Col source="status" label={t`Status`}>
        <FunctionField<ListedOrder> render={({ status }) => <StatusChip status={status} />} />
      </DataTable.Col>
      <DataTable.Col source="invoice" label={t`Invoice`} disableSort>
        <FunctionField<ListedOrder> render={(order) => <InvoiceState {...order} />} />
      </DataTable.Col>
      <DataTable.Col source="total" label={t`Total`} align="right">
        <FunctionField<ListedOrder>
          sx={{ whiteSpace: 'nowrap' }}
          render={({ total }) => moneyText(total)}
        />
      </DataTable.Col>
    </ListScreen>
  )
}
