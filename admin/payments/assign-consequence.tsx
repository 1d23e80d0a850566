import { useLingui } from '@lingui/react/macro'
import { Alert } from '@mui/material'
import { moneyText } from '../i18n/money-text.ts'
import type { BankPayment, DueInvoice } from './payment.ts'

/** What is left to be paid afterwards, in centimes; negative if too much was paid. */
export const leftAfter = (payment: BankPayment, invoice: DueInvoice): number =>
  Math.round(Number(invoice.due) * 100) - Math.round(Number(payment.amount) * 100)

type ConsequenceProps = { payment: BankPayment; invoice: DueInvoice; settles: boolean }

/** What an assignment does, said before. */
export const AssignConsequence = ({ payment, invoice, settles }: ConsequenceProps) => {
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
