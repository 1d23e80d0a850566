import { isRouteErrorResponse, useRouteError } from 'react-router'
import { NotFoundPage } from './not-found-page.tsx'

/** Shows the not-found page for 404; other errors are passed to the shell's boundary. */
export const PageBoundary = () => {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return <NotFoundPage />
}
