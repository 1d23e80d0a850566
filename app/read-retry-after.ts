import type { StaticHandlerContext } from 'react-router'

/**
 * `Retry-After` of the action that refused a form, in seconds. React Router omits headers of actions
 * from pages unless each route exports them.
 */
export const readRetryAfter = ({
  actionHeaders,
}: Pick<StaticHandlerContext, 'actionHeaders'>): string | undefined =>
  Object.values(actionHeaders)
    .map((headers) => headers.get('Retry-After'))
    .find((value) => value !== null) ?? undefined
