import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Transaction } from 'kysely'
import type { Language } from '../../../domain/language.ts'
import { ok, type Result } from '../../../domain/result.ts'
import type { Permission, Resource } from '../../../domain/staff/permissions.ts'
import type { SignedIn } from '../../accounts/login/session.ts'
import { findLastChange } from '../../audit/find-last-change.ts'
import { type Actor, type AuditedChange, recordChange } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import { invalidateDataVersions } from '../../db/data-version.ts'
import type { Schema } from '../../db/schema.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { type ErrorContext, errors, fail, failWithMessage, textOf } from '../error.ts'
import { type ErrorCode, errorStatus, isErrorCode } from '../error-status.ts'
import { actorOf, staffOnly } from './staff-only.ts'

/** Adds a route of the back office to the API. */
export type StaffRoute = (api: OpenAPIHono<ApiEnv>, services: Services) => void

export type Shape = z.core.$ZodLooseShape
export type NoFields = Record<never, never>
export type RouteValues<Fields extends Shape> = z.output<z.ZodObject<Fields>>

/** A valid request of a member of the staff who may send it. */
export type StaffRequest<Params extends Shape, Query extends Shape, Body extends z.ZodType> = {
  params: RouteValues<Params>
  query: RouteValues<Query>
  body: z.output<Body>
  signedIn: SignedIn
  /** For the change log. */
  actor: Actor
  language: Language
  now: Date
  /** For headers of the response, and what the schemas do not have of the request. */
  c: Pick<Context, 'header' | 'req' | 'env'> & ErrorContext
}

/** Codes for records that do not exist: 404. */
type RefusedCode = ErrorCode | `${string}-unknown`

/** A refusal: its code, with messages by field or further facts where it has some; or its response. */
export type Refused =
  | RefusedCode
  | Response
  | {
      code: RefusedCode
      /** In place of the message of the code. */
      message?: string
      /** In seconds, for the header `Retry-After`. */
      retryAfter?: number
      /** By name of the field: a code, or a text in the language of the request. */
      fields?: Readonly<Record<string, string>>
      data?: Readonly<Record<string, unknown>>
    }

export type Declared<Params extends Shape, Query extends Shape> = {
  path: string
  /** Without it, all staff. */
  permission?: Permission
  /** Another guard than that of the permission. */
  access?: (services: Services, permission: Permission) => object
  summary: string
  description?: string
  params?: Params
  query?: Query
  /** Required headers besides those of every request. */
  headers?: Shape
  /** Further statuses of refusals: the present state, too many requests, no thread. */
  refuses?: readonly (409 | 429 | 503)[]
  /** Refusals that are 404 here and another status elsewhere. */
  unknown?: readonly ErrorCode[]
  /** The field that a refusal is about, by its code. */
  fieldOf?: Readonly<Partial<Record<ErrorCode, string>>>
}

type StaffContext = Context<{ Variables: ApiEnv['Variables'] & { signedIn: SignedIn } }>

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

type Answer<Body extends z.ZodType, Content extends z.ZodType> = {
  method: Method
  body?: Body
  /** A file in place of a JSON body; `run` reads it from `c.req`. */
  file?: { type: string; description: string }
  /** Schema of the response; without it, 204. */
  returns?: Content
  /** What the response is, for the description of the API. */
  returned?: string
  status?: 200 | 201
}

type Handled = Omit<StaffRequest<Shape, Shape, z.ZodType>, 'body'> & { body: unknown }
type Handle = (services: Services, request: Handled, c: StaffContext) => Promise<Response>

const requestOf = (c: StaffContext, services: Services): Handled => {
  const valid = (target: 'param' | 'query' | 'json') => c.req.valid(target as never) ?? {}
  const { signedIn, language } = c.var
  return {
    ...{ params: valid('param'), query: valid('query'), body: valid('json') },
    ...{ signedIn, language, actor: actorOf(c), now: services.now(), c },
  } as Handled
}

