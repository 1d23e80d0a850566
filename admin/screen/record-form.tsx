import type { RaRecord, SimpleFormProps } from 'react-admin'
import { SimpleForm } from 'react-admin'
import { FormGuard } from './conflict/form-guard.tsx'
import { ReadOnlyFields } from './read-only-fields.tsx'

type Props = SimpleFormProps & {
  /** The record as the form edits it; without it, the record itself. */
  valuesOf?: (record: RaRecord) => object
}

/** The form of an `EditScreen` or `CreateScreen`: nothing that is typed gets lost without a question. */
export const RecordForm = ({ valuesOf, children, ...form }: Props) => (
  <SimpleForm warnWhenUnsavedChanges {...form}>
    <ReadOnlyFields isReadOnly={form.disabled ?? false}>{children}</ReadOnlyFields>
    <FormGuard {...(valuesOf && { valuesOf })} />
  </SimpleForm>
)
