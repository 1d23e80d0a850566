import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import type { Language } from '../../domain/language.ts'
import type { SignedIn } from '../accounts/login/session.ts'
import { noteRoute } from '../http/metrics/count-requests.ts'
import { viewCookie, viewOf } from '../http/sessions/view-cookie.ts'
import type { Services } from '../services.ts'
import type { ApiEnv } from './api-env.ts'
import { errors, fail } from './error.ts'
import type { ErrorCode } from './error-status.ts'
import { failFields } from './fields.ts'

export type Shape = z.core.$ZodLooseShape
export type NoFields = Record<never, never>
export type RouteValues<Fields extends Shape> = z.output<z.ZodObject<Fields>>

/** The context of a handler; `signedIn` is set behind a login. */
export type RouteContext = Context<{ Variables: ApiEnv['Variables'] & { signedIn: SignedIn } }>

/** A valid request. */
export type ApiRequest<Params extends Shape, Query extends Shape, Body extends z.ZodType> = {
  params: RouteValues<Params>
  query: RouteValues<Query>
  body: z.output<Body>
  language: Language
  now: Date
  /** For headers of the response, and what the schemas do not have of the request. */
  c: RouteContext
}

export type Declared<Params extends Shape, Query extends Shape> = {
  path: string
  summary: string
  description?: string
  params?: Params
  query?: Query
  /** Required headers besides those of every request. */
  headers?: Shape
  /** Further statuses of refusals: query, no login, the present state, too many requests, no thread. */
  refuses?: readonly (400 | 401 | 409 | 429 | 503)[]
  /** Refusals that are 404 here and another status elsewhere. */
  unknown?: readonly ErrorCode[]
  /** The field that a refusal is about, by its code. */
  fieldOf?: Readonly<Partial<Record<ErrorCode, string>>>
}

export type RouteAnswer<Body extends z.ZodType, Content extends z.ZodType> = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** 64 kB if absent. Larger where a body above another limit gets a specific error. */
  maxBodyBytes?: number
  /** The fields of a multipart form, for the description only: `run` reads it from `c.req`, with its own limits. */
  upload?: z.ZodType
  /** Whether it may be sent while staff view the shop as a customer; always for `get`. */
  isAllowedInView?: boolean
  /** For long responses that are not cached: the cache compresses its own. */
  isCompressed?: boolean
  body?: Body
  /** Whether the body may be sent as a form too. */
  acceptsForm?: boolean
  /** A file in place of a JSON body; `run` reads it from `c.req`. */
  file?: { type: string; description: string }
  /** Schema of the response; without it, 204. */
  returns?: Content
  /** Media type of a response that is no JSON. */
  mediaType?: string
  /** Headers of the response, for the description. */
  sentHeaders?: Shape
  /** Whether unchanged responses are answered with 304. */
  isCached?: boolean
  /** What the response is, for the description of the API. */
  returned?: string
  status?: 200 | 201
  /** Schema of a response 503 that is no error. */
  unavailable?: z.ZodType
  /** What a response 200 with the same schema is, beside 201. */
  returnedOk?: string
}

type AnyDeclared = Declared<Shape, Shape> & Omit<RouteAnswer<z.ZodType, z.ZodType>, 'returns'>

/** A valid request whose fields have no types. */
export type Handled = Omit<ApiRequest<Shape, Shape, z.ZodType>, 'body'> & {
  body: unknown
  signedIn: SignedIn
}

const contentOf = ({ body, acceptsForm, file, upload }: AnyDeclared) => {
  if (file) return { [file.type]: { schema: z.string().openapi({ format: 'binary' }) } }
  if (upload) return { 'multipart/form-data': { schema: upload } }
  if (!body) return undefined
  const json = { 'application/json': { schema: body } }
  return acceptsForm ? { ...json, 'application/x-www-form-urlencoded': { schema: body } } : json
}

const requestParts = (declared: AnyDeclared) => {
  const { params, query, headers, acceptsForm, file } = declared
  const content = contentOf(declared)
  const required = !acceptsForm && { required: true }
  const description = file && { description: file.description }
  return {
    ...(params && { params: z.object(params) }),
    ...(query && { query: z.object(query) }),
    ...(headers && { headers: z.object(headers) }),
    ...(content && { body: { ...required, ...description, content } }),
  }
}

export const compressed = compress()

const tagged = etag()

/** For public responses: an ETag, so that unchanged ones get a 304. */
export const publicAccess: MiddlewareHandler<ApiEnv> = (c, next) =>
  tagged(c, async () => {
    await next()
    if (c.res.ok) c.res.headers.set('Cache-Control', 'public, no-cache')
  })

/** Refuses changes in a view of the shop as a customer (A13) that has not ended. */
const refuseInView =
  ({ db, env, now }: Services): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const { headers } = c.req.raw
    const isView =
      viewCookie.mayBeIn(env, headers.get('cookie')) && (await viewOf({ db, env }, headers, now()))
    return isView ? fail(c, 'view-only') : next()
  }

/** Names the route in the metrics. */
const named =
  (path: string): MiddlewareHandler =>
  (c, next) => {
    if (c.env?.incoming) noteRoute(c.env.incoming, `/api${path}`)
    return next()
  }

/** What comes before the login and the validation of a route. */
const limitRequests = (services: Services, declared: AnyDeclared) => {
  const { method, path, maxBodyBytes: maxSize = 2 ** 16, upload, isAllowedInView } = declared
  const isChange = method !== 'get'
  const onError = (c: Context<ApiEnv>) => fail(c, 'too-large')
  return [
    ...(services.env.metricsToken ? [named(path)] : []),
    ...(declared.isCompressed ? [compressed] : []),
    ...(isChange && !isAllowedInView ? [refuseInView(services)] : []),
    ...(isChange && !upload ? [bodyLimit({ maxSize, onError }) as MiddlewareHandler] : []),
  ]
}

/** A route whose handler gets its valid request; `guard` returns further parts of `createRoute`. */
export const declareRoute =
  (
    declared: AnyDeclared,
    guard: (services: Services) => object,
    responses: Record<number, object>,
    handle: (services: Services, request: Handled, c: RouteContext) => Promise<Response>,
  ) =>
  (api: OpenAPIHono<ApiEnv>, services: Services) => {
    const { method, path, summary, description, body, acceptsForm, isCached } = declared
    const { middleware = [], ...guarded }: { middleware?: unknown } = guard(services)
    const route = createRoute({
      ...guarded,
      middleware: [limitRequests(services, declared), middleware].flat(),
      method,
      path,
      summary,
      ...(description && { description }),
      request: requestParts(declared),
      responses: {
        ...responses,
        ...(isCached && {
          304: { description: 'Not modified since the version of `If-None-Match`.' },
        }),
        ...errors(...(declared.refuses ?? [])),
      },
    } as never)
    const handler = async (c: RouteContext) => {
      const valid = (target: string) => c.req.valid(target as never) ?? {}
      // Only the validator of the sent content type has values.
      const sent = acceptsForm
        ? body?.safeParse(Object.assign({}, valid('form'), valid('json')))
        : undefined
      if (sent && !sent.success) return failFields(c, sent.error.issues)
      const request = {
        params: valid('param'),
        query: valid('query'),
        body: sent ? sent.data : valid('json'),
        language: c.var.language,
        now: services.now(),
        signedIn: c.var.signedIn,
        c,
      }
      return handle(services, request as Handled, c)
    }
    // The schemas above are those of the types of the handler.
    api.openapi(route, handler as never)
  }
