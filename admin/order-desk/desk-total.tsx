import { useLingui } from '@lingui/react/macro'
import { Alert, LinearProgress, Typography } from '@mui/material'
import { shortDate } from '../../domain/short-date.ts'
import { Sums } from '../orders/lines/sums.tsx'
import type { DeskQuote } from './desk-order.ts'

type Props = {
  quote: DeskQuote | undefined
  /** What was shown before the order was refused, since something has changed. */
  before: DeskQuote | undefined
  error: string | undefined
  isBusy: boolean
}

type AmountProps = { amount: string; before: string | undefined }

const Amount = ({ amount, before }: AmountProps) => (
  <>
    {before !== undefined && before !== amount && (
      <Typography component="del" variant="body2" sx={{ color: 'text.secondary', mr: 1 }}>
        CHF {before}
      </Typography>
    )}
    CHF {amount}
  </>
)

const negative = (amount: string) => (Number(amount) === 0 ? amount : `−${amount}`)

/** What the order will cost this customer. */
export const DeskTotal = ({ quote, before, error, isBusy }: Props) => {
  const { t } = useLingui()
  if (error) return <Alert severity="error">{error}</Alert>
  if (isBusy && !quote) return <LinearProgress />
  if (!quote) return null
  const { discountRate } = quote
  const hasDiscount = [quote, before].some((each) => each && Number(each.discount) !== 0)
  return (
    <Sums
      label={t`Order total`}
      sums={[
        {
          label: t`Items`,
          amount: <Amount amount={quote.subtotal} before={before?.subtotal} />,
        },
        ...(hasDiscount
          ? [
              {
                label: discountRate === '0' ? t`Discount` : t`Discount of ${discountRate}%`,
                amount: (
                  <Amount
                    amount={negative(quote.discount)}
                    before={before && negative(before.discount)}
                  />
                ),
              },
            ]
          : []),
        {
          label: t`Shipping`,
          amount: <Amount amount={quote.shipping} before={before?.shipping} />,
        },
        ...(quote.fee !== '0.00' || (before && before.fee !== '0.00')
          ? [
              {
                label: t`Small-order fee`,
                amount: <Amount amount={quote.fee} before={before?.fee} />,
              },
            ]
          : []),
        {
          label: t`Total`,
          amount: <Amount amount={quote.total} before={before?.total} />,
          isTotal: true,
        },
        ...(quote.dispatchOn
          ? [{ label: t`Promised dispatch`, amount: shortDate(quote.dispatchOn) }]
          : []),
      ]}
    />
  )
}
