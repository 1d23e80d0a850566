import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { HTTPException } from 'hono/http-exception'
import { getPath } from 'hono/utils/url'
import { defaultLanguage, isLanguage, type Language } from '../../domain/language.ts'
import { parseCleanJson } from '../../domain/xml-characters.ts'
import type { Env } from '../env.ts'
import { preferredLanguage } from '../http/preferred-language.ts'
import { hasNoControlCharacters, isCrossSite } from '../http/request-checks.ts'
import { requestSource, setDefaultHeader } from '../http/request-source.ts'
import { retryAfterSeconds } from '../http/retry-after.ts'
import { credentialsOf } from '../http/sessions/current-session.ts'
import { viewCookie, viewOf } from '../http/sessions/view-cookie.ts'
import { recordSecurityEvent } from '../security-log.ts'
import type { Services } from '../services.ts'
import { isThreadFailure } from '../worker-threads.ts'
import { tokenRoutes } from './account/login-token.ts'
import { newUserRoute } from './account/new-user.ts'
import { resetRoutes } from './account/reset.ts'
import { sessionRoutes } from './account/sessions.ts'
import { userRoutes } from './account/user.ts'
import type { ApiEnv } from './api-env.ts'
import { itemRoutes } from './catalogue/items.ts'
import { mixtureFormsRoute } from './catalogue/mixture-forms.ts'
import { priceRoute } from './catalogue/price.ts'
import { productTextRoutes } from './catalogue/product-texts.ts'
import { proxiedProductRoutes } from './catalogue/proxied-products.ts'
import { quickOrderRoute } from './catalogue/quick-order.ts'
import { searchRoute } from './catalogue/site-search.ts'
import { downloadRoute } from './content/downloads.ts'
import { mapRoute } from './content/map-table.ts'
import { pageListRoutes } from './content/pages.ts'
import { siteOptionRoute } from './content/site-options.ts'
import { type ErrorContext, fail } from './error.ts'
import { publicFormRoutes } from './forms/public-forms.ts'
import { createRouter } from './json-routes.ts'
import { cartRoutes } from './orders/cart.ts'
import { orderDocumentRoutes } from './orders/order-documents.ts'
import { checkoutTokenRoute, orderRoutes } from './orders/orders.ts'
import { reorderRoute } from './orders/reorder.ts'
import type { ApiRoute } from './route.ts'
import { browserLanguageRoute } from './system/browser-language.ts'
import { cacheRoute } from './system/cache-routes.ts'
import { addHealthRoutes } from './system/health.ts'
import { siteVisitRoutes } from './system/site-visits.ts'

const readMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/** Posts that only read, and those of the back office, which has the staff's own session. */
const allowed = /^\/(admin\/|site\/|shop\/(price|forms|quick-order)$)/

/** Whether a view of the shop as a customer may not make this request; it may be no view (A13). */
const isRefusedInView = (
  env: Pick<Env, 'origin'>,
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  path: string,
) =>
  !readMethods.includes(method) &&
  viewCookie.mayBeIn(env, headers.get('cookie')) &&
  !allowed.test(path)

/** Refuses a request of a view; calls `next` for one whose view has ended. */
const refuseInView = async (
  services: Pick<Services, 'db' | 'env' | 'now'>,
  c: ErrorContext & { req: { raw: Request } },
  next: () => ReturnType<MiddlewareHandler>,
) => ((await viewOf(services, c.req.raw.headers, services.now())) ? fail(c, 'view-only') : next())

/**
 * Maximum body sizes in bytes. Orders and changes of the cart have up to 200 lines; mixtures above the limit of
 * substances and texts of too many lines get a specific error.
 */
const maxBytes = {
  order: 2 ** 20,
  mixture: 2 ** 18,
  statement: 2 ** 26,
  other: 2 ** 16,
}

const maxBytesAt = (path: string) => {
  if (/\/shop\/(orders|cart\/operations|quick-order)$/.test(path)) return maxBytes.order
  if (/\/admin\/payments\/statements(\/preview)?$/.test(path)) return maxBytes.statement
  // Texts in four languages.
  if (/\/admin\/(products|remedies)(\/|$)/.test(path)) return maxBytes.order
  return /\/(shop\/(price|forms)|admin\/price-simulator)$/.test(path)
    ? maxBytes.mixture
    : maxBytes.other
}

const tooLarge = (c: Context<ApiEnv>) => fail(c, 'too-large')

/**
 * Refuses bodies above the limit. Node enforces Content-Length, so only chunked bodies are
 * counted: wrapping the stream costs more than most handlers.
 */
