import { useLingui } from '@lingui/react/macro'
import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material'
import { moneyText } from '../i18n/money-text.ts'
import { dateText } from '../i18n/swiss-time.ts'
import { TwoLines } from '../screen/columns.tsx'
import type { PreviewRow } from './payment.ts'
import { problemTexts } from './payment-texts.ts'

const Result = ({ row }: { row: PreviewRow }) => {
  const { t } = useLingui()
  const { invoice, problem, isKnown } = row
  if (isKnown) return t`Reported before: counts once`
  if (!problem) return null
  const due = invoice ? moneyText(invoice.due) : ''
  return (
    <Box>
      <Box sx={{ color: 'warning.main', fontWeight: 500 }}>{t(problemTexts[problem])}</Box>
      {invoice && !invoice.isPaid && <Box sx={{ color: 'text.secondary' }}>{t`${due} is due`}</Box>}
    </Box>
  )
}

const Row = ({ row }: { row: PreviewRow }) => {
  const { t } = useLingui()
  const { invoice, problem, isKnown } = row
  const number = invoice?.number ?? 0
  return (
    <TableRow>
      <TableCell>{dateText(row.valueOn)}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        <TwoLines first={row.payer || '–'} second={row.message} />
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {moneyText(row.amount, row.currency)}
      </TableCell>
      <TableCell>
        {invoice && <Box>{t`Invoice ${number}, ${invoice.customer}`}</Box>}
        {!problem && !isKnown && (
          <Box sx={{ color: 'success.main', fontWeight: 500 }}>{t`Will be marked as paid`}</Box>
        )}
        <Result row={row} />
      </TableCell>
    </TableRow>
  )
}

/** The payments of a file: first those that are to be decided. */
export const PreviewTable = ({ rows }: { rows: readonly PreviewRow[] }) => {
  const { t } = useLingui()
  return (
    <TableContainer sx={{ maxHeight: '60vh' }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{t`Date`}</TableCell>
            <TableCell>{t`Payer`}</TableCell>
            <TableCell align="right">{t`Amount`}</TableCell>
            <TableCell>{t`What happens`}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
