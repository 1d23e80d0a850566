import { useLingui } from '@lingui/react/macro'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Card, Typography } from '@mui/material'
import {
  BooleanInput,
  RadioButtonGroupInput,
  SelectInput,
  TextInput,
  useRecordContext,
  useRedirect,
} from 'react-admin'
import { type EntryState, nextEntryStates } from '../../domain/forms/entry-state.ts'
import { isPermitted, useSession } from '../access/session.ts'
import { api } from '../api/client.ts'
import { timeText } from '../i18n/swiss-time.ts'
import { ConfirmedButton } from '../screen/confirmed-button.tsx'
import { RecordForm, SaveToolbar } from '../screen/record-form.tsx'
import { FormFields } from '../site/form-fields.tsx'
import type { Entry } from './entry.ts'
import { stateTexts } from './entry-texts.ts'

const HandlingToolbar = () => {
  const { t } = useLingui()
  const entry = useRecordContext<Entry>()
  const redirect = useRedirect()
  return (
    <SaveToolbar>
      {entry && (
        <ConfirmedButton
          label={t`Delete`}
          color="error"
          startIcon={<DeleteIcon />}
          question={{
            title: t`Delete this entry?`,
            content: t`It is deleted for good and cannot be restored.`,
            confirm: t`Delete the entry`,
          }}
          action={() => api.DELETE('/admin/inbox/{id}', { params: { path: { id: entry.id } } })}
          done={t`The entry has been deleted.`}
          onDone={() => redirect('list', 'inbox')}
        />
      )}
    </SaveToolbar>
  )
}

/** State, assignment and note of an entry. */
export const HandlingForm = () => {
  const { t, i18n } = useLingui()
  const session = useSession()
  const entry = useRecordContext<Entry>()
  // Absent from the rows of the list.
  if (!entry?.assignable) return null
  const mayChange = isPermitted(session, 'inbox.write')
  const states: EntryState[] = [entry.state, ...nextEntryStates[entry.state]]
  return (
    <Card variant="outlined" component="section" aria-label={t`Handling`}>
      <RecordForm toolbar={mayChange ? <HandlingToolbar /> : false} disabled={!mayChange}>
        <Typography variant="h6" component="h2">
          {t`Handling`}
        </Typography>
        <FormFields>
          <RadioButtonGroupInput
            source="state"
            label={t`State`}
            choices={states.map((id) => ({ id, name: i18n._(stateTexts[id]) }))}
            helperText={
              entry.handledAt
                ? t`Done on ${timeText(entry.handledAt)}`
                : t`Done entries are deleted after two years.`
            }
          />
          <SelectInput
            source="assignedTo.id"
            fullWidth
            label={t`Assigned to`}
            choices={entry.assignable}
            emptyText={t`Nobody`}
          />
          <TextInput
            source="note"
            fullWidth
            label={t`Note`}
            multiline
            minRows={4}
            helperText={t`For colleagues only; it is never sent.`}
            slotProps={{ htmlInput: { maxLength: 5000 } }}
          />
          <BooleanInput source="isSpam" label={t`This is spam`} helperText={false} />
        </FormFields>
      </RecordForm>
    </Card>
  )
}
