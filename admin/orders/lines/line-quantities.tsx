import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Table, TableBody, TableCell, TableContainer, TableRow, TextField } from '@mui/material'
import { HeadRow, TwoLines } from '../../screen/columns.tsx'
import type { AdminOrder } from '../order.ts'

/** Pieces by line. */
export type Quantities = Readonly<Record<number, number>>

type LinePieces = { line: number; quantity: number }

/** The lines of which pieces are chosen; `isTooMuch`: of one more than are left. */
export const chosenLines = (quantities: Quantities, left: readonly LinePieces[]) => ({
  lines: Object.entries(quantities).flatMap(([line, quantity]) =>
    quantity > 0 ? [{ line: Number(line), quantity }] : [],
  ),
  isTooMuch: left.some(({ line, quantity }) => (quantities[line] ?? 0) > quantity),
})

type LineQuantitiesProps = {
  lines: AdminOrder['line_items']
  left: readonly LinePieces[]
  /** A column of the lines, those of what is left and of the fields, and the name of a field. */
  names: { extra?: string; left: string; chosen: string; field: (item: string) => string }
  extraOf?: (line: AdminOrder['line_items'][number]) => string
  quantities: Quantities
  onChange: (quantities: Quantities) => void
}

/** Chooses pieces of the lines of an order. */
export const LineQuantities = (props: LineQuantitiesProps) => {
  const { lines, names, extraOf, quantities, onChange } = props
  const { t } = useLingui()
  const leftOf = (line: number) => props.left.find((one) => one.line === line)?.quantity ?? 0
  const firstLeft = lines.find(({ id }) => leftOf(id) > 0)
  const numbers = [...(names.extra ? [names.extra] : []), names.left, names.chosen]
  return (
    <TableContainer>
      <Table size="small" sx={{ '& th, & td': { px: { xs: 0.5, sm: 2 } } }}>
        <HeadRow names={[t`Item`]} numbers={numbers} />
        <TableBody>
          {lines.map((line) => {
            const { id, name, detail } = line
            const left = leftOf(id)
            const quantity = quantities[id] ?? 0
            return (
              <TableRow key={id}>
                <TableCell>
                  <TwoLines first={name} second={detail} />
                </TableCell>
                {extraOf && (
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                    {extraOf(line)}
                  </TableCell>
                )}
                <TableCell align="right">{left}</TableCell>
                <TableCell align="right">
                  <TextField
                    type="number"
                    value={quantity}
                    disabled={left === 0}
                    autoFocus={line === firstLeft}
                    onChange={({ target }) => {
                      const pieces = Math.max(Math.floor(Number(target.value)) || 0, 0)
                      onChange({ ...quantities, [id]: pieces })
                    }}
                    onFocus={({ target }) => target.select()}
                    error={quantity > left}
                    helperText={
                      quantity > left &&
                      t`${plural(left, { one: 'Only # is left', other: 'Only # are left' })}`
                    }
                    slotProps={{
                      htmlInput: {
                        ...{ min: 0, max: left },
                        'aria-label': names.field([name, detail].filter(Boolean).join(', ')),
                      },
                      formHelperText: { role: 'alert', sx: { mx: 0 } },
                    }}
                    sx={{ width: { xs: '5rem', sm: '7.5rem' } }}
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
