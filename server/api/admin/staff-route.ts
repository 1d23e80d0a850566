import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Transaction } from 'kysely'
import type { Language } from '../../../domain/language.ts'
import type { Result } from '../../../domain/result.ts'
import type { Permission, Resource } from '../../../domain/staff/permissions.ts'
import type { SignedIn } from '../../accounts/login/session.ts'
import { type Actor, type Change, recordChange } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import { invalidateDataVersions } from '../../db/data-version.ts'
import type { Schema } from '../../db/schema.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { errors, fail, textOf } from '../error.ts'
import { type ErrorCode, errorStatus } from '../error-status.ts'
import { csvResponse, fileLanguage, recordExport } from './csv-file.ts'
import { range, setContentRange, sortBy } from './list-range.ts'
import { actorOf, staffOnly } from './staff-only.ts'

/** Adds a route of the back office to the API. */
export type StaffRoute = (api: OpenAPIHono<ApiEnv>, services: Services) => void

type Shape = z.core.$ZodLooseShape
type NoFields = Record<never, never>
type Values<Fields extends Shape> = z.output<z.ZodObject<Fields>>

/** A valid request of a member of the staff who may send it. */
export type StaffRequest<Params extends Shape, Query extends Shape, Body extends z.ZodType> = {
  params: Values<Params>
  query: Values<Query>
  body: z.output<Body>
  signedIn: SignedIn
  /** For the change log. */
  actor: Actor
  language: Language
  now: Date
  /** For headers of the response. */
  c: Pick<Context, 'header'>
}

/** A refusal: its code, with messages by field or further facts where it has some. */
export type Refused<Code extends string> =
  | Code
  | {
      code: Code
      /** By name of the field: a code, or a text in the language of the request. */
      fields?: Readonly<Record<string, string>>
      data?: Readonly<Record<string, unknown>>
    }

type Declared<Params extends Shape, Query extends Shape, Unknown extends string> = {
  path: string
  /** Without it, all staff. */
  permission?: Permission
  /** Another guard than that of the permission. */
  access?: (services: Services, permission: Permission) => ReturnType<typeof staffOnly>
  summary: string
  description?: string
  params?: Params
  query?: Query
  /** Whether the present state may refuse it (409). */
  conflicts?: boolean
  /** Refusals that say that the record does not exist (404). */
  unknown?: readonly Unknown[]
}

type StaffContext = Context<{ Variables: ApiEnv['Variables'] & { signedIn: SignedIn } }>

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

type Answer<Body extends z.ZodType, Content extends z.ZodType> = {
  method: Method
  body?: Body
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

const declare =
  (
    declared: Declared<Shape, Shape, string> &
      Pick<Answer<z.ZodType, z.ZodType>, 'method' | 'body'>,
    responses: Record<number, object>,
    handle: Handle,
  ): StaffRoute =>
  (api, services) => {
    const { method, path, summary, description, params, query, body, permission } = declared
    const { access = staffOnly } = declared
    const route = createRoute({
      ...access(services, permission as Permission),
      ...{ method, path, summary, ...(description && { description }) },
      request: {
        ...(params && { params: z.object(params) }),
        ...(query && { query: z.object(query) }),
        ...(body && {
          body: { required: true, content: { 'application/json': { schema: body } } },
        }),
      },
      responses: {
        ...responses,
        ...errors(401, 403),
        ...(params && errors(404)),
        ...(declared.conflicts && errors(409)),
      },
    } as never)
    // The schemas above are those of the types of the handler.
    api.openapi(route, ((c: StaffContext) => handle(services, requestOf(c, services), c)) as never)
  }

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code)

/** The response to a refusal: 404 for records that do not exist. */
const failRefused = (
  c: StaffContext,
  refused: Refused<string>,
  unknown: readonly string[] = [],
) => {
  const { code, fields = {}, data = {} } = typeof refused === 'string' ? { code: refused } : refused
  if (unknown.includes(code) || !isErrorCode(code)) return fail(c, 'not-found')
  const texts = Object.entries(fields).map(([name, text]) => [
    name,
    isErrorCode(text) ? textOf(c, text) : text,
  ])
  return fail(c, code, { ...data, ...(texts.length > 0 && { fields: Object.fromEntries(texts) }) })
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
) => (returns ? c.json(value as object, status ?? 200) : c.body(null, 204))

/** A route of the back office; `run` returns what is sent, `undefined` for an unknown record. */
export const staffRoute = <
  Params extends Shape = NoFields,
  Query extends Shape = NoFields,
  Body extends z.ZodType = z.ZodUndefined,
  Content extends z.ZodType = z.ZodUndefined,
  Unknown extends string = never,
