import { Box, LinearProgress } from '@mui/material'
import type { ReactNode } from 'react'
import type { Answer } from '../api/use-answer.ts'
import { LoadError } from './load-error.tsx'

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
