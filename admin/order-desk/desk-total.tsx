import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, LinearProgress, Table, TableBody, TableCell, TableRow } from '@mui/material'
import type { ReactNode } from 'react'
import type { Quote } from './desk-order.ts'

type Props = { quote: Quote | undefined; error: string | undefined; isBusy: boolean }

const Row = ({
  label,
  amount,
  isTotal,
}: {
  label: ReactNode
  amount: string
  isTotal?: boolean
}) => (
  <TableRow>
    <TableCell sx={{ fontWeight: isTotal ? 600 : undefined }}>{label}</TableCell>
    <TableCell align="right" sx={{ fontWeight: isTotal ? 600 : undefined, whiteSpace: 'nowrap' }}>
      CHF {amount}
    </TableCell>
  </TableRow>
)

/** What the order will cost this customer. */
export const DeskTotal = ({ quote, error, isBusy }: Props) => {
  const { t } = useLingui()
  if (error) return <Alert severity="error">{error}</Alert>
  if (isBusy && !quote) return <LinearProgress />
  if (!quote) return null
  const { discountRate } = quote
  return (
    <Table size="small" aria-label={t`Total of the order`}>
      <TableBody>
        <Row label={<Trans>Items</Trans>} amount={quote.subtotal} />
        {discountRate !== '0' && (
          <Row label={<Trans>Discount of {discountRate} %</Trans>} amount={`−${quote.discount}`} />
        )}
        <Row label={<Trans>Shipping</Trans>} amount={quote.shipping} />
        <Row label={<Trans>Total</Trans>} amount={quote.total} isTotal />
      </TableBody>
    </Table>
  )
}
