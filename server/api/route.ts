import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Language } from '../../domain/language.ts'
import { ok, type Result } from '../../domain/result.ts'
import type { SignedIn } from '../accounts/login/session.ts'
import type { Services } from '../services.ts'
import type { ApiEnv } from './api-env.ts'
import { errors, fail, failWithMessage, textOf } from './error.ts'
import { type ErrorCode, errorStatus, isErrorCode } from './error-status.ts'
import { failFields } from './fields.ts'
import { requireLogin } from './require-login.ts'

/** Adds a route to the API. */
export type ApiRoute = (api: OpenAPIHono<ApiEnv>, services: Services) => void

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
      retryAfter?: number | undefined
      /** By name of the field: a code, or a text in the language of the request. */
      fields?: Readonly<Record<string, string>>
      data?: Readonly<Record<string, unknown>>
    }

export type Declared<Params extends Shape, Query extends Shape> = {
  path: string
  summary: string
  description?: string
  params?: Params
  query?: Query
  /** Required headers besides those of every request. */
  headers?: Shape
  /** Further statuses of refusals: no login, the present state, too many requests, no thread. */
  refuses?: readonly (401 | 409 | 429 | 503)[]
  /** Refusals that are 404 here and another status elsewhere. */
  unknown?: readonly ErrorCode[]
  /** The field that a refusal is about, by its code. */
  fieldOf?: Readonly<Partial<Record<ErrorCode, string>>>
}

export type Answer<Body extends z.ZodType, Content extends z.ZodType> = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  body?: Body
  /** Whether the body may be sent as a form too. */
  acceptsForm?: boolean
  /** A file in place of a JSON body; `run` reads it from `c.req`. */
  file?: { type: string; description: string }
  /** The fields of a multipart form, for the description only: `run` reads it from `c.req`. */
  upload?: z.ZodType
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
  /** What a response 200 with the same schema is, beside 201. */
  returnedOk?: string
}

type AnyDeclared = Declared<Shape, Shape> & Omit<Answer<z.ZodType, z.ZodType>, 'returns'>

/** A valid request whose fields have no types. */
export type Handled = Omit<ApiRequest<Shape, Shape, z.ZodType>, 'body'> & { body: unknown }

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

/** A route whose handler gets its valid request; `guard` returns further parts of `createRoute`. */
export const declareRoute =
  (
    declared: AnyDeclared,
    guard: (services: Services) => object,
    responses: Record<number, object>,
    handle: (services: Services, request: Handled, c: RouteContext) => Promise<Response>,
  ): ApiRoute =>
  (api, services) => {
    const { method, path, summary, description, body, acceptsForm, isCached } = declared
    const route = createRoute({
      ...guard(services),
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
        c,
      }
      return handle(services, request as Handled, c)
    }
    // The schemas above are those of the types of the handler.
    api.openapi(route, handler as never)
  }

/** A refusal for problems of several fields; a single problem becomes the code of the error. */
export const fieldsRefusal = (problems: Readonly<Partial<Record<string, ErrorCode>>>): Refused => {
  const found = Object.entries(problems).flatMap(([field, code]) =>
    code ? [[field, code] as const] : [],
  )
  const [, only] = found.length === 1 && found[0] ? found[0] : []
  return { code: only ?? 'fields-invalid', fields: Object.fromEntries(found) }
}

/** The response to a refusal. */
export const failRefused = (
  c: RouteContext,
  refused: Refused,
  { unknown = [], fieldOf = {} }: Pick<Declared<Shape, Shape>, 'unknown' | 'fieldOf'>,
) => {
  if (refused instanceof Response) return refused
  const facts = typeof refused === 'string' ? { code: refused } : refused
  const { code, message, retryAfter, fields = {}, data } = facts
  if (!isErrorCode(code) || unknown.includes(code)) return fail(c, 'not-found')
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  const field = fieldOf[code]
  const texts = Object.entries({ ...(field && { [field]: code }), ...fields }).map(
    ([name, text]) => [name, isErrorCode(text) ? textOf(c, text) : text],
  )
  const all = { ...data, ...(texts.length > 0 && { fields: Object.fromEntries(texts) }) }
  return message ? failWithMessage(c, errorStatus(code), code, message, all) : fail(c, code, all)
}

