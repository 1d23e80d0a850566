import { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { HTTPException } from 'hono/http-exception'
import { defaultLanguage, isLanguage, type Language } from '../../domain/language.ts'
import { hasNoControlCharacters } from '../http/control-characters.ts'
import { isCrossSite } from '../http/cross-site.ts'
import { preferredLanguage } from '../http/preferred-language.ts'
import { retryAfterSeconds } from '../http/retry-after.ts'
import { credentialsOf } from '../http/sessions/current-session.ts'
import { recordSecurityEvent } from '../security-log.ts'
import type { Services } from '../services.ts'
import { addTokenRoutes } from './account/login-token.ts'
import { addNewUserRoutes } from './account/new-user.ts'
import { addResetRoutes } from './account/reset.ts'
import { addSessionRoutes } from './account/sessions.ts'
import { addUserRoutes } from './account/user.ts'
import { addAdminAccountRoutes } from './admin/admin-accounts.ts'
import { addAdminOrderRoutes } from './admin/admin-orders.ts'
import type { ApiEnv } from './api-env.ts'
import { addItemRoutes } from './catalogue/items.ts'
import { addFormRoutes } from './catalogue/mixture-forms.ts'
import { addPriceRoutes } from './catalogue/price.ts'
import { addProductTextRoutes } from './catalogue/product-texts.ts'
import { addProxiedProductRoutes } from './catalogue/proxied-products.ts'
import { addDownloadRoutes } from './content/downloads.ts'
import { addPageRoutes } from './content/pages.ts'
import { addSiteOptionRoutes } from './content/site-options.ts'
import { fail } from './error.ts'
import { afterValidation } from './fields.ts'
import { addPublicFormRoutes } from './forms/public-forms.ts'
import { limitBody } from './limit-body.ts'
import { addCartRoutes } from './orders/cart.ts'
import { addCartCheckRoutes } from './orders/cart-check.ts'
import { addCheckoutTokenRoutes } from './orders/checkout-token.ts'
import { addOrderDocumentRoutes } from './orders/order-documents.ts'
import { addOrderRoutes } from './orders/orders.ts'
import { addReorderRoutes } from './orders/reorder.ts'
import { addBrowserLanguageRoutes } from './system/browser-language.ts'
import { addCacheRoutes } from './system/cache-routes.ts'
import { addDescription } from './system/description.ts'
import { addHealthRoutes } from './system/health.ts'
import { addSiteVisitRoutes } from './system/site-visits.ts'

/** The language of a request: `?lang=`, else `Accept-Language`. */
export const requestedLanguage = (
  query: string | undefined,
  header: string | undefined,
): Language => (isLanguage(query) ? query : (preferredLanguage(header) ?? defaultLanguage))

/** Sets the language of the response; `afterValidation` may override it by the body. */
const callerLanguage: MiddlewareHandler<ApiEnv> = async (c, next) => {
  c.set('language', requestedLanguage(c.req.query('lang'), c.req.header('accept-language')))
  await next()
}

const routes = [
  addTokenRoutes,
  addNewUserRoutes,
  addUserRoutes,
  addSessionRoutes,
  addResetRoutes,
  addPublicFormRoutes,
  addItemRoutes,
  addProxiedProductRoutes,
  addPageRoutes,
  addSiteOptionRoutes,
  addBrowserLanguageRoutes,
  addCacheRoutes,
  addPriceRoutes,
  addFormRoutes,
  addProductTextRoutes,
  addCartRoutes,
  addCartCheckRoutes,
  addDownloadRoutes,
  addCheckoutTokenRoutes,
  addOrderRoutes,
  addOrderDocumentRoutes,
  addAdminAccountRoutes,
  addReorderRoutes,
  addAdminOrderRoutes,
  addSiteVisitRoutes,
  addHealthRoutes,
]

const requestErrors: Record<number, 'json-broken' | 'type-not-accepted' | 'too-large'> = {
  400: 'json-broken',
  413: 'too-large',
  415: 'type-not-accepted',
}

/** Responses worth compressing; for short ones it costs more than it saves. */
const longResponses = [
  '/items/*',
  '/wp/*',
  '/cache',
  '/wc_api_proxy/*',
  '/sn_api/user/orders',
  '/openapi.json',
]

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
 * The HTTP API, mounted under `/api`. All responses are JSON, all errors have the shape `Error`.
 */
export const createApi = (services: Services) => {
  const api = new OpenAPIHono<ApiEnv>({ defaultHook: afterValidation })

  api.use(callerLanguage, async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
  })
  api.use((c, next) =>
    hasNoControlCharacters(c.req.url) ? next() : Promise.resolve(fail(c, 'not-found')),
  )
  api.use(async (c, next) => {
    const hasBearer = credentialsOf(services.env, c.req.raw.headers)?.by === 'bearer'
    if (hasBearer || !isCrossSite(services.env, c.req.raw)) return next()
    recordSecurityEvent(services, 'access-denied', { accountId: null, reason: 'other-site' })
    return fail(c, 'other-site')
  })
  api.use(limitBody)
  for (const path of longResponses) api.use(path, compress({ threshold: 1024 }))

  for (const add of routes) add(api, services)
  addDescription(api)
  refuseOtherMethods(api)
  api.all('*', (c) => fail(c, 'not-found'))

  api.onError((error, c) => {
    const code = error instanceof HTTPException ? requestErrors[error.status] : undefined
    if (code) return fail(c, code)
    const id = c.var.requestId ?? crypto.randomUUID()
    services.log.error({ err: error, id, path: c.req.path }, 'request failed')
    const retryAfter = retryAfterSeconds(error)
    if (retryAfter === undefined) return fail(c, 'server-error', { requestId: id })
    c.header('Retry-After', String(retryAfter))
    return fail(c, 'service-unavailable', { requestId: id })
  })
  return api
}
