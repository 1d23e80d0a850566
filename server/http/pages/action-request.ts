import type { ResolvedPage } from './resolve-page.ts'

/**
 * The request for the action of a page. React Router finds that of an index route, the home page, by the
 * query `?index`; without it the form would go to the parent route, which has no action.
 */
export const actionRequest = (request: Request, page: ResolvedPage['page']) => {
  if (request.method !== 'POST' || page?.key !== 'home') return request
  const url = new URL(request.url)
  url.search = '?index'
  return new Request(url, request)
}