const limitBody: MiddlewareHandler<ApiEnv> = (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  // The multipart reader has its own limits.
  if (
    /\/(sn_api\/new_user|admin\/(imports\/\w+\/files|media|media\/[^/]+\/file))$/.test(c.req.path)
  )
    return next()
  const maxSize = maxBytesAt(c.req.path)
  const length = c.req.header('content-length')
  if (length === undefined || c.req.header('transfer-encoding') !== undefined)
    return bodyLimit({ maxSize, onError: tooLarge })(c, next)
  return Number(length) <= maxSize ? next() : Promise.resolve(tooLarge(c))
}

/** The language of a request: `?lang=`, else `Accept-Language`. */
export const requestedLanguage = (
  query: string | undefined,
  header: string | undefined,
): Language => (isLanguage(query) ? query : (preferredLanguage(header) ?? defaultLanguage))

/** Bodies are read without characters that XML forbids. */
const readCleanJson = ({ req }: Context) => {
  req.json = async () => parseCleanJson(await req.text()) as never
}

/**
 * Precedes every handler: language of the response (`afterValidation` may override it by the body),
 * caching, and refusals. One middleware, since each one costs several promises.
 */
const beforeHandler =
  (services: Services): MiddlewareHandler<ApiEnv> =>
  (c, next) => {
    c.set('language', requestedLanguage(c.req.query('lang'), c.req.header('accept-language')))
    setDefaultHeader(c, 'Cache-Control', 'no-store')
    if (c.req.method !== 'GET') readCleanJson(c)
    if (!hasNoControlCharacters(c.req.url)) return Promise.resolve(fail(c, 'not-found'))
    const hasBearer = () => credentialsOf(services.env, c.req.raw.headers)?.by === 'bearer'
    if (isCrossSite(services.env, c.req.raw) && !hasBearer()) {
      recordSecurityEvent(services, 'access-denied', { accountId: null, reason: 'other-site' })
      return Promise.resolve(fail(c, 'other-site'))
    }
    if (!isRefusedInView(services.env, c.req.raw, c.req.path)) return limitBody(c, next)
    return refuseInView(services, c, () => limitBody(c, next))
  }

const routes: readonly ApiRoute[] = [
  ...tokenRoutes,
  newUserRoute,
  ...userRoutes,
  ...sessionRoutes,
  ...resetRoutes,
  ...publicFormRoutes,
  ...itemRoutes,
  ...proxiedProductRoutes,
  ...pageListRoutes,
  siteOptionRoute,
  mapRoute,
  browserLanguageRoute,
  cacheRoute,
  priceRoute,
  quickOrderRoute,
  mixtureFormsRoute,
  searchRoute,
  ...productTextRoutes,
  ...cartRoutes,
  downloadRoute,
  checkoutTokenRoute,
  ...orderRoutes,
  ...orderDocumentRoutes,
  reorderRoute,
  siteVisitRoutes,
  addHealthRoutes,
]

const requestErrors: Record<number, 'json-broken' | 'type-not-accepted' | 'too-large'> = {
  400: 'json-broken',
  413: 'too-large',
  415: 'type-not-accepted',
}

/** Responses worth compressing that are not cached, which are compressed there. */
const longResponses = ['/wc_api_proxy/*', '/sn_api/user/orders', '/openapi.json', '/docs/*']

/** Responds 405 to undescribed methods of known paths. */
const refuseOtherMethods = (api: OpenAPIHono<ApiEnv>) => {
  const methodsByPath = new Map<string, string[]>()
  for (const definition of api.openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue
    const { path, method } = definition.route
    methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), method.toUpperCase()])
  }
  for (const [path, methods] of methodsByPath) {
    api.all(path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) => {
      c.header('Allow', methods.join(', '))
      return fail(c, 'method-not-allowed')
    })
  }
}

/**
 * The HTTP API. All responses are JSON, all errors have the shape `Error`. Its paths start with
 * `prefix`, which `c.req.path` omits. `furtherRoutes` follow those of the shop and the site.
 */
export const createApi = (
  services: Services,
  prefix = '',
  furtherRoutes: readonly ApiRoute[] = [],
) => {
  const api = createRouter((request) => getPath(request).slice(prefix.length) || '/')

  api.use(requestSource(services.env), beforeHandler(services))
  for (const path of longResponses) api.use(path, compress())

  for (const add of [...routes, ...furtherRoutes]) add(api, services)
  refuseOtherMethods(api)
  api.all('*', (c) => fail(c, 'not-found'))

  api.onError((error, c) => {
    const code = error instanceof HTTPException ? requestErrors[error.status] : undefined
    if (code) return fail(c, code)
    const id = c.var.requestId
    services.log.error({ err: error, id, path: prefix + c.req.path }, 'request failed')
    const retryAfter = retryAfterSeconds(error)
    if (retryAfter === undefined) return fail(c, 'server-error', { requestId: id })
    c.header('Retry-After', String(retryAfter))
    const isDocument = isThreadFailure(error)
    return fail(c, isDocument ? 'document-unavailable' : 'service-unavailable', { requestId: id })
  })
  return api
}
