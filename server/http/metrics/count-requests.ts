import type { IncomingMessage, Server } from 'node:http'
import { isAdminTarget } from '../../../domain/page/admin-path.ts'
import { failedRequests, failedStatuses, requestSeconds } from '../../metrics.ts'
import { resolvePage } from '../pages/resolve-page.ts'

const routes = new WeakMap<object, string>()

/** Notes the route of a request to the API: its path with the names of parameters. */
export const noteRoute = (request: object, route: string) => routes.set(request, route)

/** One of a limited number of names: the route of the API, the page, else the kind of file. */
const routeOf = (request: IncomingMessage): string => {
  const noted = routes.get(request)
  if (noted) return noted
  const path = (request.url ?? '/').split('?')[0] ?? '/'
  if (path.startsWith('/api/')) return 'api'
  if (isAdminTarget(path)) return 'admin'
  if (/\.\w+$/.test(path)) return 'file'
  const { page } = resolvePage(path)
  return page ? `page ${page.key}` : 'other'
}

const methods: ReadonlySet<string | undefined> = new Set([
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
])

/** Measures every request of the server. The status is 499 if the client has left before. */
export const countRequests = (server: Server) => {
  server.on('request', (request, response) => {
    const startedAt = performance.now()
    response.on('close', () => {
      const labels = {
        route: routeOf(request),
        method: methods.has(request.method) ? request.method : 'other',
        status: response.writableFinished ? response.statusCode : 499,
      }
      requestSeconds.observe(labels as never, (performance.now() - startedAt) / 1_000)
      if (failedStatuses.some((status) => status === labels.status))
        failedRequests.inc({ status: labels.status })
    })
  })
}
