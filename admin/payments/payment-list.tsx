import { useLingui } from '@lingui/react/macro'
import UploadFileIcon from '@mui/icons-material/UploadFile'
import { Box, Button, Link as MuiLink } from '@mui/material'
import { DataTable, FunctionField, SearchInput, SelectInput } from 'react-admin'
import { Link } from 'react-router'
import { moneyText } from '../i18n/money-text.ts'
import { dateText } from '../i18n/swiss-time.ts'
import { ListScreen } from '../screen/list-screen.tsx'
import type { BankPayment } from './payment.ts'
import { PaymentActions } from './payment-actions.tsx'
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
    <SearchInput key="search" source="search" alwaysOn placeholder={t`Payer, message or amount`} />,
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
        {i18n._(
          problem && (state === 'open' || problem === 'reported-with-details')
            ? problemTexts[problem]
            : stateTexts[state],
        )}
      </Box>
      {note && <Box sx={{ color: 'text.secondary' }}>{note}</Box>}
    </Box>
  )
}

const Actions = () => {
  const { t } = useLingui()
  return (
    <Button component={Link} to="/payments/create" startIcon={<UploadFileIcon />} size="small">
      {t`Import a bank statement`}
    </Button>
  )
}

/** The payments of the bank; first those that are to be decided. */
export const PaymentList = () => {
  const { t } = useLingui()
  return (
    <ListScreen
      filters={useFilters()}
      filterDefaults={{ state: 'open' }}
      actions={<Actions />}
      rowClick={false}
      sort={{ field: 'date', order: 'DESC' }}
      nothing={t`There are no payments yet. Import a bank statement with the button above.`}
      noMatch={t`No payment here. Import a bank statement, or choose another state.`}
    >
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
        <FunctionField<BankPayment> render={(payment) => <PaymentActions payment={payment} />} />
      </DataTable.Col>
    </ListScreen>
  )
}
