import { type AutocompleteRenderInputParams, TextField } from '@mui/material'

type Texts = {
  label: string
  /** What is wrong with the value. */
  problem?: string | undefined
  /** What to do, if nothing is wrong. */
  help?: string | undefined
}

/** `renderInput` of a field in which something is found by its name. */
export const fieldInput =
  ({ label, problem, help }: Texts) =>
  (params: AutocompleteRenderInputParams) => (
    <TextField
      {...params}
      label={label}
      margin="dense"
      error={problem !== undefined}
      helperText={problem ?? help}
    />
  )
