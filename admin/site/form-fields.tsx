import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** The inputs of a form below each other, all of one width. */
export const FormFields = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 1.5,
      width: '100%',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& .MuiFormControl-root': { width: '100%', mt: 0 },
    }}
  >
    {children}
  </Box>
)
