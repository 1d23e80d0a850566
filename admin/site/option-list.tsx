import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Card, CardActionArea, CardContent, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router'
import { useSession } from '../access/session.ts'
import { sectionLabel } from '../i18n/i18n.ts'
import { SectionHelp } from '../shell/section-help.tsx'
import { optionGroupNames, optionGroups } from './option-groups.ts'

/** The groups of settings, with where they show. */
export const OptionList = () => {
  const { t } = useLingui()
  const isAdministrator = useSession()?.role === 'administrator'
  return (
    <Box>
      <Title title={sectionLabel('options')} />
      <SectionHelp />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))',
        }}
      >
        {optionGroupNames.map((name) => {
          const group = optionGroups[name]
          const isLocked = 'isForAdministrators' in group && !isAdministrator
          return (
            <Card key={name} variant="outlined">
              <CardActionArea component={Link} to={`/options/${name}`} sx={{ height: '100%' }}>
                <CardContent>
                  <Typography variant="h6" component="h2">
                    {t(group.label)}
                  </Typography>
                  <Typography variant="body2" sx={{ mb: 1 }}>
                    {t(group.help)}
                  </Typography>
                  <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                    {isLocked ? (
                      <Trans>Only administrators can change this.</Trans>
                    ) : (
                      <Trans>Shown here: {t(group.shownAt)}</Trans>
                    )}
                  </Typography>
                </CardContent>
              </CardActionArea>
            </Card>
          )
        })}
      </Box>
    </Box>
  )
}
