import { Trans } from '@lingui/react/macro'
import { Alert, Box, Button, LinearProgress } from '@mui/material'
import type { ReactNode } from 'react'
import type { Answer } from '../api/use-answer.ts'

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

type Props<Data> = {
  loaded: Pick<Answer<Data>, 'answer' | 'error' | 'retry'>
  children: (data: Data) => ReactNode
}

/** A part of a record that is loaded separately: progress, or the error with another try. */
export const LoadedPart = <Data,>({ loaded: { answer, error, retry }, children }: Props<Data>) => {
  if (error)
    return (
      <Box sx={{ p: 2 }}>
        <LoadError onRetry={retry}>{error.message}</LoadError>
      </Box>
    )
  if (answer === undefined) return <LinearProgress />
  return <Box sx={{ p: 2 }}>{children(answer)}</Box>
}
