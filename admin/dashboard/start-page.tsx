import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Card, CardActionArea, CardContent, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router'
import { isPermitted, useSession } from '../access/session.ts'
import { sections } from '../sections/sections.ts'
import { FigureSection } from './figures.tsx'
import { WaitingList } from './waiting-list.tsx'

/** The first screen: what waits, the figures of the shop, and what one can do here. */
export const StartPage = () => {
  const { t, i18n } = useLingui()
  const session = useSession()
  const name = session?.name ?? ''
  const hasFigures = isPermitted(session, 'dashboard.read')
  const shown = sections.filter(
    ({ isHidden, permission }) => !isHidden && isPermitted(session, permission),
  )
  return (
    <Box sx={{ py: 2 }}>
      <Title title={t`Start`} />
      <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
        <Trans>Good day, {name}</Trans>
      </Typography>
      {hasFigures && <WaitingList />}
      <Typography variant="h5" component="h2" sx={{ mb: 1.5 }}>
        <Trans>What you can do here</Trans>
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))',
          mb: 4,
        }}
      >
        {shown.map(({ name, label, help, icon: Icon }) => (
          <Card key={name} variant="outlined">
            <CardActionArea component={Link} to={`/${name}`} sx={{ height: '100%' }}>
              <CardContent>
                <Typography variant="h6" component="h3" sx={{ display: 'flex', gap: 1, mb: 0.5 }}>
                  <Icon color="primary" aria-hidden />
                  {i18n._(label)}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {i18n._(help)}
                </Typography>
              </CardContent>
            </CardActionArea>
          </Card>
        ))}
      </Box>
      {hasFigures && <FigureSection />}
    </Box>
  )
}
