import { OpenAPIHono } from '@hono/zod-openapi'
import { compress } from 'hono/compress'
import { HTTPException } from 'hono/http-exception'
import { isHarmlessPath } from '../http/harmless-path.ts'
import { comesFromElsewhere } from '../http/origin-check.ts'
import { retryAfterSeconds } from '../http/retry-after.ts'
import { credentialsOf } from '../http/signed-in.ts'
import { recordSecurityEvent } from '../security-log.ts'
import type { Services } from '../services.ts'
import { addAdminAccountRoutes } from './admin-accounts.ts'
import { addAdminOrderRoutes } from './admin-orders.ts'
import type { ApiEnv } from './api-env.ts'
import { addBrowserLanguageRoutes } from './browser-language.ts'
import { addCacheRoutes } from './cache.ts'
import { callerLanguage } from './caller-language.ts'
import { addCartRoutes } from './cart.ts'
import { addCartCheckRoutes } from './cart-check.ts'
import { addCheckoutTokenRoutes } from './checkout-token.ts'
import { addDescription } from './description.ts'
import { addDownloadRoutes } from './downloads.ts'
import { fail } from './error.ts'
import { afterValidation } from './field.ts'
import { addFormRoutes } from './forms.ts'
import { addHealthRoutes } from './health.ts'
import { addItemRoutes } from './items.ts'
import { limitBody } from './limit-body.ts'
import { addNewUserRoutes } from './new-user.ts'
import { addOrderPaperRoutes } from './order-papers.ts'
import { addOrderRoutes } from './orders.ts'
import { addPageRoutes } from './pages.ts'
import { addPriceRoutes } from './price.ts'
import { addProductTextRoutes } from './product-texts.ts'
import { addProxiedProductRoutes } from './proxied-products.ts'
import { addPublicFormRoutes } from './public-forms.ts'
import { addReorderRoutes } from './reorder.ts'
import { addResetRoutes } from './reset.ts'
import { addSessionRoutes } from './sessions.ts'
import { addSiteOptionRoutes } from './site-options.ts'
import { addSiteVisitRoutes } from './site-visits.ts'
import { addTokenRoutes } from './token.ts'
import { addUserRoutes } from './user.ts'

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
  addOrderPaperRoutes,
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

/** Answers that may be long; to compress the others would cost more than it saves. */
const longAnswers = [
  '/items/*',
  '/wp/*',
  '/cache',
  '/wc_api_proxy/*',
  '/sn_api/user/orders',
  '/openapi.json',
]

/** A path that is known takes no other method than the ones described. */
const refuseOtherMethods = (api: OpenAPIHono<ApiEnv>) => {
  const known = new Map<string, string[]>()
  for (const definition of api.openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue
    const { path, method } = definition.route
    known.set(path, [...(known.get(path) ?? []), method.toUpperCase()])
  }
  for (const [path, methods] of known) {
    api.all(path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) => {
      c.header('Allow', methods.join(', '))
      return fail(c, 'method-not-allowed')
    })
  }
}

/** The HTTP API, to be mounted under `/api`. Every answer is JSON, every error of one shape. */
export const createApi = (services: Services) => {
  const api = new OpenAPIHono<ApiEnv>({ defaultHook: afterValidation })

  api.use(callerLanguage, async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
  })
  api.use((c, next) => (isHarmlessPath(c.req.url) ? next() : Promise.resolve(fail(c, 'not-found'))))
  api.use(async (c, next) => {
    const isOwn = credentialsOf(services.env, c.req.raw.headers)?.by === 'bearer'
    if (isOwn || !comesFromElsewhere(services.env, c.req.raw)) return next()
    recordSecurityEvent(services, 'access-denied', { accountId: null, reason: 'other-site' })
    return fail(c, 'other-site')
  })
  api.use(limitBody)
  for (const path of longAnswers) api.use(path, compress({ threshold: 1024 }))

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
