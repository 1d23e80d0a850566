import type { Context } from 'hono'
import { isPersonal, isStaffPath } from '../../../domain/page/personal-pages.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'
import type { CachedPage } from '../../cached-page.ts'
import { catalogueVersion } from '../../catalogue/catalogue-version.ts'
import type { Services } from '../../services.ts'
import { mayBeLoggedIn } from '../redirects/member-redirect.ts'
import { securityHeaders } from '../security-headers.ts'
import { hashInlineScripts } from './inline-scripts.ts'
import { compressPage } from './page-cache.ts'
import { isHtml, pagePolicy } from './page-policy.ts'
import type { RequestFacts } from './request-facts.ts'
import { isDataPath, type ResolvedPage } from './resolve-page.ts'
import { cachedPageResponse } from './send-cached-page.ts'
import { createSingleFlight } from './single-flight.ts'

/** Whether a page is the same for everyone; an address that is no page of ours is too. */
const isPublic = (page: RequestFacts['page'], path: string) =>
  page ? !isPersonal(page.key) : !isStaffPath(path)

/** Whether the page is rendered for all; a page for visitors is not for who may be logged in. */
export const isForAll = (
  { env }: Pick<Services, 'env'>,
  { page, path }: ResolvedPage,
  { headers }: Request,
) => isPublic(page, path) && !mayBeLoggedIn(env, path, headers.get('cookie'))

/** A public page depends on its path alone: other queries and all cookies are left out. */
export const anonymousRequest = (request: Request, url: URL) => {
  const wanted = new URL(url.pathname, url)
  const routes = url.searchParams.get('_routes')
  if (routes !== null && isDataPath(url.pathname)) wanted.searchParams.set('_routes', routes)
  const headers = new Headers({ accept: request.headers.get('accept') ?? '*/*' })
  // Without the request's signal: others may wait for the same page.
  return new Request(wanted, { headers })
}

/** The key under which a public page is kept, the same for the outer server's look-up. */
export const pageCacheKey = (target: string) => {
  const [path = '', query] = target.split('?')
  const routes = query && isDataPath(path) && new URLSearchParams(query).get('_routes')
  return routes ? `${path}?_routes=${routes}` : path
}

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
  const { html, hashes } = isHtml(rendered)
    ? hashInlineScripts(text, facts.nonce)
    : { html: text, hashes: [] }
  const { status } = rendered
  const headers = new Headers(rendered.headers)
  const isNotKept = headers.get('Cache-Control') === 'no-store'
  headers.set('Cache-Control', 'public, no-cache')
  if (isHtml(rendered)) headers.set('Content-Security-Policy', await pagePolicy(services, hashes))
  // What has no key of its own is not kept: the router may see a page where we see none. Nor is what
  // its loader says is not: an address of which there is no end.
  if (status !== 200 || !facts.page || isNotKept) return { html, status, headers }
  const all = { ...securityHeaders, ...Object.fromEntries(headers) }
  return { ready: await compressPage(Buffer.from(html), all) }
}

/** Renders public pages, each once for all who ask for it at the same time, and caches them. */
export const createPublicPages = (services: Services) => {
  const renderOnce = createSingleFlight<PublicPage>()
  return async (c: Context, facts: RequestFacts, render: () => Promise<Response>) => {
    const version = await catalogueVersion(services.db)
    const { pathname, search } = new URL(c.req.url)
    const key = pageCacheKey(`${pathname}${search}`)
    // With the version: who asks after a change does not get a page begun before it.
    const page = await renderOnce(`${version} ${key}`, async () => {
      services.pages.dropOlderVersions(version)
      // Rendered for another while this request looked for redirects.
      const cached = services.pages.find(key)
      if (cached) return { ready: cached }
      const made = await renderPublicPage(services, facts, await render())
      if ('ready' in made) services.pages.set(key, made.ready, version, variantsOf(facts.page?.key))
      return made
    })
    if ('ready' in page) return cachedPageResponse(c.req.raw, page.ready)
    const { html, status, headers } = page
    return new Response(html, { status, headers: new Headers(headers) })
  }
}
