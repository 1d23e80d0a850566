import * as build from 'virtual:react-router/server-build'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { RequestIdVariables } from 'hono/request-id'
import { getPath } from 'hono/utils/url'
import type { HttpApp } from './http/app-listener.ts'
import { listFileHandler } from './http/files/list-file-handler.ts'
import { addMachineFiles } from './http/files/machine-files.ts'
import { mediaFileHandler, mediaReferenceHandler } from './http/files/media-handler.ts'
import { publicFileHandler } from './http/files/public-file-handler.ts'
import { metricsHandler } from './http/metrics/metrics-handler.ts'
import { checkoutDocument } from './http/pages/checkout-document.ts'
import { failurePage, sendFailure } from './http/pages/failure-page.ts'
import { createRenderer } from './http/pages/render-page.tsx'
import { siteHandler } from './http/pages/site.ts'
import { hasNoControlCharacters, isCrossSite } from './http/request-checks.ts'
import { requestSource } from './http/request-source.ts'
import { consentRoutes } from './http/sessions/consent.ts'
import { viewRoutes } from './http/sessions/view-routes.ts'
import { limitPageBody } from './http/uploads/limit-page-body.ts'
import { recordSecurityEvent } from './security-log.ts'
import type { Services } from './services.ts'

const isApiPath = (path: string) => path === '/api' || path.startsWith('/api/')

/** The description names all routes. */
const isBackOfficePath = (path: string) => /^\/api\/(admin|docs|openapi\.json)(\/|$)/.test(path)

/** Pages, forms and files. */
const createSite = (services: Services) => {
  const app = new Hono<{ Variables: RequestIdVariables }>()
  const render = createRenderer(build)
  const site = siteHandler(render, services)
  app.use(requestSource(services.env))
  app.use(async (c, next) => {
    await next()
    // Caches keep a 404 without this header, and the file may be there a moment later.
    if (c.res.status >= 400 && !c.res.headers.has('Cache-Control'))
      c.header('Cache-Control', 'no-store')
  })
  app.use(compress())
  app.use(limitPageBody)
  app.use(async (c, next) =>
    hasNoControlCharacters(c.req.url)
      ? next()
      : c.html(failurePage({ requestId: c.get('requestId'), status: 404 }), 404),
  )
  app.use(async (c, next) => {
    if (!isCrossSite(services.env, c.req.raw)) return next()
    recordSecurityEvent(services, 'access-denied', { accountId: null, reason: 'other-site' })
    return c.html(failurePage({ requestId: c.get('requestId'), status: 403 }), 403)
  })
  app.route('/', consentRoutes(services.env))
  app.route('/', viewRoutes(services))
  app.get('/catalogue/:file', listFileHandler(services))
  addMachineFiles(app, services)
  app.get('/metrics', metricsHandler(services))
  app.get('/files/:name', publicFileHandler(services))
  app.get('/media/:hash/:file', mediaFileHandler(services))
  app.get('/media/:id', mediaReferenceHandler(services))
  app.all('/add_to_cart/', checkoutDocument(site))
  app.all('/add_to_cart', checkoutDocument(site))
  app.all('*', (c) => site(c))
  app.onError((error, c) => {
    const id = c.get('requestId')
    services.log.error({ err: error, id, path: c.req.path }, 'request failed')
    return sendFailure(c, error, id)
  })
  return app
}

/** Loads a part with its first request. */
const loadedLater = (load: () => Promise<HttpApp>): HttpApp['fetch'] => {
  let loading: ReturnType<typeof load> | undefined
  let fetchLoaded: HttpApp['fetch'] = async (request, env) => {
    loading ??= load()
    fetchLoaded = (await loading).fetch
    return fetchLoaded(request, env)
  }
  return (request, env) => fetchLoaded(request, env)
}

/**
 * The application: all requests that are neither static files nor cached pages. The API is separate,
 * with its own limits, error responses and compression: nested, each of its middlewares costs more.
 */
export const createApp = (services: Services): HttpApp => {
  const site = createSite(services)
  // Their schemas take 20 MB, most of it for the back office.
  const fetchFromApi = loadedLater(async () =>
    (await import('./api/api.ts')).createApi(services, '/api'),
  )
  const fetchFromBackOffice = loadedLater(async () =>
    (await import('./api/api-with-back-office.ts')).createApiWithBackOffice(services, '/api'),
  )
  return {
    fetch: (request, env) => {
      const path = getPath(request)
      if (!isApiPath(path)) return site.fetch(request, env)
      return isBackOfficePath(path) ? fetchFromBackOffice(request, env) : fetchFromApi(request, env)
    },
  }
}
