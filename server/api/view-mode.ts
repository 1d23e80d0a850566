import type { MiddlewareHandler } from 'hono'
import type { Env } from '../env.ts'
import { viewCookie, viewOf } from '../http/sessions/view-cookie.ts'
import type { Services } from '../services.ts'
import { type ErrorContext, fail } from './error.ts'

const readMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/** Posts that only read, and those of the back office, which has the staff's own session. */
const allowed = /^\/(admin\/|site\/|shop\/(price|forms|quick-order|cart\/check)$)/

/** Whether a view of the shop as a customer may not make this request; it may be no view (A13). */
export const isRefusedInView = (
  env: Pick<Env, 'origin'>,
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  path: string,
) =>
  !readMethods.includes(method) &&
  viewCookie.mayBeIn(env, headers.get('cookie')) &&
  !allowed.test(path)

/** Refuses a request of a view; calls `next` for one whose view has ended. */
export const refuseInView = async (
  services: Pick<Services, 'db' | 'env' | 'now'>,
  c: ErrorContext & { req: { raw: Request } },
  next: () => ReturnType<MiddlewareHandler>,
) => ((await viewOf(services, c.req.raw.headers, services.now())) ? fail(c, 'view-only') : next())
