import { useLingui } from '@lingui/react/macro'
import CheckCircleIcon from '@mui/icons-material/CheckCircle'
import ErrorIcon from '@mui/icons-material/Error'
import HelpIcon from '@mui/icons-material/Help'
import { Alert, Box, Button, LinearProgress, TextField, Typography } from '@mui/material'
import { LineList } from '../../ui/line-layout.tsx'
import { ArticleLine } from '../orders/lines/article-line.tsx'
import { AddMixture } from './add-mixture.tsx'
import { amountOf, type DeskLine, withLine } from './desk-order.ts'

type Props = {
  text: string
  onChange: (text: string) => void
  lines: readonly DeskLine[] | undefined
  error: string | undefined
  isBusy: boolean
  /** Whether typing starts here. */
  isFirst?: boolean
}

/** What was completed is not ticked as what was written. */
const Sign = ({ status, isCompletedByHabit }: DeskLine) => {
  const { t } = useLingui()
  if (isCompletedByHabit) return <CheckCircleIcon color="disabled" titleAccess={t`Completed`} />
  if (status === 'ok') return <CheckCircleIcon color="success" titleAccess={t`Understood`} />
  if (status === 'ask') return <HelpIcon color="warning" titleAccess={t`A question`} />
  return <ErrorIcon color="error" titleAccess={t`Cannot be ordered`} />
}

const Line = ({ line, onReplace }: { line: DeskLine; onReplace: (text: string) => void }) => {
  const { t } = useLingui()
  const { item, label, text, problems, choices, quantity, price, isCompletedByHabit } = line
  return (
    <ArticleLine
      lead={<Sign {...line} />}
      article={item ?? { name: label || text }}
      remark={
        isCompletedByHabit ? (
          <em>{t`as this customer usually orders it`}</em>
        ) : (
          label && <span className="line-typed">{text}</span>
        )
      }
      quantity={quantity > 1 && (price ? `${quantity} × ${price}` : `× ${quantity}`)}
      amount={amountOf(line)}
    >
      {(problems.length > 0 || choices.length > 0) && (
        <Box sx={{ pt: 0.5 }}>
          {problems.map(({ code, message }) => (
            <Typography
              key={code}
              variant="body2"
              color={line.status === 'ok' ? undefined : 'error'}
            >
              {message}
            </Typography>
          ))}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: choices.length ? 1 : 0 }}>
            {choices.map(({ label: name, text: replacement }) => (
              <Button
                key={replacement}
                size="small"
                variant="outlined"
                onClick={() => onReplace(replacement)}
              >
                {name}
              </Button>
            ))}
          </Box>
        </Box>
      )}
    </ArticleLine>
  )
}

/** The lines as on a prescription pad, and what was understood. */
export const DeskLines = ({ text, onChange, lines, error, isBusy, isFirst = false }: Props) => {
  const { t } = useLingui()
  return (
    <>
      <TextField
        label={t`One item per line`}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        placeholder={'Arnica 30 CH 1 g × 2\nArnica 4 DH + Belladonna 6 DH 60 ml'}
        helperText={t`Remedy, dilution, form, size and quantity, in any order. Abbreviations are understood; what you leave out is completed as this customer usually orders it. A plus sign between spaces makes a mixture.`}
        multiline
        minRows={4}
        maxRows={14}
        fullWidth
        autoFocus={isFirst}
        slotProps={{
          htmlInput: { maxLength: 20_000, spellCheck: false },
          // The examples are visible from the start.
          inputLabel: { shrink: true },
        }}
      />
      <AddMixture onAdd={(line) => onChange(text.trim() ? `${text.trimEnd()}\n${line}` : line)} />
      <Box sx={{ height: 4 }}>{isBusy && <LinearProgress />}</Box>
      {error && <Alert severity="error">{error}</Alert>}
      {lines && lines.length > 0 && (
        <LineList aria-label={t`Order items`} aria-live="polite">
          {lines.map((line) => (
            <Line
              key={line.line}
              line={line}
              onReplace={(replacement) => onChange(withLine(text, line.line, replacement))}
            />
          ))}
        </LineList>
      )}
    </>
  )
}
