import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { RouterContextProvider } from 'react-router'
import { fallbackLanguage, isLanguage, type Language } from '../../../domain/language.ts'
import { addressOf, findPage } from '../../../domain/page/address.ts'
import { isForStaff, isPersonal } from '../../../domain/page/personal.ts'
import { destinationOf } from '../../../domain/page/redirects.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'
import { analyticsOrigins } from '../../../domain/visits/analytics.ts'
import type { SignedIn } from '../../accounts/login/session.ts'
import type { CachedPage } from '../../cached-page.ts'
import { catalogueVersion } from '../../catalogue/catalogue-version.ts'
import { findRedirect } from '../../content/find-redirect.ts'
import { option } from '../../content/options.ts'
import type { Services } from '../../services.ts'
import { clientAddress } from '../client-address.ts'
import { canonicalAddress } from '../redirects/canonical-address.ts'
import { replaceMalformedEscapes } from '../redirects/decodable-path.ts'
import { languageRedirect } from '../redirects/language-redirects.ts'
import { mayBeLoggedIn } from '../redirects/member-redirect.ts'
import { retryAfterSeconds } from '../retry-after.ts'
import { contentPolicy, securityHeaders } from '../security-headers.ts'
import { extendSessionCookie, signedInBy } from '../sessions/current-session.ts'
import { hashInlineScripts } from './inline-scripts.ts'
import { compressPage } from './page-cache.ts'
import { type RequestFacts, requestFacts } from './request-facts.ts'
import { cachedPageResponse } from './send-cached-page.ts'
import { createSingleFlight } from './single-flight.ts'

const isPage = (response: Response) =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false

type Render = (request: Request, context: RouterContextProvider) => Promise<Response>

type RendererFor = (language: Language) => Render

const dataSuffix = /(\/_)?\.data$/

const segmentsOf = (pathname: string) => {
  try {
    return pathname.split('/').slice(2).filter(Boolean).map(decodeURIComponent)
  } catch {
    return ['']
  }
}

const nobody = async () => undefined

/** Whether a page is the same for everyone; an address that is no page of ours is too. */
const isPublic = (page: RequestFacts['page'], path: string) =>
  page ? !isPersonal(page.key) : !isForStaff(path)

/** Whether the page is rendered for all; a page for visitors is not for who may be logged in. */
const isForAll = (
  { env }: Services,
  page: RequestFacts['page'],
  pathname: string,
  { headers }: Request,
) => isPublic(page, pathname) && !mayBeLoggedIn(env, pathname, headers.get('cookie'))

const readsOnly = ({ method }: Request) => method === 'GET' || method === 'HEAD'

const factsOf = (
  c: Context,
  services: Services,
  { request, pathname }: { request: Request; pathname: string },
  onOutage: (error: unknown) => void,
): RequestFacts => {
  const first = pathname.split('/')[1]
  const language = isLanguage(first) ? first : fallbackLanguage
  const now = services.now()
  const page = findPage(segmentsOf(pathname), language)
  const findSignedIn = async () => {
    const account = await signedInBy(services, c.req.raw.headers, now)
    if (account?.isSessionExtended) c.set('extendedSession', account)
    return account
  }
  return {
    services,
    language,
    now,
    clientAddress: clientAddress(c, services.env),
    page,
    isFetched: dataSuffix.test(new URL(request.url).pathname),
    nonce: randomBytes(16).toString('base64url'),
    // What is kept for everyone is made for nobody in particular.
    signedIn:
      readsOnly(request) && isForAll(services, page, pathname, c.req.raw) ? nobody : findSignedIn,
    report: (error) => {
      // Thrown again after the rendering, and logged there.
      if (retryAfterSeconds(error) !== undefined) return onOutage(error)
      services.log.error({ err: error, id: c.get('requestId'), path: pathname }, 'request failed')
    },
  }
}

/** A public page depends on its path alone: other queries and all cookies are left out. */
const anonymous = (request: Request, url: URL) => {
  const wanted = new URL(url.pathname, url)
  const routes = url.searchParams.get('_routes')
  if (routes !== null && dataSuffix.test(url.pathname)) wanted.searchParams.set('_routes', routes)
  const headers = new Headers({ accept: request.headers.get('accept') ?? '*/*' })
  // Without the request's signal: others may wait for the same page.
  return new Request(wanted, { headers })
}

/** A request that only reads, for the same path taken literally. */
const literal = ({ headers, method, signal }: Request, url: URL, pathname: string) =>
  new Request(new URL(`${pathname}${url.search}`, url), { headers, method, signal })

/** The key under which a public page is kept, the same for the outer server's look-up. */
export const pageCacheKey = (target: string) => {
  const [path = '', query] = target.split('?')
  const routes = query && dataSuffix.test(path) && new URLSearchParams(query).get('_routes')
  return routes ? `${path}?_routes=${routes}` : path
}

/** Counters of visits elsewhere, where the laboratory has set one (R36). */
const servicesOf = async ({ db }: Services) => analyticsOrigins(await option(db, 'analytics'))

/** Pages that show other topics at random (D1 §2): as many drawings follow each other. */
const variantsOf = (key: PageKey | undefined) =>
  key === 'health.topic' || (key?.startsWith('resources.') && key !== 'resources.where') ? 6 : 1

