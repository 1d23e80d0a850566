import { useLingui } from '@lingui/react/macro'
import {
  Alert,
  LinearProgress,
  Table,
  TableBody,
  TableCell,
  TableRow,
  Typography,
} from '@mui/material'
import type { ReactNode } from 'react'
import type { DeskQuote } from './desk-order.ts'

type Props = {
  quote: DeskQuote | undefined
  /** What was shown before the order was refused, since something has changed. */
  before: DeskQuote | undefined
  error: string | undefined
  isBusy: boolean
}

type RowProps = { label: ReactNode; amount: string; before: string | undefined; isTotal?: boolean }

const Row = ({ label, amount, before, isTotal }: RowProps) => (
  <TableRow>
    <TableCell sx={{ fontWeight: isTotal ? 600 : undefined }}>{label}</TableCell>
    <TableCell align="right" sx={{ fontWeight: isTotal ? 600 : undefined, whiteSpace: 'nowrap' }}>
      {before !== undefined && before !== amount && (
        <Typography component="del" variant="body2" sx={{ color: 'text.secondary', mr: 1 }}>
          CHF {before}
        </Typography>
      )}
      CHF {amount}
    </TableCell>
  </TableRow>
)

const negative = (amount: string) => (Number(amount) === 0 ? amount : `−${amount}`)

/** What the order will cost this customer. */
export const DeskTotal = ({ quote, before, error, isBusy }: Props) => {
  const { t } = useLingui()
  if (error) return <Alert severity="error">{error}</Alert>
  if (isBusy && !quote) return <LinearProgress />
  if (!quote) return null
  const { discountRate } = quote
  return (
    <Table size="small" aria-label={t`Total of the order`}>
      <TableBody>
        <Row label={t`Items`} amount={quote.subtotal} before={before?.subtotal} />
        {(discountRate !== '0' || (before && before.discountRate !== '0')) && (
          <Row
            label={t`Discount of ${discountRate}%`}
            amount={negative(quote.discount)}
            before={before && negative(before.discount)}
          />
        )}
        <Row label={t`Shipping`} amount={quote.shipping} before={before?.shipping} />
        <Row label={t`Total`} amount={quote.total} before={before?.total} isTotal />
      </TableBody>
    </Table>
  )
}
