import { useLingui } from '@lingui/react/macro'
import { Box } from '@mui/material'
import { formatFrancs, parsePercent, parsePrice } from '../../../domain/money.ts'
import { reasonMessages } from '../../../messages/shop/order-charges.ts'
import { LineList } from '../../../ui/line-layout.tsx'
import { moneyText } from '../../i18n/money-text.ts'
import { ArticleLine } from '../lines/article-line.tsx'
import { Sums } from '../lines/sums.tsx'
import type { AdminOrder } from '../order.ts'

type Line = AdminOrder['line_items'][number]

const Item = ({ line, left }: { line: Line; left: number | undefined }) => {
  const { t } = useLingui()
  const { reference, quantity, price, reason } = line
  const reduced = {
    reason,
    discountRate: parsePercent(line.discount_rate ?? '0'),
    listPrice: parsePrice(line.list_price ?? '0'),
  }
  const reasons = reasonMessages(reduced, formatFrancs)
  const refunded = quantity - (left ?? quantity)
  return (
    <ArticleLine
      article={line}
      notes={
        (reference || reason || refunded > 0) && (
          <>
            {reasons.map(t).join()}
            {reference && <div>{t`Reference: ${reference}`}</div>}
            {refunded > 0 && (
              <Box sx={{ color: 'warning.main', fontWeight: 600 }}>{t`${refunded} refunded`}</Box>
            )}
          </>
        )
      }
      quantity={quantity > 1 ? `${quantity} × ${price}` : undefined}
      amount={line.total}
    />
  )
}

/** Items and amounts of an order, in CHF. */
export const OrderLines = ({ order }: { order: AdminOrder }) => {
  const { t } = useLingui()
  const { refundable, vat, discount, credited } = order
  const leftOf = (line: Line) =>
    refundable ? (refundable.lines.find((one) => one.line === line.id)?.quantity ?? 0) : undefined
  return (
    <>
      <LineList aria-label={t`Order items`}>
        {order.line_items.map((line) => (
          <Item key={line.id} line={line} left={leftOf(line)} />
        ))}
      </LineList>
      <Box sx={{ mt: 2 }}>
        <Sums
          label={t`Order total`}
          sums={[
            { label: t`Subtotal`, amount: moneyText(order.subtotal) },
            ...(Number(discount) > 0
              ? [{ label: t`Discount`, amount: moneyText(`-${discount}`) }]
              : []),
            { label: t`Shipping`, amount: moneyText(order.shipping) },
            ...(Number(order.fee) > 0
              ? [{ label: t`Small-order fee`, amount: moneyText(order.fee) }]
              : []),
            { label: t`Total`, amount: moneyText(order.total), isTotal: true },
            ...vat.map(({ rate, vat: amount }) => ({
              label: t`VAT ${rate}% included`,
              amount: moneyText(amount),
            })),
            ...(Number(credited) > 0
              ? [{ label: t`Amount refunded`, amount: moneyText(`-${credited}`), isTotal: true }]
              : []),
          ]}
        />
      </Box>
    </>
  )
}
