import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
} from '@mui/material'
import { moneyText } from '../../i18n/money-text.ts'
import type { AdminOrder } from '../order.ts'

type RefundQuantitiesProps = {
  order: AdminOrder
  quantities: Readonly<Record<number, number>>
  onChange: (line: number, quantity: number) => void
}

/** How much of each line is refunded. */
export const RefundQuantities = ({ order, quantities, onChange }: RefundQuantitiesProps) => {
  const { t } = useLingui()
  const leftOf = (line: number) =>
    order.refundable?.lines.find((one) => one.line === line)?.quantity ?? 0
  return (
    <TableContainer>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t`Item`}</TableCell>
            <TableCell align="right">{t`Price`}</TableCell>
            <TableCell align="right">{t`Can be refunded`}</TableCell>
            <TableCell align="right">{t`To refund`}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {order.line_items.map(({ id, name, detail, price }) => {
            const item = [name, detail].filter(Boolean).join(', ')
            const left = leftOf(id)
            const quantity = quantities[id] ?? 0
            return (
              <TableRow key={id}>
                <TableCell>
                  <Box sx={{ fontWeight: 500 }}>{name}</Box>
                  <Box sx={{ color: 'text.secondary' }}>{detail}</Box>
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {moneyText(price)}
                </TableCell>
                <TableCell align="right">{left}</TableCell>
                <TableCell align="right">
                  <TextField
                    type="number"
                    value={quantity}
                    disabled={left === 0}
                    onChange={({ target }) => {
                      onChange(id, Math.max(Math.floor(Number(target.value)) || 0, 0))
                    }}
                    onFocus={({ target }) => target.select()}
                    error={quantity > left}
                    helperText={
                      quantity > left &&
                      t`${plural(left, { one: 'Only # is left', other: 'Only # are left' })}`
                    }
                    slotProps={{
                      htmlInput: { min: 0, max: left, 'aria-label': t`Refund of ${item}` },
                      formHelperText: { role: 'alert', sx: { mx: 0 } },
                    }}
                    sx={{ width: '7.5rem' }}
                  />
                </TableCell>
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
