import { useLingui } from '@lingui/react/macro'
import { Card, CardContent, Typography } from '@mui/material'
import { optionGroupNames, optionGroups } from '../../../domain/options/site-options.ts'
import { mayUseOptions, useSession } from '../../access/session.ts'
import { useLanguagesText } from '../../access/site-languages.ts'
import { TestMail } from '../../mails/test-mail.tsx'
import { CardScreen, LinkCard } from '../../screen/link-cards.tsx'

const SiteLanguages = () => {
  const { t } = useLingui()
  const text = useLanguagesText()
  return (
    <Typography variant="body2" sx={{ mb: 1, fontWeight: 600 }}>
      {t`Now: ${text}`}
    </Typography>
  )
}

/** The groups of settings that the account may change, with where they show. */
export const OptionList = () => {
  const { t } = useLingui()
  const session = useSession()
  const visible = optionGroupNames.filter((name) => session && mayUseOptions(session, name))
  return (
    <CardScreen section="options">
      {visible.map((name) => {
        const group = optionGroups[name]
        return (
          <LinkCard key={name} to={`/options/${name}`} title={t(group.label)}>
            <Typography variant="body2" sx={{ mb: 1 }}>
              {t(group.help)}
            </Typography>
            {name === 'site' && <SiteLanguages />}
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {t`Shown here: ${t(group.shownAt)}`}
            </Typography>
          </LinkCard>
        )
      })}
      {session?.role === 'administrator' && (
        <Card variant="outlined">
          <CardContent>
            <Typography variant="h6" component="h2">
              {t`Test e-mail`}
            </Typography>
            <Typography variant="body2" sx={{ mb: 1 }}>
              {t`Check that e-mails are sent, and how they look.`}
            </Typography>
            <TestMail />
          </CardContent>
        </Card>
      )}
    </CardScreen>
  )
}
