import { isRouteErrorResponse } from 'react-router'

/** React Router's replacement for errors of loaders in production. */
const hiddenServerError = 'Unexpected Server Error'

/** Whether the error may be temporary: a loader that failed, or a 5xx. */
export const isOutage = (error: unknown) =>
  isRouteErrorResponse(error)
    ? error.status >= 500
    : error instanceof Error && error.message === hiddenServerError
