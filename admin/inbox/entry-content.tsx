import { Trans, useLingui } from '@lingui/react/macro'
import ReplyIcon from '@mui/icons-material/Reply'
import { Alert, Button, Card, CardContent, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { isEmail } from '../../domain/customer/email.ts'
import { languageNames } from '../i18n/language-names.ts'
import { timeText } from '../i18n/swiss-time.ts'
import { Fact, Facts } from '../screen/facts.tsx'
import type { Entry } from './entry.ts'
import { fieldTexts, kindTexts, spamTexts } from './entry-texts.ts'

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
export const EntryContent = () => {
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
