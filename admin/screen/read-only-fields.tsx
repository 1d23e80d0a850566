import { Box } from '@mui/material'
import type { ReactNode } from 'react'

type Props = { isReadOnly: boolean; children: ReactNode }

/** Some inputs of react-admin ignore that their form is disabled; a fieldset disables them all. */
export const ReadOnlyFields = ({ isReadOnly, children }: Props) => (
  <Box
    component="fieldset"
    disabled={isReadOnly}
    sx={{
      display: 'contents',
      '&:disabled :is(input, .MuiFormControlLabel-label)': { color: 'text.disabled' },
      '&:disabled :is(.MuiSwitch-root, .MuiRadio-root)': { opacity: 0.5 },
    }}
  >
    {children}
  </Box>
)
