import { useLingui } from '@lingui/react/macro'
import {
  Alert,
  Checkbox,
  FormControlLabel,
  List,
  ListItemButton,
  ListItemText,
  Skeleton,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { api } from '../api/client.ts'
import { useSettled } from '../api/use-settled.ts'
import { moneyText } from '../i18n/money-text.ts'
import { dateText } from '../i18n/swiss-time.ts'
import { ConfirmDialog } from '../screen/confirm-dialog.tsx'
import { useAction } from '../screen/use-action.ts'
import type { BankPayment, DueInvoice } from './payment.ts'

/** What is left to be paid afterwards, in centimes; negative if too much was paid. */
const leftAfter = (payment: BankPayment, invoice: DueInvoice): number =>
  Math.round(Number(invoice.due) * 100) - Math.round(Number(payment.amount) * 100)

type ConsequenceProps = { payment: BankPayment; invoice: DueInvoice; settles: boolean }

/** What an assignment does, said before. */
const AssignConsequence = ({ payment, invoice, settles }: ConsequenceProps) => {
  const { t } = useLingui()
  const left = leftAfter(payment, invoice)
  const { number } = invoice
  const difference = moneyText(String(Math.abs(left) / 100))
  const text = () => {
    if (Number(payment.amount) < 0)
      return t`Invoice ${number} is no longer paid: ${difference} are to be paid again.`
    if (left === 0) return t`Invoice ${number} is paid. An order that waits for it is prepared.`
    if (left < 0)
      return t`Invoice ${number} is paid. The customer has paid ${difference} too much: please transfer it back.`
    return settles
      ? t`Invoice ${number} counts as paid; ${difference} are no longer demanded.`
      : t`Invoice ${number} stays unpaid: ${difference} are still to be paid.`
  }
  return (
    <Alert severity={left === 0 ? 'success' : 'warning'} aria-live="polite">
      {text()}
    </Alert>
  )
}

const Choice = ({
  invoice,
  isChosen,
  onChoose,
}: {
  invoice: DueInvoice
  isChosen: boolean
  onChoose: () => void
}) => {
  const { t } = useLingui()
  const { number, orderNumber, customer } = invoice
  const due = moneyText(invoice.due)
  const day = dateText(invoice.dueOn)
  const state = () => {
    if (invoice.isPaid) return t`Order ${orderNumber} · paid`
    return Number(invoice.due) > 0
      ? t`Order ${orderNumber} · ${due} to be paid by ${day}`
      : t`Order ${orderNumber} · nothing to pay`
  }
  return (
    <ListItemButton selected={isChosen} aria-pressed={isChosen} onClick={onChoose}>
      <ListItemText primary={t`Invoice ${number}, ${customer}`} secondary={state()} />
    </ListItemButton>
  )
}

/** Assigns a payment to an invoice by hand. */
export const AssignDialog = ({
  payment,
  onClose,
}: {
  payment: BankPayment
  onClose: () => void
}) => {
  const { t } = useLingui()
  const { perform, isSending } = useAction()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<DueInvoice>()
  const [settles, setSettles] = useState(false)
  const params = { path: { id: payment.id } }
  const { answer: invoices, error } = useSettled(['invoices', payment.id, search], (signal) =>
    api.GET('/admin/payments/{id}/invoices', {
      params: { ...params, query: { search } },
      signal,
    }),
  )
  const amount = moneyText(payment.amount)
  const { payer } = payment

  const assign = async () => {
    if (!chosen) return
    const body = { invoice: chosen.number, settles }
    const { number } = chosen
    const done = t`The payment was assigned to invoice ${number}.`
    if (await perform(api.POST('/admin/payments/{id}/assign', { params, body }), done)) onClose()
  }

  return (
    <ConfirmDialog
      title={t`Assign ${amount}`}
      content={
        <>
          <Typography sx={{ color: 'text.secondary' }}>
            {[payer, payment.message].filter(Boolean).join(' · ')}
          </Typography>
          <TextField
            label={t`Search an invoice`}
            helperText={t`Number of the invoice or order, or name of the customer`}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          {error && <Alert severity="error">{error}</Alert>}
          {!invoices && !error && <Skeleton variant="rounded" height={96} />}
          {invoices?.length === 0 && !error && (
            <Typography>
              {search.trim() === ''
                ? t`No unpaid invoice has this name or amount. Search for a number or a name.`
                : t`No invoice was found. Try another number or name.`}
            </Typography>
          )}
          {invoices && invoices.length > 0 && (
            <List dense disablePadding>
              {invoices.map((invoice) => (
                <Choice
                  key={invoice.number}
                  invoice={invoice}
                  isChosen={chosen?.number === invoice.number}
                  onChoose={() => setChosen(invoice)}
                />
              ))}
            </List>
          )}
          {chosen && leftAfter(payment, chosen) > 0 && Number(payment.amount) > 0 && (
            <FormControlLabel
              control={
                <Checkbox checked={settles} onChange={(_, checked) => setSettles(checked)} />
              }
              label={t`Count the invoice as paid, without the rest`}
            />
          )}
          {chosen && <AssignConsequence payment={payment} invoice={chosen} settles={settles} />}
        </>
      }
      confirm={t`Assign the payment`}
      loading={isSending}
      isReady={chosen !== undefined}
      onConfirm={assign}
      onClose={onClose}
    />
  )
}
