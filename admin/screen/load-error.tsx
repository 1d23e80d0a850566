import { Trans } from '@lingui/react/macro'
import { Alert, Button } from '@mui/material'
import type { ReactNode } from 'react'

/** Says that something could not be loaded, with another try. */
export const LoadError = ({ onRetry, children }: { onRetry: () => void; children: ReactNode }) => (
  <Alert
    severity="error"
    action={
      <Button color="inherit" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    }
  >
    {children}
  </Alert>
)
