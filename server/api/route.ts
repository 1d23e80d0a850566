import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { ok, type Result } from '../../domain/result.ts'
import type { SignedIn } from '../accounts/login/session.ts'
import { signedInBy } from '../http/sessions/current-session.ts'
import type { Services } from '../services.ts'
import type { ApiEnv } from './api-env.ts'
import {
  type ApiRequest,
  type Declared,
  declareRoute,
  type NoFields,
  type RouteAnswer,
  type RouteContext,
  type Shape,
} from './declare-route.ts'
import { errors, fail, failWithMessage, textOf } from './error.ts'
import { type ErrorCode, errorStatus, isErrorCode } from './error-status.ts'
import { keyHolderOr, requireLogin } from './require-login.ts'

/** Adds a route to the API. */
export type ApiRoute = (api: OpenAPIHono<ApiEnv>, services: Services) => void

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

/** A refusal for problems of several fields; a single problem becomes the code of the error. */
export const fieldsRefusal = (problems: Readonly<Partial<Record<string, ErrorCode>>>): Refused => {
  const found = Object.entries(problems).flatMap(([field, code]) =>
    code ? [[field, code] as const] : [],
  )
  const [, only] = found.length === 1 && found[0] ? found[0] : []
  return { code: only ?? 'fields-invalid', fields: Object.fromEntries(found) }
}

/** The response to a refusal. */
const failRefused = (
  c: RouteContext,
  refused: Refused,
  { unknown = [], fieldOf = {} }: Declared<Shape, Shape>,
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
  unavailable,
  mediaType = 'application/json',
  sentHeaders,
}: RouteAnswer<z.ZodType, z.ZodType>): Record<number, object> => {
  if (!schema) return { 204: { description: returned ?? 'Done.' } }
  const headers = sentHeaders && { headers: z.object(sentHeaders) }
  const content = { [mediaType]: { schema } }
  const described: Record<number, object> = {
    [status]: { description: returned ?? 'The record.', ...headers, content },
  }
  if (returnedOk) described[200] = { description: returnedOk, content }
  if (unavailable)
    described[503] = {
      description: 'The same, not now.',
      content: { [mediaType]: { schema: unavailable } },
    }
  return described
}

/** Responds with what `run` has returned, or with its own response. */
export const respond = (
  c: RouteContext,
  done: Result<unknown, Refused>,
  declared: Pick<RouteAnswer<z.ZodType, z.ZodType>, 'returns' | 'status'> & Declared<Shape, Shape>,
) => {
  if (!done.ok) return failRefused(c, done.refusal, declared)
  const { value } = done
  if (value instanceof Response) return value
  if (!declared.returns) return c.body(null, 204)
  return value === undefined
    ? fail(c, 'not-found')
    : c.json(value as object, declared.status ?? 200)
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
    RouteAnswer<Body, Content> & {
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
    async (services, request, c) => respond(c, await run(services, request as never), declared),
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
    RouteAnswer<Body, Content> & {
      tag: Tag
      login?: Parameters<typeof requireLogin>[1]
      /** Whether `run` checks the scopes of an API key; otherwise keys are refused. */
      acceptsKeys?: boolean
      run: (
        services: Services,
        request: ApiRequest<Params, Query, Body> & { signedIn: SignedIn },
      ) => Returned<Content>
    },
): ApiRoute => {
  const { tag, login, acceptsKeys = false, run } = declared
  const findAccount = acceptsKeys ? keyHolderOr(signedInBy) : signedInBy
  return declareRoute(
    declared,
    (services) => ({ tags: [tag], middleware: requireLogin(services, login, findAccount) }),
    { ...responsesOf(declared), ...errors(401, 403) },
    async (services, request, c) => respond(c, await run(services, request as never), declared),
  )
}
