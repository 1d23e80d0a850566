import { useLingui } from '@lingui/react/macro'
import UploadFileIcon from '@mui/icons-material/UploadFile'
import { Box, Button, Link as MuiLink, Stack } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../api/client.ts'
import { moneyText } from '../i18n/money-text.ts'
import { dateText } from '../i18n/swiss-time.ts'
import { choiceFilter, searchFilter } from '../screen/choices.tsx'
import { cell, ListCol, TwoLines } from '../screen/columns.tsx'
import { ReasonDialog } from '../screen/confirm-dialog.tsx'
import { ListScreen } from '../screen/list-screen.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import type { BankPayment } from './payment.ts'
import { methodTexts, overpaidText, problemTexts, stateTexts } from './payment-texts.ts'
import { UndoDialog } from './undo-dialog.tsx'

/** Sets a payment aside that belongs to no invoice. */
const DismissDialog = ({ payment, onClose }: { payment: BankPayment; onClose: () => void }) => {
  const { t } = useLingui()
  const params = { path: { id: payment.id } }
  return (
    <ReasonDialog
      title={t`Set the payment aside`}
      text={t`It pays no invoice, for example interest or a refund. No invoice is changed.`}
      action={(reason) => api.POST('/admin/payments/{id}/dismiss', { params, body: { reason } })}
      done={t`The payment was set aside.`}
      onClose={onClose}
    />
  )
}

type Open = 'assign' | 'dismiss' | 'reopen'

/** What can be decided about a payment. */
const PaymentActions = ({ payment }: { payment: BankPayment }) => {
  const { t } = useLingui()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  // Paid back by a refund of its order.
  if (payment.method === 'card') return null
  if (payment.state !== 'open')
    return (
      <>
        <Button size="small" onClick={() => setOpen('reopen')}>
          {payment.method === 'bank' ? t`Undo` : t`Delete`}
        </Button>
        {open === 'reopen' && <UndoDialog payment={payment} onClose={close} />}
      </>
    )
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {payment.currency === 'CHF' && (
        <Button size="small" variant="outlined" onClick={() => setOpen('assign')}>
          {t`Assign`}
        </Button>
      )}
      <Button size="small" onClick={() => setOpen('dismiss')}>
        {t`Set aside`}
      </Button>
      {open === 'assign' && <AssignDialog payment={payment} onClose={close} />}
      {open === 'dismiss' && <DismissDialog payment={payment} onClose={close} />}
    </Stack>
  )
}

const State = ({ state, problem, invoice, note, ...payment }: BankPayment) => {
  const { t } = useLingui()
  const overpaid = moneyText(payment.overpaid)
  if (state === 'matched' && invoice)
    return (
      <Box>
        <MuiLink component={Link} to={`/orders/${invoice.orderId}/show`}>
          {t`Invoice ${invoice.number}, order ${invoice.orderNumber}`}
        </MuiLink>
        {Number(payment.overpaid) > 0 && (
          <Box sx={{ color: 'warning.main' }}>{t`To pay back: ${overpaid}`}</Box>
        )}
        {note && <Box sx={{ color: 'text.secondary' }}>{note}</Box>}
      </Box>
    )
  return (
    <Box>
      <Box sx={{ color: state === 'open' ? 'warning.main' : 'text.secondary', fontWeight: 500 }}>
        {t(
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

const anywhere = { overflowWrap: 'anywhere' } as const

const Payer = ({ payer, message, method, author }: BankPayment) => {
  const { t } = useLingui()
  const entered = [t(methodTexts[method]), author].filter(Boolean).join(', ')
  return <TwoLines first={payer || '–'} second={method === 'bank' ? message : entered} />
}

const amountOf = ({ amount, currency }: BankPayment) => moneyText(amount, currency)

const Col = ListCol<'payments'>

/** The payments of the bank; first those that are to be decided. */
export const PaymentList = () => {
  const { t } = useLingui()
  const filters = [
    choiceFilter<'payments'>(
      'state',
      t`State`,
      { ...stateTexts, overpaid: overpaidText },
      { emptyText: t`All` },
    ),
    searchFilter(t`Payer, message or amount`),
  ]
  return (
    <ListScreen
      filters={filters}
      filterDefaults={{ state: 'open' }}
      actions={<Actions />}
      rowClick={false}
      sort={{ field: 'date', order: 'DESC' }}
      nothing={t`There are no payments yet. Import a bank statement with the button above.`}
      noMatch={t`No payment here. Import a bank statement, or choose another state.`}
    >
      <Col source="date" label={t`Date`} render={({ valueOn }) => dateText(valueOn)} />
      <Col source="payer" label={t`Payer`} sx={anywhere} render={cell(Payer)} />
      <Col source="amount" label={t`Amount`} align="right" render={amountOf} />
      <Col source="state" label={t`State`} render={cell(State)} />
      <Col
        disableSort
        label={t`Actions`}
        render={(payment) => <PaymentActions payment={payment} />}
      />
    </ListScreen>
  )
}