/** A route whose handler gets its valid request. */
export const declare =
  (
    declared: Declared<Shape, Shape> &
      Pick<Answer<z.ZodType, z.ZodType>, 'method' | 'body' | 'file'>,
    responses: Record<number, object>,
    handle: Handle,
  ): StaffRoute =>
  (api, services) => {
    const { method, path, summary, description, params, query, body, permission } = declared
    const { access = staffOnly, file, headers } = declared
    const route = createRoute({
      ...access(services, permission as Permission),
      ...{ method, path, summary, ...(description && { description }) },
      request: {
        ...(params && { params: z.object(params) }),
        ...(query && { query: z.object(query) }),
        ...(headers && { headers: z.object(headers) }),
        ...(body && {
          body: { required: true, content: { 'application/json': { schema: body } } },
        }),
        ...(file && {
          body: {
            ...{ required: true, description: file.description },
            content: { [file.type]: { schema: z.string().openapi({ format: 'binary' }) } },
          },
        }),
      },
      responses: {
        ...responses,
        ...errors(401, 403),
        ...errors(...(declared.refuses ?? [])),
      },
    } as never)
    // The schemas above are those of the types of the handler.
    api.openapi(route, ((c: StaffContext) => handle(services, requestOf(c, services), c)) as never)
  }

/** Tells two people who change one record about each other. */
const findConflict = (
  { db }: Services,
  { path, permission }: Pick<Declared<Shape, Shape>, 'path' | 'permission'>,
  { params, signedIn }: Pick<Handled, 'params' | 'signedIn'>,
) => {
  const section = path.split('/')[2] as string
  const resource = permission?.split('.')[0] as Resource
  return findLastChange(db, { resource, section, id: String(params.id) }, signedIn.accountId)
}

/** The response to a refusal. */
const failRefused = async (
  c: StaffContext,
  refused: Refused,
  declared: Declared<Shape, Shape>,
  services: Services,
) => {
  if (refused instanceof Response) return refused
  const { unknown = [], fieldOf = {} } = declared
  const facts = typeof refused === 'string' ? { code: refused } : refused
  const { code, message, retryAfter, fields = {} } = facts
  const isConflict = code === 'edit-conflict'
  const data = isConflict
    ? await findConflict(services, declared, requestOf(c, services))
    : facts.data
  if (!isErrorCode(code) || unknown.includes(code)) return fail(c, 'not-found')
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  const field = fieldOf[code]
  const texts = Object.entries({ ...(field && { [field]: code }), ...fields }).map(
    ([name, text]) => [name, isErrorCode(text) ? textOf(c, text) : text],
  )
  const all = { ...data, ...(texts.length > 0 && { fields: Object.fromEntries(texts) }) }
  return message ? failWithMessage(c, errorStatus(code), code, message, all) : fail(c, code, all)
}

const responsesOf = ({ returns, returned, status = 200 }: Answer<z.ZodType, z.ZodType>) =>
  returns
    ? {
        [status]: {
          description: returned ?? 'The record.',
          content: { 'application/json': { schema: returns } },
        },
      }
    : { 204: { description: returned ?? 'Done.' } }

const respond = (
  c: StaffContext,
  value: unknown,
  { returns, status }: Answer<z.ZodType, z.ZodType>,
) => {
  if (!returns) return c.body(null, 204)
  return value === undefined ? fail(c, 'not-found') : c.json(value as object, status ?? 200)
}

/** The result of a use case with what `view` shows of it. */
export const shown = async <Value, Refusal, View>(
  result: Result<Value, Refusal>,
  view: (value: Value) => View | Promise<View>,
): Promise<Result<View, Refusal>> => (result.ok ? ok(await view(result.value)) : result)

/** A route of the back office; `run` returns what is sent, `undefined` for an unknown record. */
export const staffRoute = <
  Params extends Shape = NoFields,
  Query extends Shape = NoFields,
  Body extends z.ZodType = z.ZodUndefined,
  Content extends z.ZodType = z.ZodUndefined,
>(
  declared: Declared<Params, Query> &
    Answer<Body, Content> & {
      run: (
        services: Services,
        request: StaffRequest<Params, Query, Body>,
      ) => Promise<Result<z.input<Content> | undefined, Refused>>
    },
): StaffRoute =>
  declare(declared, responsesOf(declared), async (services, request, c) => {
    const done = await declared.run(services, request as never)
    return done.ok
      ? respond(c, done.value, declared)
      : failRefused(c, done.refusal, declared, services)
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
>(
  declared: Declared<Params, Query> &
    Answer<Body, Content> & {
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
    },
): StaffRoute =>
  declare(declared, responsesOf(declared), async (services, handled, c) => {
    const request = handled as never as StaffRequest<Params, Query, Body>
    const { run, log, view } = declared
    const done = await performChange(
      services,
      request,
      (trx) => run(trx, request),
      (value, trx) => log(value, request, trx),
    )
    if (!done.ok) return failRefused(c, done.refusal, declared, services)
    return respond(c, await view?.(done.value, request, services.db), declared)
  })
