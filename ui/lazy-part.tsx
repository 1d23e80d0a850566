import { Trans } from '@lingui/react/macro'
import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react'
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

type State<Part> = { part?: Part; hasFailed?: true; wasRetried?: true }

type Used<Part> = {
  /** Missing until it is needed and loaded. */
  part: Part | undefined
  /** What to show in its place when it could not be loaded. */
  failure: ReactNode
}

/** A part of a script that is loaded when it is first needed, once for all who use it. */
export const lazyPart = <Part,>(importPart: () => Promise<Part>) => {
  const empty: State<Part> = {}
  let state = empty
  let loading: Promise<Part> | undefined
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const setState = (next: State<Part>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const importOnce = async () => {
    try {
      const part = await importPart()
      setState({ part })
      return part
    } catch (error) {
      loading = undefined
      setState({ ...state, hasFailed: true })
      throw error
    }
  }
  /** Rejects without network; the next call tries again. */
  const load = () => {
    loading ??= importOnce()
    return loading
  }
  const retry = () => {
    load().catch(() => setState({ hasFailed: true, wasRetried: true }))
  }
  const use = (isNeeded: boolean): Used<Part> => {
    const { part, hasFailed, wasRetried } = useSyncExternalStore(
      subscribe,
      () => state,
      () => empty,
    )
    useEffect(() => {
      // Its failure is shown.
      if (isNeeded) load().catch(() => {})
    }, [isNeeded])
    const failure = isNeeded && hasFailed && (
      <PartFailure isStale={wasRetried === true && navigator.onLine} retry={retry} />
    )
    return { part, failure }
  }
  return { load, use }
}

/**
 * A component that is loaded when it is first shown. `Waiting` is shown until then, and above the message
 * when it could not be loaded.
 */
export const lazyComponent = <Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType<Props>,
) => {
  const { use } = lazyPart(importComponent)
  return (props: Props) => {
    const { part: Component, failure } = use(true)
    if (Component) return <Component {...props} />
    return (
      <>
        {Waiting && <Waiting {...props} />}
        {failure}
      </>
    )
  }
}
