import { useLingui } from '@lingui/react/macro'
import CheckCircleIcon from '@mui/icons-material/CheckCircle'
import ErrorIcon from '@mui/icons-material/Error'
import HelpIcon from '@mui/icons-material/Help'
import {
  Alert,
  Box,
  Button,
  LinearProgress,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { HeadRow } from '../screen/columns.tsx'
import { type DeskLine, withLine } from './desk-order.ts'

type Props = {
  text: string
  onChange: (text: string) => void
  lines: readonly DeskLine[] | undefined
  error: string | undefined
  isBusy: boolean
}

const Sign = ({ status }: { status: DeskLine['status'] }) => {
  const { t } = useLingui()
  if (status === 'ok') return <CheckCircleIcon color="success" titleAccess={t`Understood`} />
  if (status === 'ask') return <HelpIcon color="warning" titleAccess={t`A question`} />
  return <ErrorIcon color="error" titleAccess={t`Cannot be ordered`} />
}

const Line = ({ line, onReplace }: { line: DeskLine; onReplace: (text: string) => void }) => (
  <TableRow>
    <TableCell sx={{ width: '2.5rem' }}>
      <Sign status={line.status} />
    </TableCell>
    <TableCell>
      {line.label && <Typography>{line.label}</Typography>}
      <Typography {...(line.label && { variant: 'body2', color: 'textSecondary' })}>
        {line.text}
      </Typography>
      {line.problems.map(({ code, message }) => (
        <Typography key={code} variant="body2" color={line.status === 'ok' ? undefined : 'error'}>
          {message}
        </Typography>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: line.choices.length ? 1 : 0 }}>
        {line.choices.map(({ label, text }) => (
          <Button key={text} size="small" variant="outlined" onClick={() => onReplace(text)}>
            {label}
          </Button>
        ))}
      </Box>
    </TableCell>
    <TableCell align="right">{line.quantity}</TableCell>
    <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
      {line.price ? `CHF ${line.price}` : '–'}
    </TableCell>
  </TableRow>
)

/** The lines as on a prescription pad, and what was understood. */
export const DeskLines = ({ text, onChange, lines, error, isBusy }: Props) => {
  const { t } = useLingui()
  return (
    <>
      <TextField
        label={t`One item per line`}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        placeholder={'Arnica 30 CH 1 g × 2\nNat-m 200 CH 4 g'}
        helperText={t`Remedy, dilution, form, size and quantity, in any order. Abbreviations are understood; what you leave out is completed as this customer usually orders it.`}
        multiline
        minRows={4}
        maxRows={14}
        fullWidth
        slotProps={{
          htmlInput: { maxLength: 20_000, spellCheck: false },
          // The examples are visible from the start.
          inputLabel: { shrink: true },
        }}
      />
      <Box sx={{ height: 4 }}>{isBusy && <LinearProgress />}</Box>
      {error && <Alert severity="error">{error}</Alert>}
      {lines && lines.length > 0 && (
        <TableContainer>
          <Table size="small" aria-label={t`Order items`}>
            <HeadRow names={['', t`Product`]} numbers={[t`Quantity`, t`Price each`]} />
            <TableBody aria-live="polite">
              {lines.map((line) => (
                <Line
                  key={line.line}
                  line={line}
                  onReplace={(replacement) => onChange(withLine(text, line.line, replacement))}
                />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </>
  )
}
