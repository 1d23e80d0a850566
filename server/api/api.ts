import type { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { getPath } from 'hono/utils/url'
import { defaultLanguage, isLanguage, type Language } from '../../domain/language.ts'
import { parseCleanJson } from '../../domain/xml-characters.ts'
import { preferredLanguage } from '../http/preferred-language.ts'
import { hasNoControlCharacters, isCrossSite } from '../http/request-checks.ts'
import { requestSource, setDefaultHeader } from '../http/request-source.ts'
import { retryAfterSeconds } from '../http/retry-after.ts'
import { credentialsOf } from '../http/sessions/current-session.ts'
import { recordSecurityEvent } from '../security-log.ts'
import type { Services } from '../services.ts'
import { isThreadFailure } from '../worker-threads.ts'
import { tokenRoutes } from './account/login-token.ts'
import { newUserRoute } from './account/new-user.ts'
import { personalDataRoute } from './account/personal-data.ts'
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
import { siteOptionRoute } from './content/site-options.ts'
import { fail } from './error.ts'
import { publicFormRoutes } from './forms/public-forms.ts'
import { createRouter } from './json-routes.ts'
import { cartRoutes } from './orders/cart.ts'
import { orderDocumentRoutes } from './orders/order-documents.ts'
import { checkoutTokenRoute, orderRoutes } from './orders/orders.ts'
import { reorderRoute } from './orders/reorder.ts'
import { stripeEventRoutes } from './orders/stripe-events.ts'
import type { ApiRoute } from './route.ts'
import { browserLanguageRoute } from './system/browser-language.ts'
import { cacheRoute } from './system/cache-routes.ts'
import { healthRoutes } from './system/health.ts'
import { siteVisitRoutes } from './system/site-visits.ts'
import { contentRoutes } from './wordpress/content-routes.ts'

/** The language of a request: `?lang=`, else `Accept-Language`. */
export const requestedLanguage = (
  query: string | undefined,
  header: string | undefined,
): Language => (isLanguage(query) ? query : (preferredLanguage(header) ?? defaultLanguage))

/**
 * Precedes every handler: language of the response (`afterValidation` may override it by the body),
 * caching, and refusals. One middleware, since each one costs several promises.
 */
const beforeHandler =
  (services: Services): MiddlewareHandler<ApiEnv> =>
  (c, next) => {
    c.set('language', requestedLanguage(c.req.query('lang'), c.req.header('accept-language')))
    setDefaultHeader(c, 'Cache-Control', 'no-store')
    // Without characters that XML forbids.
    c.req.json = async () => parseCleanJson(await c.req.text()) as never
    if (!hasNoControlCharacters(c.req.url)) return Promise.resolve(fail(c, 'not-found'))
    const hasBearer = () => credentialsOf(services.env, c.req.raw.headers)?.by === 'bearer'
    if (isCrossSite(services.env, c.req.raw) && !hasBearer()) {
      recordSecurityEvent(services, 'access-denied', { accountId: null, reason: 'other-site' })
      return Promise.resolve(fail(c, 'other-site'))
    }
    return next()
  }

const routes: readonly ApiRoute[] = [
  ...tokenRoutes,
  newUserRoute,
  ...userRoutes,
  personalDataRoute,
  ...sessionRoutes,
  ...resetRoutes,
  ...publicFormRoutes,
  ...itemRoutes,
  ...proxiedProductRoutes,
  ...contentRoutes,
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
  ...stripeEventRoutes,
  reorderRoute,
  siteVisitRoutes,
  healthRoutes,
]

const requestErrors: Record<number, 'json-broken' | 'type-not-accepted' | 'too-large'> = {
  400: 'json-broken',
  413: 'too-large',
  415: 'type-not-accepted',
}

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
