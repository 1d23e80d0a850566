import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { serialize } from 'hono/utils/cookie'
import {
  consentCookie,
  consentMaxAgeSeconds,
  consentValue,
  grantedConsents,
  parseConsent,
} from '../../../domain/consent/consent.ts'
import { sitePath } from '../../../domain/page/site-path.ts'
import type { Env } from '../../env.ts'
import { isSecure } from './session-cookie.ts'

/** An unreadable form grants no consent. */
const nothing: Record<string, undefined> = {}

/** The previous page of this site, from the Referer header; '/' if there is none. */
const pageBefore = (c: Context) => {
  const before = URL.parse(c.req.header('referer') ?? '')
  const isOwn = before !== null && before.host === new URL(c.req.url).host
  return (isOwn && sitePath(before.pathname + before.search)) || '/'
}

/**
 * The cookie consent form without JavaScript (R36). Public pages are cached, so a separate
 * personal style sheet hides the form once it is answered.
 */
export const consentRoutes = (env: Pick<Env, 'origin'>) => {
  const app = new Hono()
  app.post('/consent', async (c) => {
    const { choice, category } = await c.req.parseBody({ all: true }).catch(() => nothing)
    const agreed = grantedConsents(choice, [category].flat())
    c.header(
      'Set-Cookie',
      serialize(consentCookie, consentValue(agreed), {
        path: '/',
        sameSite: 'Lax',
        secure: isSecure(env),
        maxAge: consentMaxAgeSeconds,
      }),
    )
    c.header('Cache-Control', 'no-store')
    return c.redirect(pageBefore(c), 303)
  })
  app.get('/consent.css', (c) => {
    const isAnswered = parseConsent(getCookie(c, consentCookie)) !== undefined
    c.header('Content-Type', 'text/css; charset=utf-8')
    c.header('Cache-Control', 'private, no-store')
    return c.body(isAnswered ? '[data-until-answered]{display:none}' : '')
  })
  return app
}