/** The responses of a route, for its description. */
export const responsesOf = ({
  returns: schema,
  returned,
  status = 200,
  returnedOk,
  mediaType = 'application/json',
  sentHeaders,
}: Answer<z.ZodType, z.ZodType>): Record<number, object> => {
  if (!schema) return { 204: { description: returned ?? 'Done.' } }
  const headers = sentHeaders && { headers: z.object(sentHeaders) }
  const content = { [mediaType]: { schema } }
  const described = { [status]: { description: returned ?? 'The record.', ...headers, content } }
  return returnedOk ? { ...described, 200: { description: returnedOk, content } } : described
}

/** Responds with what a route returns, or with its own response. */
export const respond = (
  c: RouteContext,
  value: unknown,
  { returns, status }: Pick<Answer<z.ZodType, z.ZodType>, 'returns' | 'status'>,
) => {
  if (value instanceof Response) return value
  if (!returns) return c.body(null, 204)
  return value === undefined ? fail(c, 'not-found') : c.json(value as object, status ?? 200)
}

/** What `run` returns: what is sent, a response, or `undefined` for an unknown record. */
export type Returned<Content extends z.ZodType> = Promise<
  Result<z.input<Content> | Response | undefined, Refused>
>

/** The result of a use case with what `view` shows of it. */
export const shown = async <Value, Refusal, View>(
  result: Result<Value, Refusal>,
  view: (value: Value) => View | Promise<View>,
): Promise<Result<View, Refusal>> => (result.ok ? ok(await view(result.value)) : result)

/** A file in a response, for the description. */
export const binary = z.string().openapi({ format: 'binary' })

type Tag =
  | 'Account'
  | 'Administration'
  | 'Catalogue'
  | 'Content'
  | 'Forms'
  | 'Operation'
  | 'Shop'
  | 'Site'

/** A route for everyone. `run` may read the session itself: then it says so with `readsSession`. */
export const publicRoute = <
  Params extends Shape = NoFields,
  Query extends Shape = NoFields,
  Body extends z.ZodType = z.ZodUndefined,
  Content extends z.ZodType = z.ZodUndefined,
>(
  declared: Declared<Params, Query> &
    Answer<Body, Content> & {
      tag: Tag
      readsSession?: boolean
      /** Further parts of `createRoute`. */
      guard?: object
      run: (services: Services, request: ApiRequest<Params, Query, Body>) => Returned<Content>
    },
): ApiRoute => {
  const { tag, readsSession, guard, run } = declared
  const parts = { tags: [tag], ...guard, ...(!readsSession && { security: [] }) }
  return declareRoute(
    declared,
    () => parts,
    responsesOf(declared),
    async (services, request, c) => {
      const done = await run(services, request as never)
      return done.ok ? respond(c, done.value, declared) : failRefused(c, done.refusal, declared)
    },
  )
}

/** A route for people who are logged in; others are refused with `login`. */
export const accountRoute = <
  Params extends Shape = NoFields,
  Query extends Shape = NoFields,
  Body extends z.ZodType = z.ZodUndefined,
  Content extends z.ZodType = z.ZodUndefined,
>(
  declared: Declared<Params, Query> &
    Answer<Body, Content> & {
      tag: Tag
      login?: Parameters<typeof requireLogin>[1]
      run: (
        services: Services,
        request: ApiRequest<Params, Query, Body> & { signedIn: SignedIn },
      ) => Returned<Content>
    },
): ApiRoute => {
  const { tag, login, run } = declared
  const guard = (services: Services) => ({
    tags: [tag],
    middleware: [requireLogin(services, login)],
  })
  const responses = { ...responsesOf(declared), ...errors(401, 403) }
  return declareRoute(declared, guard, responses, async (services, request, c) => {
    const done = await run(services, { ...request, signedIn: c.var.signedIn } as never)
    return done.ok ? respond(c, done.value, declared) : failRefused(c, done.refusal, declared)
  })
}
