import { Trans, useLingui } from '@lingui/react/macro'
import { Typography } from '@mui/material'
import { useSession } from '../../access/session.ts'
import { CardScreen, LinkCard } from '../../screen/link-cards.tsx'
import { optionGroupNames, optionGroups } from './option-groups.ts'

/** The groups of settings, with where they show. */
export const OptionList = () => {
  const { t } = useLingui()
  const isAdministrator = useSession()?.role === 'administrator'
  return (
    <CardScreen section="options">
      {optionGroupNames.map((name) => {
        const group = optionGroups[name]
        const isLocked = 'isForAdministrators' in group && !isAdministrator
        return (
          <LinkCard key={name} to={`/options/${name}`} title={t(group.label)}>
            <Typography variant="body2" sx={{ mb: 1 }}>
              {t(group.help)}
            </Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {isLocked ? (
                <Trans>Only administrators can change this.</Trans>
              ) : (
                <Trans>Shown here: {t(group.shownAt)}</Trans>
              )}
            </Typography>
          </LinkCard>
        )
      })}
    </CardScreen>
  )
}
