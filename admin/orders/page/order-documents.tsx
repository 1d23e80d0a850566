import { useLingui } from '@lingui/react/macro'
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import { Button, Stack } from '@mui/material'
import { moneyText } from '../../i18n/money-text.ts'
import { dateText } from '../../i18n/swiss-time.ts'
import { Muted } from '../../screen/facts.tsx'
import type { AdminOrder } from '../order.ts'

const useDocuments = (order: AdminOrder): { name: string; file: string }[] => {
  const { t } = useLingui()
  const { invoice, status, creditNotes } = order
  const isOff = status === 'cancelled' || status === 'failed'
  const number = invoice?.number ?? ''
  return [
    ...(invoice || !isOff ? [{ name: t`Invoice ${number}`, file: 'invoice.pdf' }] : []),
    ...(isOff ? [] : [{ name: t`Delivery note`, file: 'delivery-note.pdf' }]),
    ...creditNotes.map((note) => ({
      name: t`Credit note ${note.number}`,
      file: `credit-note.pdf?number=${note.number}`,
    })),
  ]
}

const InvoiceState = ({ invoice }: AdminOrder) => {
  const { t } = useLingui()
  if (!invoice) return null
  const day = dateText(invoice.paidAt ?? invoice.dueOn)
  const due = moneyText(invoice.due)
  const text = () => {
    if (invoice.paidAt) return t`Invoice paid on ${day}`
    if (Number(invoice.due) === 0) return t`Nothing to pay`
    return invoice.due === invoice.total
      ? t`Invoice not paid, due on ${day}`
      : t`${due} of the invoice not paid, due on ${day}`
  }
  return <Muted>{text()}</Muted>
}

/** PDF files of an order. */
export const OrderDocuments = ({ order }: { order: AdminOrder }) => (
  <Stack sx={{ alignItems: 'start', gap: 0.5 }}>
    {useDocuments(order).map(({ name, file }) => (
      <Button
        key={file}
        href={`/api/shop/orders/${order.id}/${file}`}
        target="_blank"
        rel="noreferrer"
        startIcon={<PdfIcon />}
      >
        {name}
      </Button>
    ))}
    <InvoiceState {...order} />
  </Stack>
)
