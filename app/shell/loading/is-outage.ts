import { isRouteErrorResponse } from 'react-router'

/** What React Router's server sends instead of an error that a loader threw. */
const hiddenServerError = 'Unexpected Server Error'

/** Whether a page's data failed for a reason that passes: no network (TypeError) or a 5xx. */
export const isOutage = (error: unknown) =>
  isRouteErrorResponse(error)
    ? error.status >= 500
    : error instanceof TypeError || (error instanceof Error && error.message === hiddenServerError)
