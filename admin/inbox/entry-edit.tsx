import { Trans, useLingui } from '@lingui/react/macro'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import ReplyIcon from '@mui/icons-material/Reply'
import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material'
import { useRecordContext, useRedirect } from 'react-admin'
import { isEmail } from '../../domain/customer/email.ts'
import { type EntryState, nextEntryStates } from '../../domain/forms/entry-state.ts'
import { useIsPermitted } from '../access/session.ts'
import { api, type Schemas } from '../api/client.ts'
import type { RecordFields } from '../api/resources.ts'
import { languageNames } from '../i18n/language-names.ts'
import { timeText } from '../i18n/swiss-time.ts'
import { ConfirmedButton } from '../screen/confirmed-button.tsx'
import { EditScreen } from '../screen/edit-screen.tsx'
import { Fact, Facts } from '../screen/facts.tsx'
import { inputsOf } from '../screen/inputs.ts'
import { RecordForm, SaveToolbar } from '../screen/record-form.tsx'
import { FormFields } from '../site/form-fields.tsx'
import { entryStateTexts, fieldTexts, kindTexts, spamTexts } from './entry-texts.ts'

const { BooleanInput, RadioButtonGroupInput, SelectInput, TextInput } =
  inputsOf<RecordFields<'inbox'>>()

/** An entry as the API answers it. */
type Entry = Schemas['Entry']

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
            title: t`Delete this message?`,
            content: t`It will be deleted for good and cannot be restored.`,
            confirm: t`Delete the message`,
          }}
          action={() => api.DELETE('/admin/inbox/{id}', { params: { path: { id: entry.id } } })}
          done={t`The message has been deleted.`}
          onDone={() => redirect('list', 'inbox')}
        />
      )}
    </SaveToolbar>
  )
}

/** State, assignment and note of an entry. */
const HandlingForm = () => {
  const { t } = useLingui()
  const mayChange = useIsPermitted('inbox.write')
  const entry = useRecordContext<Entry>()
  // Absent from the rows of the list.
  if (!entry?.assignable) return null
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
            choices={states.map((id) => ({ id, name: t(entryStateTexts[id]) }))}
            helperText={
              entry.handledAt
                ? t`Done on ${timeText(entry.handledAt)}`
                : t`Messages that are done are deleted after two years.`
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

/** Opens the mail program with the address and a subject. */
const ReplyButton = ({ entry }: { entry: Entry }) => {
  const subject = encodeURIComponent(`Re: ${entry.about}`)
  return (
    <Button
      href={`mailto:${encodeURIComponent(entry.email)}?subject=${subject}`}
      variant="outlined"
      startIcon={<ReplyIcon />}
      sx={{ mt: 2 }}
    >
      <Trans>Reply by e-mail</Trans>
    </Button>
  )
}

/** What was sent with the form. */
const EntryContent = () => {
  const { t } = useLingui()
  const entry = useRecordContext<Entry>()
  // The list, which is shown first, has fewer fields.
  if (!entry?.fields) return null
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h5" component="h2">
          {t(kindTexts[entry.kind])}
          {entry.about && `: ${entry.about}`}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>
          {timeText(entry.createdAt)}, {t(languageNames[entry.language])}
        </Typography>
        {entry.isSpam && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {t`This message counts as spam: no e-mail about it was sent.`}{' '}
            {entry.spamSigns.map((sign) => {
              const text = spamTexts[sign]
              return text ? `${t(text)} ` : ''
            })}
          </Alert>
        )}
        <Facts>
          {entry.fields.map(({ name, value }) => (
            <Fact key={name} label={t(fieldTexts[name])}>
              {value}
            </Fact>
          ))}
          <Fact label={t`Newsletter`}>{entry.wantsNewsletter ? t`Yes` : t`No`}</Fact>
        </Facts>
        {isEmail(entry.email) && <ReplyButton entry={entry} />}
      </CardContent>
    </Card>
  )
}

const EntryTitle = () => {
  const entry = useRecordContext<Entry>()
  const { t } = useLingui()
  return entry ? t`Message from ${entry.name || entry.email}` : null
}

/** Keeps only what the staff may change. */
const toChange = ({ version, state, assignedTo, note, isSpam }: Partial<Entry>) => ({
  version,
  state,
  assignedTo: assignedTo?.id || null,
  note: note ?? '',
  isSpam,
})

/** One entry: what was sent, and how it is handled. */
export const EntryEdit = () => (
  <EditScreen title={<EntryTitle />} transform={toChange} component="div">
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 3fr) minmax(18rem, 2fr)' },
      }}
    >
      <EntryContent />
      <HandlingForm />
    </Box>
  </EditScreen>
)
