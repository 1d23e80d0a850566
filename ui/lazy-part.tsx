import { Trans } from '@lingui/react/macro'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { Button } from './button.tsx'

type FailureProps = {
  /** Whether the site may have been updated since: only loading the page again helps. */
  isStale: boolean
  retry: () => void
}

/** Says that a part of the page could not be loaded. */
export const PartFailure = ({ isStale, retry }: FailureProps) => (
  <div role="alert" className="relative border-l-4 border-alarm bg-alarm-wash p-4">
    <p>
      <Trans>This part of the page could not be loaded. Please check your connection.</Trans>
    </p>
    <Button
      look="outline"
      className="mt-3"
      data-action={isStale ? 'reload' : undefined}
      onClick={isStale ? undefined : retry}
    >
      {isStale ? <Trans>Reload the page</Trans> : <Trans>Try again</Trans>}
    </Button>
  </div>
)

/**
 * A component that is loaded when it is first shown. `Waiting` is shown until then, and above the message
 * when it could not be loaded.
 */
export const lazyComponent =
  <Props extends object>(
    importComponent: () => Promise<ComponentType<Props>>,
    Waiting?: ComponentType<Props>,
  ) =>
  (props: Props) => {
    const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> }>()
    const [failures, setFailures] = useState(0)
    const load = useCallback(async () => {
      try {
        const Component = await importComponent()
        setLoaded({ Component })
      } catch {
        setFailures((count) => count + 1)
      }
    }, [])
    useEffect(() => {
      load()
    }, [load])
    if (loaded) return <loaded.Component {...props} />
    return (
      <>
        {Waiting && <Waiting {...props} />}
        {failures > 0 && <PartFailure isStale={failures > 1 && navigator.onLine} retry={load} />}
      </>
    )
  }
