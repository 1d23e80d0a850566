import { useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import {
  DataTable,
  DateInput,
  FilterButton,
  FunctionField,
  List,
  NumberInput,
  Pagination,
  SearchInput,
  SelectArrayInput,
  SelectInput,
  TopToolbar,
} from 'react-admin'
import { languageNames } from '../../../domain/language.ts'
import { orderStatuses } from '../../../domain/order/order-status.ts'
import { dateText, today } from '../../i18n/swiss-time.ts'
import { SectionHelp } from '../../screen/section-help.tsx'
import type { ListedOrder } from '../order.ts'
import { moneyText } from '../order-formats.ts'
import { statusNames } from '../order-texts.ts'
import { StatusChip } from '../status-chip.tsx'
import { ExportButton } from './export-button.tsx'
import { OrderBulkActs } from './order-bulk-acts.tsx'
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
      choices={Object.entries(languageNames).map(([id, name]) => ({ id, name }))}
    />,
  ]
}

const InvoiceState = ({ invoice, status }: ListedOrder) => {
  const { t } = useLingui()
  if (!invoice) return t`Not issued`
  if (invoice.isPaid) return t`Paid`
  if (status === 'cancelled' || status === 'refunded') return t`Credited`
  const day = dateText(invoice.dueOn)
  return invoice.dueOn < today() ? (
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

const Empty = () => {
  const { t } = useLingui()
  return (
    <Typography sx={{ p: 4, textAlign: 'center' }}>
      {t`No order matches. Remove a filter, or choose the view “All orders”.`}
    </Typography>
  )
}

const Actions = () => (
  <TopToolbar>
    <SavedViews />
    <FilterButton />
    <ExportButton />
  </TopToolbar>
)

/** All orders, the newest first. */
export const OrderList = () => {
  const { t } = useLingui()
  return (
    <>
      <SectionHelp />
      <List
        filters={useFilters()}
        actions={<Actions />}
        empty={false}
        exporter={false}
        pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
        sort={{ field: 'number', order: 'DESC' }}
        perPage={25}
        sx={listStyle}
      >
        <DataTable bulkActionButtons={<OrderBulkActs />} rowClick="show" empty={<Empty />}>
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
        </DataTable>
      </List>
    </>
  )
}
