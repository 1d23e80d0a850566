import { Trans } from '@lingui/react/macro'
import { Alert, Box, Button, LinearProgress } from '@mui/material'
import type { ReactNode } from 'react'

type Props<Data> = {
  loaded: { data?: Data; error?: Error; reload: () => void }
  children: (data: Data) => ReactNode
}

/** A part of a record that is loaded by itself: progress, or the error with another try. */
export const LoadedPart = <Data,>({ loaded: { data, error, reload }, children }: Props<Data>) => {
  if (error)
    return (
      <Alert
        severity="error"
        sx={{ m: 2 }}
        action={
          <Button color="inherit" onClick={reload}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {error.message}
      </Alert>
    )
  if (data === undefined) return <LinearProgress />
  return <Box sx={{ p: 2 }}>{children(data)}</Box>
}