/** A public page; only one with status 200 and a key of its own is `ready` to be cached. */
type PublicPage = { ready: CachedPage } | { html: string; status: number; headers: Headers }

const renderPublicPage = async (
  services: Services,
  facts: RequestFacts,
  rendered: Response,
): Promise<PublicPage> => {
  const text = await rendered.text()
  const { html, hashes } = isPage(rendered)
    ? hashInlineScripts(text, facts.nonce)
    : { html: text, hashes: [] }
  const { status } = rendered
  const headers = new Headers(rendered.headers)
  const isNotKept = headers.get('Cache-Control') === 'no-store'
  headers.set('Cache-Control', 'public, no-cache')
  if (isPage(rendered))
    headers.set('Content-Security-Policy', contentPolicy(hashes, await servicesOf(services)))
  // What has no key of its own is not kept: the router may see a page where we see none. Nor is what
  // its loader says is not: an address of which there is no end.
  if (status !== 200 || !facts.page || isNotKept) return { html, status, headers }
  const all = { ...securityHeaders, ...Object.fromEntries(headers) }
  return { ready: await compressPage(Buffer.from(html), all) }
}

/** Renders public pages, each once for all who ask for it at the same time, and caches them. */
const createPublicPages = (services: Services) => {
  const renderOnce = createSingleFlight<PublicPage>()
  return async (c: Context, facts: RequestFacts, render: () => Promise<Response>) => {
    const version = await catalogueVersion(services.db)
    const { pathname, search } = new URL(c.req.url)
    const key = pageCacheKey(`${pathname}${search}`)
    // With the version: who asks after a change does not get a page begun before it.
    const page = await renderOnce(`${version} ${key}`, async () => {
      services.pages.follow(version)
      // Rendered for another while this request looked for redirects.
      const cached = services.pages.find(key)
      if (cached) return { ready: cached }
      const made = await renderPublicPage(services, facts, await render())
      if ('ready' in made)
        services.pages.keep(key, made.ready, version, variantsOf(facts.page?.key))
      return made
    })
    if ('ready' in page) return cachedPageResponse(c.req.raw, page.ready)
    const { html, status, headers } = page
    return new Response(html, { status, headers: new Headers(headers) })
  }
}

const answerForOne = async (
  c: Context,
  services: Services,
  facts: RequestFacts,
  rendered: Response,
) => {
  rendered.headers.set('Cache-Control', 'private, no-store')
  const extended: SignedIn | undefined = c.get('extendedSession')
  const both = { request: c.req.raw.headers, response: rendered.headers }
  if (extended) extendSessionCookie(services, both, extended, facts.now)
  if (isPage(rendered))
    rendered.headers.set(
      'Content-Security-Policy',
      contentPolicy([`'nonce-${facts.nonce}'`], await servicesOf(services)),
    )
  return rendered
}

/** One redirect to the right language, words, letters and slug. */
const redirectOf = async (
  c: Context,
  { db }: Services,
  request: Request,
  pathname: string,
): Promise<{ to: string; status: 301 | 302 } | undefined> => {
  const language = languageRedirect(
    pathname,
    getCookie(c, 'language'),
    c.req.header('accept-language'),
  )
  if (!readsOnly(request) || dataSuffix.test(pathname)) return language
  const to = await canonicalAddress(db, language?.to ?? pathname)
  return to ? { to, status: language?.status ?? 301 } : language
}

/** All pages of the site, by React Router; public ones are kept ready (see page-cache.ts). */
export const siteHandler = (rendererFor: RendererFor, services: Services) => {
  const answerForAll = createPublicPages(services)
  return async (c: Context, asked = c.req.raw) => {
    const url = new URL(asked.url)
    const pathname = replaceMalformedEscapes(url.pathname)
    if (pathname !== url.pathname && !readsOnly(asked)) return c.notFound()
    const request = pathname === url.pathname ? asked : literal(asked, url, pathname)
    url.pathname = pathname
    const moved = readsOnly(request) && (await findRedirect(services.db, url.pathname))
    if (moved) return c.redirect(`${moved}${url.search}`, 301)
    const redirect = await redirectOf(c, services, request, url.pathname)
    if (redirect) return c.redirect(`${redirect.to}${url.search}`, redirect.status)
    const path = url.pathname.replace(dataSuffix, '')
    let outage: unknown
    const facts = factsOf(c, services, { request, pathname: path }, (error) => {
      outage = error
    })
    // Pages that only lead to another (R7); the router could take the last word for a parameter.
    const destination = facts.page && destinationOf(facts.page.key)
    if (destination && destination !== facts.page?.key && !dataSuffix.test(url.pathname))
      return c.redirect(
        `${addressOf(facts.language, destination, facts.page?.params)}${url.search}`,
        301,
      )
    const context = new RouterContextProvider(new Map([[requestFacts, facts]]))
    const render = async (wanted: Request) => {
      const rendered = await rendererFor(facts.language)(wanted, context)
      // The router has made a page of it, with status 500.
      if (outage) throw outage
      return rendered
    }
    if (readsOnly(request) && isForAll(services, facts.page, path, c.req.raw))
      return answerForAll(c, facts, () => render(anonymous(request, url)))
    return answerForOne(c, services, facts, await render(request))
  }
}
