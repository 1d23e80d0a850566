import type { Context } from 'hono'
import { RouterContextProvider } from 'react-router'
import type { SignedIn } from '../../accounts/login/session.ts'
import { renderSeconds } from '../../metrics.ts'
import type { Services } from '../../services.ts'
import { replaceMalformedEscapes } from '../redirects/malformed-escapes.ts'
import { findPageRedirect } from '../redirects/page-redirect.ts'
import { clientAddress } from '../request-source.ts'
import { retryAfterSeconds } from '../retry-after.ts'
import { extendSessionCookie, signedInBy } from '../sessions/current-session.ts'
import { viewOf } from '../sessions/view-cookie.ts'
import { sendPrivately } from './page-policy.ts'
import { findRequestedPreview, sendPreview } from './preview.ts'
import { anonymousRequest, createPublicPages, isForAll } from './public-pages.ts'
import type { RenderedPage } from './render-page.tsx'
import { type RequestFacts, requestFacts } from './request-facts.ts'
import { type ResolvedPage, resolvePage } from './resolve-page.ts'

type Render = (request: Request, context: RouterContextProvider) => Promise<RenderedPage>

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

const nobody = async () => undefined

/** Looks up the session of a request, once where nothing can change the account in between. */
const createSessionLookUp = (c: Context, services: Services, now: Date, isOnce: boolean) => {
  let found: Promise<SignedIn | undefined> | undefined
  const find = async () => {
    const account = await signedInBy(services, c.req.raw.headers, now)
    if (account?.isSessionExtended) c.set('extendedSession', account)
    return account
  }
  return () => {
    if (!isOnce) return find()
    found ??= find()
    return found
  }
}

const createFacts = (
  c: Context,
  services: Services,
  { path, language, page }: ResolvedPage,
  { request, isPublic, preview, view, onOutage }: PageRequest,
): RequestFacts => {
  const now = services.now()
  const signedIn = view
    ? async () => view.customer
    : createSessionLookUp(c, services, now, isRead(request))
  return {
    services,
    language,
    now,
    clientAddress: clientAddress(c, services.env),
    page,
    ...(preview && { preview }),
    ...(view && { view }),
    // A page that is read is always HTML: it may be cached.
    isFetched: !isRead(request) && request.headers.get('accept') === 'application/json',
    // A page that is cached for everyone is rendered without a person.
    signedIn: isPublic ? nobody : signedIn,
    report: (error) => {
      // Thrown again after the rendering, and logged there.
      if (retryAfterSeconds(error) !== undefined) return onOutage(error)
      services.log.error({ err: error, id: c.get('requestId'), path }, 'request failed')
    },
  }
}

type PageRequest = Pick<RequestFacts, 'preview' | 'view'> & {
  request: Request
  isPublic: boolean
  onOutage: (error: unknown) => void
}

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

/** At such an address React Router would answer with the data of loaders; it is no page here. */
const withoutDataAddress = (path: string) => (path.endsWith('.data') ? `${path}/` : path)

/** A request that only reads, for the same path taken literally. */
const literal = ({ headers, method, signal }: Request, url: URL, pathname: string) =>
  new Request(new URL(`${pathname}${url.search}`, url), { headers, method, signal })

/**
 * All pages of the site, rendered by React Router: redirects first, then a public page from the cache
 * (response-cache.ts) or a personal page. Throws the error of an outage (retry-after.ts).
 */
export const siteHandler = (renderPage: Render, services: Services) => {
  const sendPublicPage = createPublicPages(services)
  return async (c: Context, received = c.req.raw) => {
    const url = new URL(received.url)
    const pathname = replaceMalformedEscapes(url.pathname)
    const routedPath = withoutDataAddress(pathname)
    const isLiteral = routedPath === url.pathname
    if (!isLiteral && !isRead(received)) return c.notFound()
    const request = isLiteral ? received : literal(received, url, routedPath)

    const preview = await findRequestedPreview(services, received, url)
    const isDraft = preview?.state === 'valid'
    if (isDraft && preview.address !== pathname) return c.redirect(preview.address + url.search)
    const resolved = resolvePage(pathname)
    const redirect =
      !isDraft &&
      (await findPageRedirect(c, services, resolved, {
        ...{ pathname, search: url.search, isRead: isRead(request) },
      }))
    if (redirect) return c.redirect(redirect.to, redirect.status)

    url.pathname = routedPath
    let outage: unknown
    // A page with the banner of a view is never cached.
    const view = isDraft ? undefined : await viewOf(services, received.headers, services.now())
    const isPublic =
      isDraft || (!view && isRead(request) && isForAll(services, resolved, c.req.raw))
    const facts = createFacts(c, services, resolved, {
      request,
      isPublic,
      preview,
      view,
      onOutage: (error) => {
        outage = error
      },
    })
    const context = new RouterContextProvider(new Map([[requestFacts, facts]]))
    const render = async (wanted: Request) => {
      const rendered = await renderPage(wanted, context).finally(renderSeconds.startTimer())
      // The router has made a page of it, with status 500.
      if (outage) throw outage
      return rendered
    }
    if (preview && isPublic)
      return sendPreview(services, await render(anonymousRequest(request, url)), url.search)
    if (isPublic) return sendPublicPage(c, facts, () => render(anonymousRequest(request, url)))
    const page = await render(actionRequest(request, resolved.page))
    const extended: SignedIn | undefined = c.get('extendedSession')
    const both = { request: c.req.raw.headers, response: page.headers }
    if (extended) extendSessionCookie(services, both, extended, facts.now)
    return sendPrivately(services, page)
  }
}
