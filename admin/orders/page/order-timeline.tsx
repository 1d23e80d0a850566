import { useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { moneyText } from '../../i18n/money-text.ts'
import { dateText, timeText } from '../../i18n/swiss-time.ts'
import type { AdminOrder } from '../order.ts'
import { statusNames } from '../order-texts.ts'

type Entry = { key: string; at: string; time: string; text: string; detail: string }

const useEntries = (order: AdminOrder): Entry[] => {
  const { t, i18n } = useLingui()
  const { invoice } = order
  const events = order.events.map(({ id, at, status, note, author }, index) => ({
    key: id,
    at,
    time: timeText(at),
    text: index === 0 ? t`Order received` : i18n._(statusNames[status]),
    detail: [author, note].filter(Boolean).join(': '),
  }))
  const invoices = invoice
    ? [
        {
          key: 'invoice',
          at: invoice.issuedAt,
          time: timeText(invoice.issuedAt),
          text: t`Invoice ${invoice.number} issued`,
          detail: moneyText(invoice.total),
        },
      ]
    : []
  const credits = order.creditNotes.map(({ number, issuedAt, total }) => ({
    key: `credit-note-${number}`,
    at: issuedAt,
    time: timeText(issuedAt),
    text: t`Credit note ${number} issued`,
    detail: moneyText(total),
  }))
  const payments = order.payments.map(({ id, valueOn, amount, payer }) => ({
    key: id,
    at: `${valueOn}T00:00:00Z`,
    time: dateText(valueOn),
    text: t`Payment received`,
    detail: [moneyText(amount), payer].filter(Boolean).join(', '),
  }))
  const isPaidOtherwise = invoice?.paidAt && order.payments.length === 0
  const paid = isPaidOtherwise
    ? [
        {
          key: 'paid',
          at: invoice.paidAt ?? '',
          time: dateText(invoice.paidAt ?? ''),
          text: t`Invoice marked as paid`,
          detail: '',
        },
      ]
    : []
  return [...events, ...invoices, ...credits, ...payments, ...paid].toSorted((a, b) =>
    b.at.localeCompare(a.at),
  )
}

/** What happened to an order, the newest first. */
export const OrderTimeline = ({ order }: { order: AdminOrder }) => (
  <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {useEntries(order).map(({ key, time, text, detail }) => (
      <Box
        component="li"
        key={key}
        sx={{ display: 'grid', gridTemplateColumns: '9.5rem 1fr', gap: 1, py: 0.75 }}
      >
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {time}
        </Typography>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: 500 }}>
            {text}
          </Typography>
          {detail && (
            <Typography
              variant="body2"
              sx={{ color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
            >
              {detail}
            </Typography>
          )}
        </Box>
      </Box>
    ))}
  </Box>
)
