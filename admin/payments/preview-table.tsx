import { Trans, useLingui } from '@lingui/react/macro'
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
import type { PreviewRow } from './payment.ts'
import { problemTexts } from './payment-texts.ts'

const Result = ({ row }: { row: PreviewRow }) => {
  const { t, i18n } = useLingui()
  const { invoice, problem, isKnown } = row
  if (isKnown) return t`Reported before: counts once`
  if (!problem) return null
  const due = invoice ? moneyText(invoice.due) : ''
  return (
    <Box>
      <Box sx={{ color: 'warning.main', fontWeight: 500 }}>{i18n._(problemTexts[problem])}</Box>
      {invoice && !invoice.isPaid && (
        <Box sx={{ color: 'text.secondary' }}>{t`${due} are to be paid`}</Box>
      )}
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
        <Box sx={{ fontWeight: 500 }}>{row.payer || '–'}</Box>
        <Box sx={{ color: 'text.secondary' }}>{row.message}</Box>
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
export const PreviewTable = ({ rows }: { rows: readonly PreviewRow[] }) => (
  <TableContainer sx={{ maxHeight: '60vh' }}>
    <Table size="small" stickyHeader>
      <TableHead>
        <TableRow>
          <TableCell>
            <Trans>Date</Trans>
          </TableCell>
          <TableCell>
            <Trans>Payer</Trans>
          </TableCell>
          <TableCell align="right">
            <Trans>Amount</Trans>
          </TableCell>
          <TableCell>
            <Trans>What happens</Trans>
          </TableCell>
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
