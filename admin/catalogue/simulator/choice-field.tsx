import { MenuItem, TextField } from '@mui/material'

type Option<Value extends string = string> = { value: Value; label: string }

type ChoiceFieldProps<Value extends string> = {
  label: string
  value: Value | ''
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
  helperText?: string
}

/** One step of a choice. */
export const ChoiceField = <Value extends string>({
  label,
  value,
  options,
  onChange,
  helperText,
}: ChoiceFieldProps<Value>) => (
  <TextField
    select
    label={label}
    value={options.some((option) => option.value === value) ? value : ''}
    onChange={(event) => onChange(event.target.value as Value)}
    disabled={options.length === 0}
    helperText={helperText}
    sx={{ minWidth: 160, flexGrow: 1 }}
  >
    {options.map((option) => (
      <MenuItem key={option.value} value={option.value}>
        {option.label}
      </MenuItem>
    ))}
  </TextField>
)
