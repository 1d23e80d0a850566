import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { retryMilliseconds } from './retry-milliseconds.ts'

/** A page that could not be shown: by an outage, which passes, or by a bug, which is logged. */
export const LoadingFailed = ({ error }: { error: unknown }) => {
  const { revalidate, state } = useRevalidator()
  const isOutage = !isRouteErrorResponse(error) && error instanceof TypeError
  useEffect(() => {
    if (!isOutage || state !== 'idle') return
    const timer = setTimeout(revalidate, retryMilliseconds)
    return () => clearTimeout(timer)
  }, [isOutage, state, revalidate])
  return (
    <div className="page grid justify-items-center gap-6 py-20 text-center">
      <Illustration name="scene-not-found" className="w-full max-w-md" />
      <h1>
        <Trans>This page could not be loaded</Trans>
      </h1>
      <p className="measure text-muted">
        {isOutage ? (
          <Trans>Please check your connection. We will try again automatically in a moment.</Trans>
        ) : (
          <Trans>There was a problem, please try again</Trans>
        )}
      </p>
      <Button look="outline" onClick={() => location.reload()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
