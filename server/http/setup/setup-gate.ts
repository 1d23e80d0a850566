import { getPath } from 'hono/utils/url'
import { defaultLanguage } from '../../../domain/language.ts'
import { isAdminTarget } from '../../../domain/page/admin-path.ts'
import { isSetupPath, setupAddress } from '../../../domain/page/personal-pages.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import { isSetupOpen } from '../../setup/setup-state.ts'
import { isSetupToken } from '../../setup/setup-token.ts'
import type { ClosableApp, HttpApp } from '../app-listener.ts'
import { unavailableAnswer } from '../pages/failure-page.ts'
import { preferredLanguage } from '../preferred-language.ts'
import { closedPage, notOpenYet, wrongTokenPage } from './closed-page.ts'
import { setupCookie, setupTokenOf } from './setup-cookie.ts'

/** Seconds: a set-up takes some minutes to days. */
const retryAfterSeconds = 600

const closedHeaders = { 'Retry-After': String(retryAfterSeconds), 'Cache-Control': 'no-store' }

const html = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }

/** Monitoring works before the shop is open. */
const isHealthPath = (path: string) => path === '/api/health' || path === '/api/ready'

const isApiPath = (path: string) => path === '/api' || path.startsWith('/api/')

const languageOf = (request: Request) =>
  preferredLanguage(request.headers.get('accept-language')) ?? defaultLanguage

const refuseApi = (request: Request) =>
  Response.json(
    { code: 'shop_not_open', message: notOpenYet[languageOf(request)], data: { status: 503 } },
    { status: 503, headers: closedHeaders },
  )

const tokenPath = /^\/setup\/([^/]+)$/

/** `GET /setup/TOKEN`: stores the token in a cookie and continues without it in the address. */
const openWithToken = async (services: Services, request: Request, token: string) => {
  if (!(await isSetupToken(services.db, token))) {
    recordSecurityEvent(services, 'access-denied', { accountId: null, reason: 'setup-token' })
    return new Response(wrongTokenPage(), { status: 403, headers: html })
  }
  return new Response(null, {
    status: 302,
    headers: {
      Location: setupAddress(languageOf(request)),
      'Set-Cookie': setupCookie(services.env, token),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  })
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/** The answer while it is unknown whether the shop is open, or whether a token is right. */
const refuseUnchecked = (request: Request, path: string) => {
  const accepted = request.headers.get('accept-language') ?? undefined
  const { headers, body } = unavailableAnswer(path, accepted)
  return new Response(body, { status: 503, headers })
}

/** The answer while the shop is being set up; undefined for requests that the application answers. */
const answerClosed = async (
  services: Services,
  request: Request,
  path: string,
): Promise<Response | undefined> => {
  if (isApiPath(path)) return refuseApi(request)
  const token = tokenPath.exec(path)?.[1]
  if (token && isRead(request)) return openWithToken(services, request, token)
  if (await isSetupToken(services.db, setupTokenOf(services.env, request.headers))) {
    if (isSetupPath(path)) return undefined
    if (isRead(request) && request.headers.get('accept')?.includes('text/html'))
      return new Response(null, {
        status: 302,
        headers: { Location: setupAddress(languageOf(request)), 'Cache-Control': 'no-store' },
      })
  }
  return new Response(closedPage(path), { status: 503, headers: { ...html, ...closedHeaders } })
}

/** The web server sends the back office itself once the shop is open. */
const repeatRequest = (request: Request) =>
  new Response(null, {
    status: 307,
    headers: { Location: request.url, 'Cache-Control': 'no-store' },
  })

/**
 * Closes the whole site until the set-up ends, in this or another process. Afterwards requests are
 * not checked any more: a shop is set up once.
 */
export const createSetupGate = (services: Services, app: HttpApp): ClosableApp => {
  let isClosed = true
  return {
    isClosed: () => isClosed,
    fetch: (request, env) => {
      if (!isClosed) return app.fetch(request, env)
      const path = getPath(request)
      if (isHealthPath(path)) return app.fetch(request, env)
      const refusal = async () => {
        if (await isSetupOpen(services.db)) return answerClosed(services, request, path)
        isClosed = false
        return isAdminTarget(path) ? repeatRequest(request) : undefined
      }
      return refusal()
        .catch((error) => {
          services.log.error({ err: error, path }, 'request failed')
          return refuseUnchecked(request, path)
        })
        .then((refused) => refused ?? app.fetch(request, env))
    },
  }
}
