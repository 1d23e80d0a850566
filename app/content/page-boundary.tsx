import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'

// Rarely seen, so no page carries it.
const NotFoundPage = lazy(async () => ({
  default: (await import('./not-found-page.tsx')).NotFoundPage,
}))

/** What does not exist has a page of its own; all else goes on to the shell's boundary. */
export const PageBoundary = () => {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  )
}
