import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'

// Loaded on demand, as it is rarely shown.
const NotFoundPage = lazy(async () => ({
  default: (await import('./not-found-page.tsx')).NotFoundPage,
}))

/** Shows the not-found page for 404; other errors are passed to the shell's boundary. */
export const PageBoundary = () => {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  )
}
