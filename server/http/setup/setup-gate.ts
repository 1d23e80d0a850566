import { getPath } from 'hono/utils/url'
import { defaultLanguage } from '../../../domain/language.ts'
import { isAdminTarget } from '../../../domain/page/admin-path.ts'
import { isSetupPath, setupAddress } from '../../../domain/page/personal-pages.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import { isSetupOpen } from '../../setup/setup-state.ts'
import { isSetupToken } from '../../setup/setup-token.ts'
import type { App, ClosableApp } from '../app-listener.ts'
import { preferredLanguage } from '../preferred-language.ts'
import { closedPage, notOpenYet, wrongTokenPage } from './closed-page.ts'
import { mayTakeSetup, setupCookie } from './setup-cookie.ts'

/** Seconds: a set-up takes some minutes to days. */
const retryAfterSeconds = 600

const closedHeaders = { 'Retry-After': String(retryAfterSeconds), 'Cache-Control': 'no-store' }

const html = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }

/** Monitoring works before the shop is open. */
const isHealthPath = (path: string) => path === '/api/health' || path === '/api/ready'

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

/** The answer while the shop is being set up; undefined for requests that the application answers. */
const answerClosed = async (
  services: Services,
  request: Request,
  path: string,
): Promise<Response | undefined> => {
  if (isHealthPath(path)) return undefined
  if (path === '/api' || path.startsWith('/api/')) return refuseApi(request)
  const token = tokenPath.exec(path)?.[1]
  if (token && isRead(request)) return openWithToken(services, request, token)
  if (await mayTakeSetup(services, request.headers)) {
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
export const createSetupGate = (services: Services, app: App): ClosableApp => {
  let isClosed = true
  return {
    isClosed: () => isClosed,
    fetch: (request, env) => {
      if (!isClosed) return app.fetch(request, env)
      const answer = async () => {
        const path = getPath(request)
        // During an outage of the database the application answers.
        isClosed = await isSetupOpen(services.db).catch(() => true)
        if (!isClosed && isAdminTarget(path)) return repeatRequest(request)
        const closed = isClosed
          ? await answerClosed(services, request, path).catch(() => undefined)
          : undefined
        return closed ?? app.fetch(request, env)
      }
      return answer()
    },
  }
}
