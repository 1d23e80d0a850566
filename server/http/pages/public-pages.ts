import type { Context } from 'hono'
import { languages } from '../../../domain/language.ts'
import { mapParameters } from '../../../domain/locations/map-query.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { isPersonal, isSetupPath, isStaffPath } from '../../../domain/page/personal-pages.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'
import type { Services } from '../../services.ts'
import { type CachedResponse, createResponse, responseFromCache } from '../cache/cached-response.ts'
import { isVisitorPage, mayBeLoggedIn } from '../redirects/may-be-logged-in.ts'
import { securityHeaders } from '../security-headers.ts'
import { isHtml, pagePolicy } from './page-policy.ts'
import type { RenderedPage } from './render-page.tsx'
import type { RequestFacts } from './request-facts.ts'
import type { ResolvedPage } from './resolve-page.ts'
import { speculationRulesAddress } from './speculation-rules.ts'

/** The parameters on which pages depend, by path. */
const parametersByPath: ReadonlyMap<string, readonly string[]> = new Map(
  languages.map((language) => [addressOf(language, 'resources.where'), mapParameters]),
)

/**
 * The part of a query that changes a page, as '?category=Doctor'; '' for none. Other parameters are
 * ignored. `search` with or without question mark.
 */
export const pageQuery = (path: string, search: string): string => {
  const names = search ? parametersByPath.get(path) : undefined
  if (!names) return ''
  const given = new URLSearchParams(search)
  const used = new URLSearchParams(
    names.flatMap((name) => {
      const value = given.get(name)
      return value ? [[name, value]] : []
    }),
  )
  return used.size > 0 ? `?${used}` : ''
}

/** Whether a page is the same for everyone; an address that is no page of ours is too. */
const isPublic = (page: RequestFacts['page'], path: string) =>
  page ? !isPersonal(page.key) : !isStaffPath(path) && !isSetupPath(path)

/** Whether the page is rendered for all; a page for visitors is not for who may be logged in. */
export const isForAll = (
  { env }: Pick<Services, 'env'>,
  { page, path }: ResolvedPage,
  { headers }: Request,
) => isPublic(page, path) && !mayBeLoggedIn(env, path, headers.get('cookie'))

/** A public page depends on its path and the parameters of `pageQuery`: all else is left out. */
export const anonymousRequest = (request: Request, url: URL) => {
  const wanted = new URL(url.pathname + pageQuery(url.pathname, url.search), url)
  const headers = new Headers({ accept: request.headers.get('accept') ?? '*/*' })
  // Without the request's signal: others may wait for the same page.
  return new Request(wanted, { headers })
}

/** The cache key of a public page, equal for the web server's look-up. */
export const pageCacheKey = (target: string) => {
  const [path = '', search = ''] = target.split('?')
  return path + pageQuery(path, search)
}

/** Pages that show other topics at random (D1 §2): as many drawings follow each other. */
const variantsOf = (key: PageKey | undefined) =>
  key === 'health.topic' || (key?.startsWith('resources.') && key !== 'resources.where') ? 6 : 1

/** Thrown in place of a page that is not cached, so that concurrent requests share it too. */
class UncachedPage extends Error {
  readonly html: string
  readonly init: { status: number; headers: [string, string][] }
  constructor(html: string, status: number, headers: Headers) {
    super('page not cached')
    this.html = html
    this.init = { status, headers: [...headers] }
  }
}

/**
 * Lets a shared cache (CDN) send the page without asking for ten seconds, and for another minute while it
 * asks. Browsers always ask: `CDN-Cache-Control` (RFC 9213) is for shared caches only.
 */
const sharedCaching = {
  'Cache-Control': 'public, max-age=0, s-maxage=10',
  'CDN-Cache-Control': 'public, max-age=10, stale-while-revalidate=60',
}

const renderPublicPage = async (
  services: Services,
  facts: RequestFacts,
  rendered: RenderedPage,
  isQueried: boolean,
): Promise<CachedResponse> => {
  const html = rendered instanceof Response ? await rendered.text() : rendered.body
  const { status } = rendered
  const headers = new Headers(rendered.headers)
  // With a query the number of addresses is unlimited.
  const isUncached = headers.get('Cache-Control') === 'no-store' || isQueried
  headers.set('Cache-Control', 'public, no-cache')
  if (isHtml(rendered)) {
    headers.set('Content-Security-Policy', await pagePolicy(services))
    headers.set('Speculation-Rules', `"${speculationRulesAddress}"`)
  }
  // Without a page of ours the number of addresses is unlimited, as where the loader says `no-store`.
  if (status !== 200 || !facts.page || isUncached) throw new UncachedPage(html, status, headers)
  // Who is logged in gets another answer from a page for visitors.
  if (!isVisitorPage(facts.page.key))
    for (const [name, value] of Object.entries(sharedCaching)) headers.set(name, value)
  return createResponse(Buffer.from(html), { ...securityHeaders, ...Object.fromEntries(headers) })
}

/** Renders public pages, each once for concurrent requests, and caches them. */
export const createPublicPages =
  (services: Services) =>
  async (c: Context, facts: RequestFacts, render: () => Promise<RenderedPage>) => {
    const { pathname, search } = new URL(c.req.url)
    const key = pageCacheKey(`${pathname}${search}`)
    const renderPage = async () =>
      renderPublicPage(services, facts, await render(), key.includes('?'))
    try {
      const variants = variantsOf(facts.page?.key)
      const page = await services.cache.load(key, { key, variants }, renderPage)
      return responseFromCache(c.req.raw, page)
    } catch (thrown) {
      if (thrown instanceof UncachedPage) return new Response(thrown.html, thrown.init)
      throw thrown
    }
  }