>(
  declared: Declared<Params, Query, Unknown> &
    Answer<Body, Content> & {
      run: (
        services: Services,
        request: StaffRequest<Params, Query, Body>,
      ) => Promise<Result<z.input<Content> | undefined, Refused<ErrorCode | Unknown>>>
    },
): StaffRoute =>
  declare(declared, responsesOf(declared), async (services, request, c) => {
    const done = await declared.run(services, request as never)
    if (!done.ok) return failRefused(c, done.refusal, declared.unknown)
    if (declared.returns && done.value === undefined) return fail(c, 'not-found')
    return respond(c, done.value, declared)
  })

/** What the change log says about a change (A16). */
type Logged = Omit<Change, 'actor' | 'now'>

/**
 * A change: `run` in a transaction with its entry in the change log, which `log` describes; then
 * `view` makes the response. Wakes the worker for mails; cached pages follow.
 */
export const changeRoute = <
  Value,
  Params extends Shape = NoFields,
  Query extends Shape = NoFields,
  Body extends z.ZodType = z.ZodUndefined,
  Content extends z.ZodType = z.ZodUndefined,
  Unknown extends string = never,
>(
  declared: Declared<Params, Query, Unknown> &
    Answer<Body, Content> & {
      run: (
        trx: Transaction<Schema>,
        request: StaffRequest<Params, Query, Body>,
      ) => Promise<Result<Value, Refused<ErrorCode | Unknown>>>
      log: (value: Value, request: StaffRequest<Params, Query, Body>) => Logged
      view?: (
        value: Value,
        request: StaffRequest<Params, Query, Body>,
        db: Database,
      ) => z.input<Content> | Promise<z.input<Content>>
    },
): StaffRoute =>
  declare(declared, responsesOf(declared), async (services, handled, c) => {
    const request = handled as never as StaffRequest<Params, Query, Body>
    const { actor, now } = request
    const { db, wakeWorker } = services
    const done = await db.transaction().execute(async (trx) => {
      const result = await declared.run(trx, request)
      if (result.ok) await recordChange(trx, { actor, now, ...declared.log(result.value, request) })
      return result
    })
    if (!done.ok) return failRefused(c, done.refusal, declared.unknown)
    wakeWorker()
    invalidateDataVersions(db)
    return respond(c, await declared.view?.(done.value, request, db), declared)
  })

type Page = { offset: number; limit: number }

/** Sort, direction and rows, as lists are asked for. */
export type ListQuery<Query extends Shape, Sort extends string> = Values<Query> &
  Page & { sort: Sort | undefined; direction: 'asc' | 'desc' | undefined }

/** A list with filters, sorts and ranges of rows; `find` returns one page, and the number on all pages. */
export const listRoute = <
  Row,
  Item extends z.ZodType,
  const Sorts extends readonly [string, ...string[]] = readonly [never],
  Query extends Shape = NoFields,
>(
  declared: Omit<Declared<NoFields, Query, never>, 'params'> & {
    returns: Item
    sorts?: Sorts
    find: (
      services: Services,
      query: ListQuery<Query, Sorts[number]>,
      request: StaffRequest<NoFields, NoFields, z.ZodUndefined>,
    ) => Promise<{ rows: readonly Row[]; total: number }>
    view: (row: Row, request: StaffRequest<NoFields, NoFields, z.ZodUndefined>) => z.input<Item>
  },
): StaffRoute => {
  const { sorts, find, view, returns } = declared
  const query = { ...declared.query, ...(sorts && sortBy(sorts)), range }
  const responses = {
    200: {
      description: 'Records; the header `Content-Range` has the range and the total number.',
      content: { 'application/json': { schema: z.array(returns) } },
    },
  }
  const resource = declared.path.split('/').at(-1) as string
  return declare({ ...declared, method: 'get', query }, responses, async (services, request, c) => {
    const { range: page, ...asked } = request.query as { range: Page }
    const { rows, total } = await find(services, { ...asked, ...page } as never, request as never)
    setContentRange(c, resource, page, rows.length, total)
    return c.json(rows.map((row) => view(row, request as never)) as object, 200)
  })
}

/** A CSV file, whose export is logged. */
export const exportRoute = <Query extends Shape = NoFields>(
  declared: Omit<Declared<NoFields, Query, never>, 'params' | 'permission'> & {
    permission: Permission
    /** The name of the file without extension. */
    name: string
    /** What the log says; the filters if absent. */
    details?: Change['after']
    write: (
      services: Services,
      request: StaffRequest<NoFields, Query, z.ZodUndefined> & { headings: Language },
    ) => Promise<string>
  },
): StaffRoute => {
  const query = { ...declared.query, headings: fileLanguage }
  const resource = declared.permission.split('.')[0] as Resource
  return declare(
    { ...declared, method: 'get', query },
    { 200: csvResponse },
    async (services, request, c) => {
      const { headings = request.language, ...filter } = request.query as { headings?: Language }
      const csv = await declared.write(services, { ...request, query: filter, headings } as never)
      const file = { name: declared.name, resource, details: declared.details ?? filter }
      return c.body(csv, 200, await recordExport(services, c, file))
    },
  )
}
