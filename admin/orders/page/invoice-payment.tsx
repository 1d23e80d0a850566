import { useLingui } from '@lingui/react/macro'
import DeleteIcon from '@mui/icons-material/Delete'
import { Alert, Box, Button, IconButton, TextField } from '@mui/material'
import { useState } from 'react'
import { isFormerOrder } from '../../../domain/order/order-status.ts'
import { api } from '../../api/client.ts'
import { moneyText } from '../../i18n/money-text.ts'
import { dateText, dayText, today } from '../../i18n/swiss-time.ts'
import { methodTexts } from '../../payments/payment-texts.ts'
import { UndoDialog } from '../../payments/undo-dialog.tsx'
import { ChoiceField } from '../../screen/choices.tsx'
import { ActionDialog } from '../../screen/confirm-dialog.tsx'
import { ConfirmedButton } from '../../screen/confirmed-button.tsx'
import { Muted } from '../../screen/facts.tsx'
import type { AdminOrder } from '../order.ts'

const methods = ['cash', 'other'] as const

/** In CHF, as the API writes it: what is due, or negative what is to be paid back. */
const openAmount = ({ invoice, status, total, channel }: AdminOrder): string => {
  const isOff = status === 'cancelled' || status === 'failed' || isFormerOrder({ channel })
  if (!invoice) return isOff ? '0.00' : total
  return Number(invoice.overpaid) > 0 ? `-${invoice.overpaid}` : invoice.due
}

type EntryDialogProps = { order: AdminOrder; amount: string; onClose: () => void }

/** Enters a payment that no statement of the bank reports, or that money was paid back. */
const EntryDialog = ({ order, amount, onClose }: EntryDialogProps) => {
  const { t } = useLingui()
  const [method, setMethod] = useState<(typeof methods)[number]>('cash')
  const [valueOn, setValueOn] = useState(today())
  const [note, setNote] = useState('')
  const isBack = Number(amount) < 0
  const shown = moneyText(amount.replace('-', ''))
  const startsPreparation =
    order.payment !== 'invoice' && ['pending', 'on-hold', 'failed'].includes(order.status)
  const init = { params: { path: { id: order.id } }, body: { method, valueOn, note, amount } }
  return (
    <ActionDialog
      title={isBack ? t`Money paid back: ${shown}` : t`Mark the invoice as paid: ${shown}`}
      maxWidth="xs"
      content={
        <>
          {!isBack && startsPreparation && (
            <Alert severity="info">
              {t`The order will be prepared, and the customer will be told by e-mail.`}
            </Alert>
          )}
          <ChoiceField
            label={t`How it was paid`}
            value={method}
            values={methods}
            nameOf={(one) => t(methodTexts[one])}
            onChange={setMethod}
          />
          <TextField
            type="date"
            label={t`Date`}
            value={valueOn}
            onChange={({ target }) => setValueOn(target.value)}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today() } }}
          />
          <TextField
            label={t`Note (optional)`}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </>
      }
      confirm={isBack ? t`Enter as paid back` : t`Mark as paid`}
      isForm
      isReady={valueOn !== '' && valueOn <= today()}
      action={() => api.POST('/admin/orders/{id}/payments', init)}
      done={isBack ? t`The money was entered as paid back.` : t`The invoice is paid.`}
      onClose={onClose}
    />
  )
}

const useStateText = ({ invoice }: AdminOrder) => {
  const { t } = useLingui()
  if (!invoice) return undefined
  const day = dateText(invoice.paidAt ?? invoice.dueOn)
  const due = moneyText(invoice.due)
  if (invoice.paidAt) return t`Invoice paid on ${day}`
  if (Number(invoice.due) === 0) return t`Nothing to pay`
  return invoice.due === invoice.total
    ? t`Invoice not paid, due on ${day}`
    : t`${due} of the invoice not paid, due on ${day}`
}

/** Payments by card or TWINT that wait, and refunds by card. */
const OnlinePayments = ({ order: { id, onlinePayments } }: { order: AdminOrder }) => {
  const { t } = useLingui()
  const change = (paymentId: string, action: 'retry' | 'paid-back') =>
    api.POST(`/admin/orders/{id}/online-payments/{paymentId}/${action}`, {
      params: { path: { id, paymentId } },
    })
  return onlinePayments.map((payment) => {
    const amount = moneyText(payment.amount)
    const day = dateText(payment.at)
    const texts: Partial<Record<typeof payment.state, string>> = {
      open: t`Payment page for ${amount} opened on ${day}, not paid yet`,
      'refund-due': t`${amount} is being paid back by card or TWINT`,
      refunded: t`${amount} paid back by card or TWINT on ${day}`,
    }
    const { problem } = payment
    if (payment.paidBackAt) {
      const paidBackOn = dateText(payment.paidBackAt)
      return <Muted key={payment.id}>{t`${amount} paid back otherwise on ${paidBackOn}`}</Muted>
    }
    return payment.state === 'refund-failed' ? (
      <Alert key={payment.id} severity="error">
        {t`Stripe could not pay back ${amount} (${problem}). If it is refused again, pay the money back by the bank.`}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', mt: 0.5 }}>
          <ConfirmedButton
            label={t`Try again`}
            action={() => change(payment.id, 'retry')}
            done={t`The refund is sent again within a minute.`}
          />
          {!payment.isOfCredit && (
            <ConfirmedButton
              label={t`Enter as paid back`}
              action={() => change(payment.id, 'paid-back')}
              done={t`The money was entered as paid back.`}
            />
          )}
        </Box>
      </Alert>
    ) : (
      texts[payment.state] && <Muted key={payment.id}>{texts[payment.state]}</Muted>
    )
  })
}

/** Whether the invoice of an order is paid, and what the staff enter about it. */
export const InvoicePayment = ({ order }: { order: AdminOrder }) => {
  const { t } = useLingui()
  const [isEntering, setIsEntering] = useState(false)
  const [undone, setUndone] = useState<AdminOrder['payments'][number]>()
  const state = useStateText(order)
  const amount = openAmount(order)
  const overpaid = moneyText(order.invoice?.overpaid ?? '0.00')
  const isBack = Number(amount) < 0
  const isRefundDue = order.onlinePayments.some((payment) => payment.state === 'refund-due')
  return (
    <>
      {state && <Muted>{state}</Muted>}
      {isBack && !isRefundDue && <Alert severity="warning">{t`To pay back: ${overpaid}`}</Alert>}
      {order.payments
        .filter(({ method }) => method !== 'bank')
        .map((payment) => (
          <Box key={payment.id} sx={{ display: 'flex', width: '100%', alignItems: 'center' }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {[
                t(methodTexts[payment.method]),
                dayText(payment.valueOn),
                moneyText(payment.amount),
                payment.note,
              ]
                .filter(Boolean)
                .join(', ')}
            </Box>
            {payment.method !== 'card' && (
              <IconButton
                size="small"
                aria-label={t`Delete the payment`}
                onClick={() => setUndone(payment)}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            )}
          </Box>
        ))}
      <OnlinePayments order={order} />
      {Number(amount) !== 0 && !(isBack && isRefundDue) && (
        <Button variant="outlined" size="small" onClick={() => setIsEntering(true)}>
          {isBack ? t`Enter as paid back` : t`Mark as paid`}
        </Button>
      )}
      {isEntering && (
        <EntryDialog order={order} amount={amount} onClose={() => setIsEntering(false)} />
      )}
      {undone && <UndoDialog payment={undone} onClose={() => setUndone(undefined)} />}
    </>
  )
}
