import { useLingui } from '@lingui/react/macro'
import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableRow,
  Typography,
} from '@mui/material'
import { moneyText } from '../../i18n/money-text.ts'
import { HeadRow, TwoLines } from '../../screen/columns.tsx'
import type { AdminOrder } from '../order.ts'

type Line = AdminOrder['line_items'][number]

const plain = { border: 0, py: 0.5, whiteSpace: 'nowrap' }
const strong = { ...plain, fontWeight: 600, fontSize: '1rem' }

type SumProps = { label: string; value: string; isStrong?: boolean }

const Sum = ({ label, value, isStrong = false }: SumProps) => (
  <TableRow>
    <TableCell colSpan={3} align="right" sx={isStrong ? strong : plain}>
      {label}
    </TableCell>
    <TableCell align="right" sx={isStrong ? strong : plain}>
      {value}
    </TableCell>
  </TableRow>
)

const Item = ({ line, left }: { line: Line; left: number | undefined }) => {
  const { t } = useLingui()
  const refunded = line.quantity - (left ?? line.quantity)
  const reference = line.reference
  return (
    <TableRow>
      <TableCell>
        <TwoLines first={line.name} second={line.detail} />
        {line.substances.map((substance) => (
          <Box key={substance} sx={{ color: 'text.secondary', pl: 1.5 }}>
            {substance}
          </Box>
        ))}
        {reference && <Box sx={{ color: 'text.secondary' }}>{t`Reference: ${reference}`}</Box>}
        {refunded > 0 && (
          <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
            {t`${refunded} refunded`}
          </Typography>
        )}
      </TableCell>
      <TableCell align="right">{line.quantity}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {moneyText(line.price)}
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {moneyText(line.total)}
      </TableCell>
    </TableRow>
  )
}

/** Items and amounts of an order. */
export const OrderLines = ({ order }: { order: AdminOrder }) => {
  const { t } = useLingui()
  const { refundable, vat } = order
  const leftOf = (line: Line) =>
    refundable ? (refundable.lines.find((one) => one.line === line.id)?.quantity ?? 0) : undefined
  return (
    <TableContainer>
      <Table size="small">
        <HeadRow names={[t`Item`]} numbers={[t`Quantity`, t`Price`, t`Amount`]} />
        <TableBody>
          {order.line_items.map((line) => (
            <Item key={line.id} line={line} left={leftOf(line)} />
          ))}
          <Sum label={t`Subtotal`} value={moneyText(order.subtotal)} />
          {Number(order.discount) > 0 && (
            <Sum label={t`Discount`} value={moneyText(`-${order.discount}`)} />
          )}
          <Sum label={t`Shipping`} value={moneyText(order.shipping)} />
          <Sum label={t`Total`} value={moneyText(order.total)} isStrong />
          {vat.map(({ rate, vat: amount }) => (
            <Sum key={rate} label={t`VAT ${rate}% included`} value={moneyText(amount)} />
          ))}
          {Number(order.credited) > 0 && (
            <Sum label={t`Amount refunded`} value={moneyText(`-${order.credited}`)} isStrong />
          )}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
