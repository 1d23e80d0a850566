import { type ReactNode, Suspense, useMemo, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * A Suspense boundary for server HTML whose script arrives after hydration has begun. A page that
 * the router renders in the browser gets none: the router then keeps the page before it until all
 * scripts are there, so that the new page has its full height when the scroll position is restored.
 */
export const HydrationBoundary = ({ children }: { children: ReactNode }) => {
  const isServerHtml = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [hasBoundary] = useState(isServerHtml)
  // One constant element: another would make React replace server HTML before its script loads.
  return useMemo(
    () => (hasBoundary ? <Suspense>{children}</Suspense> : children),
    [hasBoundary, children],
  )
}
