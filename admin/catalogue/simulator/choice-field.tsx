import { MenuItem, TextField } from '@mui/material'

type ChoiceFieldProps<Value extends string> = {
  label: string
  value: Value | ''
  values: readonly Value[]
  /** Without it, values are their own names. */
  nameOf?: (value: Value) => string
  onChange: (value: Value) => void
}

/** One step of a choice. */
export const ChoiceField = <Value extends string>(props: ChoiceFieldProps<Value>) => {
  const { label, value, values, nameOf = String, onChange } = props
  return (
    <TextField
      select
      label={label}
      value={value !== '' && values.includes(value) ? value : ''}
      onChange={(event) => onChange(event.target.value as Value)}
      disabled={values.length === 0}
      sx={{ minWidth: 160, flexGrow: 1 }}
    >
      {values.map((each) => (
        <MenuItem key={each} value={each}>
          {nameOf(each)}
        </MenuItem>
      ))}
    </TextField>
  )
}
