import type { Context } from 'hono'
import type { SignedIn } from '../../accounts/login/session.ts'
import type { Services } from '../../services.ts'
import { extendSessionCookie } from '../sessions/current-session.ts'
import { isHtml, pagePolicy } from './page-policy.ts'
import type { RenderedPage } from './render-page.tsx'
import type { RequestFacts } from './request-facts.ts'

/** A page rendered for one person: never cached, and its session cookie goes out if it was extended. */
export const sendPersonalPage = async (
  c: Context,
  services: Services,
  facts: RequestFacts,
  rendered: RenderedPage,
) => {
  rendered.headers.set('Cache-Control', 'private, no-store')
  const extended: SignedIn | undefined = c.get('extendedSession')
  const both = { request: c.req.raw.headers, response: rendered.headers }
  if (extended) extendSessionCookie(services, both, extended, facts.now)
  if (isHtml(rendered)) {
    const policy = await pagePolicy(services)
    rendered.headers.set('Content-Security-Policy', policy)
  }
  return rendered instanceof Response ? rendered : new Response(rendered.body, rendered)
}
