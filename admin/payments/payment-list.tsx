import { useLingui } from '@lingui/react/macro'
import UploadFileIcon from '@mui/icons-material/UploadFile'
import { Box, Button, Link as MuiLink, Typography } from '@mui/material'
import {
  DataTable,
  FunctionField,
  List,
  Pagination,
  SearchInput,
  SelectInput,
  TopToolbar,
} from 'react-admin'
import { Link } from 'react-router'
import { dateText } from '../i18n/swiss-time.ts'
import { moneyText } from '../orders/order-formats.ts'
import { SectionHelp } from '../screen/section-help.tsx'
import type { BankPayment } from './payment.ts'
import { PaymentActs } from './payment-acts.tsx'
import { problemTexts, stateTexts } from './payment-texts.ts'

const useFilters = () => {
  const { t, i18n } = useLingui()
  return [
    <SelectInput
      key="state"
      source="state"
      label={t`State`}
      alwaysOn
      emptyText={t`All`}
      helperText={false}
      choices={(['open', 'matched', 'dismissed'] as const).map((id) => ({
        id,
        name: i18n._(stateTexts[id]),
      }))}
    />,
    <SearchInput
      key="search"
      source="search"
      alwaysOn
      placeholder={t`Payer, message, reference or amount`}
      sx={{ minWidth: { xs: '14rem', lg: '22rem' } }}
    />,
  ]
}

const State = ({ state, problem, invoice, note }: BankPayment) => {
  const { t, i18n } = useLingui()
  if (state === 'matched' && invoice)
    return (
      <MuiLink component={Link} to={`/orders/${invoice.orderId}/show`}>
        {t`Invoice ${invoice.number}, order ${invoice.orderNumber}`}
      </MuiLink>
    )
  return (
    <Box>
      <Box sx={{ color: state === 'open' ? 'warning.main' : 'text.secondary', fontWeight: 500 }}>
        {state === 'open' && problem ? i18n._(problemTexts[problem]) : i18n._(stateTexts[state])}
      </Box>
      {note && <Box sx={{ color: 'text.secondary' }}>{note}</Box>}
    </Box>
  )
}

const Empty = () => {
  const { t } = useLingui()
  return (
    <Typography sx={{ p: 4, textAlign: 'center' }}>
      {t`No payment here. Import a bank statement, or choose another state.`}
    </Typography>
  )
}

const Actions = () => {
  const { t } = useLingui()
  return (
    <TopToolbar>
      <Button component={Link} to="/payments/create" startIcon={<UploadFileIcon />} size="small">
        {t`Import a bank statement`}
      </Button>
    </TopToolbar>
  )
}

/** The payments of the bank; first those that are to be decided. */
export const PaymentList = () => {
  const { t } = useLingui()
  return (
    <>
      <SectionHelp />
      <List
        filters={useFilters()}
        filterDefaultValues={{ state: 'open' }}
        actions={<Actions />}
        empty={false}
        exporter={false}
        pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
        sort={{ field: 'date', order: 'DESC' }}
        perPage={25}
        sx={{ '& .RaList-content': { overflowX: 'auto' } }}
      >
        <DataTable bulkActionButtons={false} rowClick={false} empty={<Empty />}>
          <DataTable.Col source="date" label={t`Date`}>
            <FunctionField<BankPayment> render={({ valueOn }) => dateText(valueOn)} />
          </DataTable.Col>
          <DataTable.Col source="payer" label={t`Payer`}>
            <FunctionField<BankPayment>
              render={({ payer, message }) => (
                <Box sx={{ overflowWrap: 'anywhere' }}>
                  <Box sx={{ fontWeight: 500 }}>{payer || '–'}</Box>
                  <Box sx={{ color: 'text.secondary' }}>{message}</Box>
                </Box>
              )}
            />
          </DataTable.Col>
          <DataTable.Col source="amount" label={t`Amount`} align="right">
            <FunctionField<BankPayment>
              render={({ amount, currency }) => moneyText(amount, currency)}
            />
          </DataTable.Col>
          <DataTable.Col source="state" label={t`State`}>
            <FunctionField<BankPayment> render={(payment) => <State {...payment} />} />
          </DataTable.Col>
          <DataTable.Col label={t`Actions`}>
            <FunctionField<BankPayment> render={(payment) => <PaymentActs payment={payment} />} />
          </DataTable.Col>
        </DataTable>
      </List>
    </>
  )
}
