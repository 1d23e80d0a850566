import { Box, Typography, type TypographyProps } from '@mui/material'
import type { ReactNode } from 'react'

/** What is known about a record, as labels with their values; holds `Fact`s. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: {
        xs: 'auto minmax(0, 1fr)',
        sm: 'minmax(8rem, auto) minmax(0, 1fr)',
      },
      rowGap: 1,
      columnGap: { xs: 1.5, sm: 3 },
      m: 0,
    }}
  >
    {children}
  </Box>
)

/** What is not known is a dash. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <Typography
      component="dt"
      sx={{ color: 'text.secondary', typography: { xs: 'body2', sm: 'body1' } }}
    >
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {children || '–'}
    </Typography>
  </>
)

/** A smaller text that is less important than what is around it. */
export const Muted = ({ sx, ...props }: Omit<TypographyProps, 'sx'> & { sx?: object }) => (
  <Typography variant="body2" {...props} sx={{ color: 'text.secondary', ...sx }} />
)
