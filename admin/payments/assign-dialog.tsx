import { useLingui } from '@lingui/react/macro'
import {
  Alert,
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
import { CheckField } from '../screen/choices.tsx'
import { ActionDialog } from '../screen/confirm-dialog.tsx'
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
      return t`Invoice ${number} is no longer paid: ${difference} is due again.`
    if (left === 0) return t`Invoice ${number} is paid. An order waiting for it will be processed.`
    if (left < 0)
      return t`Invoice ${number} is paid. The customer has paid ${difference} too much: please transfer it back.`
    return settles
      ? t`Invoice ${number} counts as paid; ${difference} has been waived.`
      : t`Invoice ${number} remains unpaid: ${difference} is still due.`
  }
  return (
    <Alert severity={left === 0 ? 'success' : 'warning'} aria-live="polite">
      {text()}
    </Alert>
  )
}

type ChoiceProps = { invoice: DueInvoice; isChosen: boolean; onChoose: () => void }

const Choice = ({ invoice, isChosen, onChoose }: ChoiceProps) => {
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

type AssignDialogProps = { payment: BankPayment; onClose: () => void }

/** Assigns a payment to an invoice by hand. */
export const AssignDialog = ({ payment, onClose }: AssignDialogProps) => {
  const { t } = useLingui()
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

  const number = chosen?.number ?? 0
  const body = { invoice: number, settles }
  return (
    <ActionDialog
      title={t`Assign ${amount}`}
      content={
        <>
          <Typography sx={{ color: 'text.secondary' }}>
            {[payer, payment.message].filter(Boolean).join(' · ')}
          </Typography>
          <TextField
            label={t`Search for an invoice`}
            helperText={t`Invoice or order number, or customer’s name`}
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
            <CheckField
              label={t`Mark the invoice as paid and waive the rest`}
              isChecked={settles}
              onChange={setSettles}
            />
          )}
          {chosen && <AssignConsequence payment={payment} invoice={chosen} settles={settles} />}
        </>
      }
      confirm={t`Assign the payment`}
      isReady={chosen !== undefined}
      action={() => api.POST('/admin/payments/{id}/assign', { params, body })}
      done={t`The payment was assigned to invoice ${number}.`}
      onClose={onClose}
    />
  )
}
