import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import type { RaRecord, SimpleFormProps } from 'react-admin'
import { SaveButton, SimpleForm, Toolbar } from 'react-admin'
import { FormGuard } from './conflict/form-guard.tsx'

type FieldsProps = { isReadOnly: boolean; children: ReactNode }

/** Some inputs of react-admin ignore that their form is disabled; a fieldset disables them all. */
export const ReadOnlyFields = ({ isReadOnly, children }: FieldsProps) => (
  <Box
    component="fieldset"
    disabled={isReadOnly}
    sx={{
      display: 'contents',
      '&:disabled :is(input, .MuiFormControlLabel-label)': { color: 'text.disabled' },
      '&:disabled :is(.MuiSwitch-root, .MuiRadio-root)': { opacity: 0.5 },
    }}
  >
    {children}
  </Box>
)

/** Saves; `children` is what else can be done, at the other end. */
export const SaveToolbar = ({ children }: { children?: ReactNode }) => (
  <Toolbar sx={{ justifyContent: 'space-between' }}>
    <SaveButton />
    {children}
  </Toolbar>
)

type Props = SimpleFormProps & {
  /** The record as the form edits it; without it, the record itself. */
  valuesOf?: (record: RaRecord) => object
}

/**
 * The form of an `EditScreen` or `CreateScreen`: nothing that is typed gets lost without a question. A form that
 * is disabled cannot be saved.
 */
export const RecordForm = ({ valuesOf, children, ...form }: Props) => {
  const isReadOnly = form.disabled ?? false
  return (
    <SimpleForm warnWhenUnsavedChanges toolbar={isReadOnly ? false : <SaveToolbar />} {...form}>
      <ReadOnlyFields isReadOnly={isReadOnly}>{children}</ReadOnlyFields>
      <FormGuard {...(valuesOf && { valuesOf })} />
    </SimpleForm>
  )
}
