import { isRouteErrorResponse } from 'react-router'

/** React Router's replacement for errors of loaders in production. */
const hiddenServerError = 'Unexpected Server Error'

/** Whether the error is temporary: no network (TypeError) or a 5xx. */
export const isOutage = (error: unknown) =>
  isRouteErrorResponse(error)
    ? error.status >= 500
    : error instanceof TypeError || (error instanceof Error && error.message === hiddenServerError)
