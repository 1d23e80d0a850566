import { Trans, useLingui } from '@lingui/react/macro'
import ReplyIcon from '@mui/icons-material/Reply'
import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { isEmail } from '../../domain/customer/email.ts'
import { languageNames } from '../i18n/language-names.ts'
import { timeText } from '../i18n/swiss-time.ts'
import { EditScreen } from '../screen/edit-screen.tsx'
import { Fact, Facts } from '../screen/facts.tsx'
import type { Entry } from './entry.ts'
import { fieldTexts, kindTexts, spamTexts } from './entry-texts.ts'
import { HandlingForm } from './handling-form.tsx'

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
  const { t, i18n } = useLingui()
  const entry = useRecordContext<Entry>()
  // The list, which is shown first, has fewer fields.
  if (!entry?.fields) return null
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h5" component="h2">
          {i18n._(kindTexts[entry.kind])}
          {entry.about && `: ${entry.about}`}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>
          {timeText(entry.createdAt)}, {i18n._(languageNames[entry.language])}
        </Typography>
        {entry.isSpam && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {t`This entry counts as spam: no mail about it was sent.`}{' '}
            {entry.spamSigns.map((sign) => {
              const text = spamTexts[sign]
              return text ? `${i18n._(text)} ` : ''
            })}
          </Alert>
        )}
        <Facts>
          {entry.fields.map(({ name, value }) => (
            <Fact key={name} label={i18n._(fieldTexts[name])}>
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
  return entry ? t`Entry of ${entry.name || entry.email}` : null
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
