import { Trans } from '@lingui/react/macro'
import { Box, Link, Paper, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LocalesMenuButton, Notification } from 'react-admin'

/** The frame of the pages before the back office: login and second factor. */
export const AccessFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Link href="/">
          <Trans>Back to the site</Trans>
        </Link>
        <LocalesMenuButton />
      </Box>
      <Paper
        variant="outlined"
        sx={{ p: 4, borderTop: '4px solid', borderTopColor: 'primary.main' }}
      >
        <Typography variant="h5" component="h1" sx={{ mb: 3 }}>
          {title}
        </Typography>
        {children}
      </Paper>
    </Box>
    <Notification />
  </Box>
)
