import { msg } from '@lingui/core/macro'
import { Hono } from 'hono'
import { adminPrefix } from '../../../domain/page/admin-path.ts'
import { endView } from '../../accounts/viewing/view-as.ts'
import { i18nIn } from '../../i18n.ts'
import type { Services } from '../../services.ts'
import { resolvePage } from '../pages/resolve-page.ts'
import { sessionCookie } from './session-cookie.ts'
import { clearedViewCookie, viewCookie, viewOf } from './view-cookie.ts'

const readMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/** Changes nothing of the customer. */
const isAllowedInView = (path: string) => path === '/consent'

/** Whether a request logs out: the only form that a view accepts. */
const isLogOut = async ({ path, raw }: { path: string; raw: Request }) => {
  if (resolvePage(path).page?.key !== 'login') return false
  const form = await raw
    .clone()
    .formData()
    .catch(() => undefined)
  return form?.get('intent') === 'log-out'
}

/**
 * Ends views of the shop as a customer, and refuses every form in them: such a view shows, and never
 * changes, orders or logs in (A13). Logging out ends the view and the session of the staff.
 */
export const viewRoutes = (services: Services) => {
  const app = new Hono()
  app.post('/view/end', async (c) => {
    const session = sessionCookie.read(services.env, c.req.raw.headers)
    const accountId = session && (await endView(services, session))
    c.header('Set-Cookie', clearedViewCookie(services.env))
    c.header('Cache-Control', 'no-store')
    return c.redirect(
      accountId ? `${adminPrefix}/accounts/${encodeURIComponent(accountId)}` : adminPrefix,
      303,
    )
  })
  app.use(async (c, next) => {
    const { headers, method } = c.req.raw
    if (readMethods.includes(method) || isAllowedInView(c.req.path)) return next()
    if (!viewCookie.mayBeIn(services.env, headers.get('cookie'))) return next()
    if (!(await viewOf(services, headers, services.now()))) return next()
    if (await isLogOut(c.req)) {
      await next()
      c.header('Set-Cookie', clearedViewCookie(services.env), { append: true })
      return
    }
    const i18n = i18nIn[resolvePage(c.req.path).language]
    c.header('Cache-Control', 'no-store')
    return c.text(i18n._(msg`Customer view: nothing is changed or ordered here.`), 403)
  })
  return app
}
