import { useLingui } from '@lingui/react/macro'
import { MenuItem, TextField } from '@mui/material'

type SheetChoiceProps = {
  /** The visible sheets of the workbook. */
  sheets: readonly string[]
  /** '' for the first. */
  value: string
  onChange: (sheet: string) => void
}

/** Says which sheet of a workbook is read, and offers the others; nothing for a single sheet. */
export const SheetChoice = ({ sheets, value, onChange }: SheetChoiceProps) => {
  const { t } = useLingui()
  const [first = ''] = sheets
  if (sheets.length < 2) return null
  const count = sheets.length
  return (
    <TextField
      select
      label={t`Sheet to import`}
      value={value || first}
      onChange={(event) => onChange(event.target.value)}
      helperText={t`The file has ${count} sheets. Only this one is read.`}
      sx={{ mt: 2, minWidth: '16rem', maxWidth: '100%' }}
    >
      {sheets.map((sheet) => (
        <MenuItem key={sheet} value={sheet}>
          {sheet}
        </MenuItem>
      ))}
    </TextField>
  )
}
