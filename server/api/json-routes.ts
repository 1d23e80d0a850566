import { OpenAPIHono, type RouteConfig, type z } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ApiEnv } from './api-env.ts'
import { errors } from './error.ts'
import { afterValidation } from './fields.ts'

const json = 'application/json'

const isJsonType = (contentType: string) =>
  /^application\/([a-z-.]+\+)?json(;\s*[a-z0-9-]+=([^;]+))*$/i.test(contentType)

type Target = 'header' | 'json'

/** Validates synchronously, for which zod has compiled schemas; returns the response to a refusal. */
const validate = (c: Context<ApiEnv>, target: Target, schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value)
  if (result.success) c.req.addValidatedData(target, result.data as object)
  return afterValidation(result.success ? result : { ...result, data: value }, c)
}

/** The body; `{}` for none. Throws 415 for another type and 400 for broken JSON, as the library does. */
const readJson = async (c: Context<ApiEnv>): Promise<unknown> => {
  const type = c.req.header('content-type')
  if (type === undefined ? (await c.req.text()) !== '' : !isJsonType(type))
    throw new HTTPException(415)
  if (type === undefined) return {}
  return c.req.json().catch((cause) => {
    throw new HTTPException(400, { cause })
  })
}

type HeaderSchema = z.ZodObject

const readHeaders = (c: Context<ApiEnv>, { shape }: HeaderSchema) =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, c.req.header(name)]))

const jsonSchemaOf = ({ request }: RouteConfig): z.ZodType | undefined => {
  const { body } = request ?? {}
  const types = Object.keys(body?.content ?? {})
  const content = body?.content[json]
  const schema = content && 'schema' in content ? content.schema : undefined
  return body?.required && types.length === 1 && schema && 'safeParse' in schema
    ? (schema as z.ZodType)
    : undefined
}

/**
 * What any route of a kind can answer, declared once: 404 for an address with control characters, 403 for a
 * forged or view-only change, 422 for invalid values, 400, 413 and 415 for a body that cannot be read.
 */
const commonErrors = ({ method, request = {} }: RouteConfig) => ({
  ...errors(404),
  ...(method !== 'get' && errors(403, 413)),
  ...(Object.keys(request).length > 0 && errors(422)),
  ...(request.body && errors(400, 415)),
})

/**
 * A router whose routes with a JSON body validate it, and the headers before it, in one step around
 * the handler: the library's validators are three middlewares of several promises each.
 */
export const createRouter = (getPath: (request: Request) => string): OpenAPIHono<ApiEnv> => {
  const api = new OpenAPIHono<ApiEnv>({ defaultHook: afterValidation, getPath })
  const { openapi } = api
  const addRoute = (declared: RouteConfig, handler: MiddlewareHandler<ApiEnv>) => {
    const route = { ...declared, responses: { ...commonErrors(declared), ...declared.responses } }
    const body = jsonSchemaOf(route)
    const isUpload = route.request?.body?.content['multipart/form-data'] !== undefined
    if (!body && !isUpload) return openapi(route, handler as never)
    const { middleware: _middleware, ...described } = route
    api.openAPIRegistry.registerPath(described)
    const { body: _body, headers, ...request } = route.request ?? {}
    // The library's validator would read the whole file into memory.
    if (!body) return openapi({ ...route, request, hide: true }, handler as never)
    const handle: MiddlewareHandler<ApiEnv> = async (c, next) =>
      (headers &&
        validate(c, 'header', headers as HeaderSchema, readHeaders(c, headers as HeaderSchema))) ??
      validate(c, 'json', body, await readJson(c)) ??
      handler(c, next)
    return openapi({ ...route, request, hide: true }, handle as never)
  }
  api.openapi = addRoute as never
  return api
}
