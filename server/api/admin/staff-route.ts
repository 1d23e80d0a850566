import type { z } from '@hono/zod-openapi'
import type { Transaction } from 'kysely'
import { type Result, refuse } from '../../../domain/result.ts'
import type { Permission, Resource } from '../../../domain/staff/permissions.ts'
import type { SignedIn } from '../../accounts/login/session.ts'
import { findLastChange } from '../../audit/find-last-change.ts'
import { type Actor, type AuditedChange, recordChange } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import { invalidateDataVersions } from '../../db/data-version.ts'
import type { Schema } from '../../db/schema.ts'
import type { Services } from '../../services.ts'
import {
  type ApiRequest,
  type Declared,
  declareRoute,
  type Handled,
  type NoFields,
  type RouteAnswer,
  type RouteContext,
  type Shape,
} from '../declare-route.ts'
import { errors } from '../error.ts'
import {
  type ApiRoute,
  type Refused,
  type Returned,
  respond,
  responsesOf,
  shown,
} from '../route.ts'
import { actorOf, staffOnly } from './staff-only.ts'

/** A valid request of a member of the staff who may send it. */
export type StaffRequest<
  Params extends Shape,
  Query extends Shape,
  Body extends z.ZodType,
> = ApiRequest<Params, Query, Body> & {
  signedIn: SignedIn
  /** For the change log. */
  actor: Actor
}

export type StaffDeclared<Params extends Shape, Query extends Shape> = Declared<Params, Query> & {
  /** Without it, all staff. */
  permission?: Permission
  /** Another guard than that of the permission. */
  access?: (services: Services, permission: Permission, acceptsKeys?: boolean) => object
  /**
   * `false`: no API key can do it, whatever its scopes. `true`, without a permission: `run` checks the
   * scopes.
   */
  acceptsKeys?: boolean
}

type HandledByStaff = Handled & { actor: Actor }

/** A route of the back office whose handler gets its valid request. */
export const declareStaffRoute = (
  declared: StaffDeclared<Shape, Shape> & Omit<RouteAnswer<z.ZodType, z.ZodType>, 'returns'>,
  responses: Record<number, object>,
  handle: (services: Services, request: HandledByStaff, c: RouteContext) => Promise<Response>,
): ApiRoute => {
  const { access = staffOnly, permission, acceptsKeys } = declared
  return declareRoute(
    // The back office has the staff's own session.
    { ...declared, isAllowedInView: true },
    (services) => access(services, permission as Permission, acceptsKeys),
    { ...responses, ...errors(401, 403) },
    (services, request, c) => handle(services, { ...request, actor: actorOf(c) }, c),
  )
}

/** Refusals because of what somebody else has changed since the record was read. */
const conflicts: readonly string[] = [
  'edit-conflict',
  'state-impossible',
  'status-not-allowed',
  'refund-not-allowed',
  'shipping-refunded',
]

/** Adds to a refusal who changed the record last, and when, so that people can talk. */
const withConflict = async (
  { db }: Services,
  done: Result<unknown, Refused>,
  { path, permission }: StaffDeclared<Shape, Shape>,
  { params, signedIn }: HandledByStaff,
): Promise<Result<unknown, Refused>> => {
  if (done.ok || done.refusal instanceof Response) return done
  const refusal = typeof done.refusal === 'string' ? { code: done.refusal } : done.refusal
  if (!conflicts.includes(refusal.code)) return done
  const section = path.split('/')[2] as string
  const resource = permission?.split('.')[0] as Resource
  const id = [params.id, ...(section === 'pages' ? [params.language] : [])].join('/')
  const change = await findLastChange(db, { resource, section, id }, signedIn.accountId)
  return refuse({ ...refusal, data: { ...refusal.data, ...change } })
}

/** A route of the back office; `run` returns what is sent, `undefined` for an unknown record. */
export const staffRoute = <
  Params extends Shape = NoFields,
  Query extends Shape = NoFields,
  Body extends z.ZodType = z.ZodUndefined,
  Content extends z.ZodType = z.ZodUndefined,
>(
  declared: StaffDeclared<Params, Query> &
    RouteAnswer<Body, Content> & {
      run: (services: Services, request: StaffRequest<Params, Query, Body>) => Returned<Content>
    },
): ApiRoute =>
  declareStaffRoute(declared, responsesOf(declared), async (services, request, c) => {
    const done = await declared.run(services, request as never)
    return respond(c, await withConflict(services, done, declared, request), declared)
  })

/** What the change log says about a change (A16). */
type Logged = Omit<AuditedChange, 'actor' | 'now'>

/**
 * Performs a change in a transaction with its entry in the change log. Wakes the worker for mails;
 * cached pages follow. A refused change is not logged.
 */
export const performChange = async <Value, Refusal>(
  { db, wakeWorker }: Pick<Services, 'db' | 'wakeWorker'>,
  { actor, now }: { actor: Actor; now: Date },
  run: (trx: Transaction<Schema>) => Promise<Result<Value, Refusal>>,
  log: (value: Value, trx: Transaction<Schema>) => Logged | Promise<Logged>,
): Promise<Result<Value, Refusal>> => {
  const done = await db.transaction().execute(async (trx) => {
    const result = await run(trx)
    if (result.ok) await recordChange(trx, { actor, now, ...(await log(result.value, trx)) })
    return result
  })
  if (!done.ok) return done
  wakeWorker()
  invalidateDataVersions(db)
  return done
}

/**
 * A change: `run` in a transaction with its entry in the change log, which `log` describes; then
 * `view` makes the response.
 */
export const changeRoute = <
  Value,
  Params extends Shape = NoFields,
  Query extends Shape = NoFields,
  Body extends z.ZodType = z.ZodUndefined,
  Content extends z.ZodType = z.ZodUndefined,
>({
  run,
  log,
  view,
  ...declared
}: StaffDeclared<Params, Query> &
  RouteAnswer<Body, Content> & {
    run: (
      trx: Transaction<Schema>,
      request: StaffRequest<Params, Query, Body>,
    ) => Promise<Result<Value, Refused>>
    log: (
      value: Value,
      request: StaffRequest<Params, Query, Body>,
      trx: Transaction<Schema>,
    ) => Logged | Promise<Logged>
    view?: (
      value: Value,
      request: StaffRequest<Params, Query, Body>,
      db: Database,
    ) => z.input<Content> | undefined | Promise<z.input<Content> | undefined>
  }): ApiRoute =>
  staffRoute({
    ...declared,
    run: async (services, request) =>
      shown(
        await performChange(
          services,
          request,
          (trx) => run(trx, request),
          (value, trx) => log(value, request, trx),
        ),
        (value) => view?.(value, request, services.db),
      ),
  })
