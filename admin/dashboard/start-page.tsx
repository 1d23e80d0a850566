import { useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { isPermitted, useSession } from '../access/session.ts'
import { AlertList } from './alert-list.tsx'
import { BackupState } from './backup-state.tsx'
import { FigureSection } from './figures.tsx'
import { OpeningPanel } from './opening-panel.tsx'
import { ProgramVersion } from './program-version.tsx'
import { ScreenList } from './screen-list.tsx'
import { WaitingList, WaitingLists } from './waiting-list.tsx'

/** The first screen: what waits, the figures of the shop, and what one can do here. */
export const StartPage = () => {
  const { t } = useLingui()
  const session = useSession()
  const name = session?.name ?? ''
  const hasFigures = isPermitted(session, 'dashboard.read')
  return (
    <Box sx={{ py: 2 }}>
      <Title title={t`Start`} />
      <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
        {t`Good day, ${name}`}
      </Typography>
      {hasFigures && (
        <>
          <AlertList />
          <OpeningPanel />
          <WaitingList />
          {isPermitted(session, 'backups.read') && <BackupState />}
          <FigureSection />
          <WaitingLists />
        </>
      )}
      <ScreenList />
      <ProgramVersion />
    </Box>
  )
}
