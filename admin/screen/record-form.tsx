import { Box } from '@mui/material'
import { type ReactNode, useEffect, useRef } from 'react'
import {
  type RaRecord,
  SaveButton,
  SimpleForm,
  type SimpleFormProps,
  TabbedForm,
  type TabbedFormProps,
  Toolbar,
} from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { ConflictDialog } from './conflict/conflict-dialog.tsx'
import { useEditConflict } from './conflict/edit-conflict.ts'

type FormGuardProps = {
  /** The record as the form edits it; without it, the record itself. */
  valuesOf?: (record: RaRecord) => object
}

const unchanged = (record: RaRecord) => record

/** Keeps all but `isSubmitSuccessful`. */
const keepsEntries = {
  keepValues: true,
  keepDefaultValues: true,
  keepDirty: true,
  keepErrors: true,
  keepTouched: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
} as const

/** After a refused save the form counts as sent: react-admin would let it be left without a question. */
const useUnsentAfterRefusal = () => {
  const { refusals } = useEditConflict()
  const { isSubmitSuccessful } = useFormState()
  const { reset } = useFormContext()
  const answered = useRef(refusals)
  useEffect(() => {
    if (!isSubmitSuccessful || answered.current === refusals) return
    answered.current = refusals
    reset(undefined, keepsEntries)
  }, [isSubmitSuccessful, refusals, reset])
}

/** Inside a form: keeps what is typed when the record is read again, and asks where it was changed twice. */
const FormGuard = ({ valuesOf = unchanged }: FormGuardProps) => {
  const { setDirty, conflict } = useEditConflict()
  const { isDirty } = useFormState()
  useUnsentAfterRefusal()
  useEffect(() => {
    setDirty(isDirty)
    return () => setDirty(false)
  }, [isDirty, setDirty])
  return conflict && <ConflictDialog conflict={conflict} valuesOf={valuesOf} />
}

type FieldsProps = { isReadOnly: boolean; children: ReactNode }

/** Some inputs of react-admin ignore that their form is disabled; a fieldset disables them all. */
const ReadOnlyFields = ({ isReadOnly, children }: FieldsProps) => (
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

/** The same with tabs; its bar guards what is typed in all of them. */
export const TabbedRecordForm = ({ children, disabled = false, ...form }: TabbedFormProps) => {
  const toolbar = (
    <Toolbar>
      <SaveButton />
      <FormGuard />
    </Toolbar>
  )
  return (
    <ReadOnlyFields isReadOnly={disabled}>
      <TabbedForm
        warnWhenUnsavedChanges
        toolbar={disabled ? false : toolbar}
        disabled={disabled}
        {...form}
      >
        {children}
      </TabbedForm>
    </ReadOnlyFields>
  )
}
