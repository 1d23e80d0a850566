import { useLingui } from '@lingui/react/macro'
import { Typography } from '@mui/material'
import { optionGroupNames, optionGroups } from '../../../domain/options/site-options.ts'
import { mayUseOptions, useSession } from '../../access/session.ts'
import { CardScreen, LinkCard } from '../../screen/link-cards.tsx'

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
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {t`Shown here: ${t(group.shownAt)}`}
            </Typography>
          </LinkCard>
        )
      })}
    </CardScreen>
  )
}
