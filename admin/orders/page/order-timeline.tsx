import { useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { orderStatusNames } from '../../../messages/account/order-states.ts'
import { labelled } from '../../../messages/labelled.ts'
import { moneyText } from '../../i18n/money-text.ts'
import { dateText, dayText, timeText } from '../../i18n/swiss-time.ts'
import { methodTexts } from '../../payments/payment-texts.ts'
import type { AdminOrder } from '../order.ts'

type Entry = { key: string; at: string; time: string; text: string; detail: string }

/** An event at an instant, or on a day where only the day is known. */
const entry = (key: string | number, at: string, text: string, detail = ''): Entry => {
  const isDay = at.length === 10
  return { key: `${key}`, at, time: isDay ? dayText(at) : timeText(at), text, detail }
}

const useEntries = (order: AdminOrder): Entry[] => {
  const { t } = useLingui()
  const { invoice, events, versions, creditNotes, payments } = order
  return [
    ...events.map(({ id, at, status, note, author }, index) => {
      const text = index === 0 ? t`Order received` : t(orderStatusNames[status])
      return entry(id, at, text, author && note ? t(labelled(author, note)) : author || note)
    }),
    ...versions.map(({ version, replacedAt, author, changes }) => {
      const listed = changes.map((one) => `– ${one}`)
      return entry(
        `version ${version}`,
        replacedAt,
        t`Order changed`,
        [author, ...listed].join('\n'),
      )
    }),
    ...(invoice
      ? [
          entry(
            'invoice',
            invoice.issuedAt,
            t`Invoice ${invoice.number} issued`,
            moneyText(invoice.total),
          ),
        ]
      : []),
    ...creditNotes.map(({ number, issuedAt, total, author }) =>
      entry(
        `note ${number}`,
        issuedAt,
        t`Credit note ${number} issued`,
        [moneyText(total), author].filter(Boolean).join(', '),
      ),
    ),
    ...payments.map(({ id, valueOn, amount, payer, method, note, author }) => {
      const by = method === 'bank' ? [payer] : [t(methodTexts[method]), author, note]
      const text = method !== 'bank' && Number(amount) < 0 ? t`Paid back` : t`Payment received`
      return entry(id, valueOn, text, [moneyText(amount), ...by].filter(Boolean).join(', '))
    }),
    ...(invoice?.paidAt && payments.length === 0
      ? [
          {
            ...entry('paid', invoice.paidAt, t`Invoice marked as paid`),
            time: dateText(invoice.paidAt),
          },
        ]
      : []),
  ].toSorted((a, b) => b.at.localeCompare(a.at))
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
