import createClient, {
  type Client,
  type ClientPathsWithMethod,
  type MaybeOptionalInit,
  type MethodResponse,
  type Middleware,
  type ParseAs,
} from 'openapi-fetch'
import { HttpError } from 'react-admin'
import { i18n } from '../i18n/i18n.ts'
import type { components, paths } from './generated/api.ts'
import { notifySessionEnd } from './session-end.ts'

/** The shapes that the description of the API names. */
export type Schemas = components['schemas']

/** Answers to requests that the server cannot be reached for. */
const offlineStatus = 0

type ErrorBody = {
  code?: string
  message?: string
  data?: { fields?: Record<string, string> }
}

const readError = async (response: Response): Promise<ErrorBody> => {
  const body = await response.json().catch(() => ({}))
  return typeof body === 'object' && body !== null ? body : {}
}

/** The error that react-admin shows: the server's message, messages by field for forms, other facts. */
const toHttpError = async (response: Response) => {
  if (response.status === 401) notifySessionEnd()
  const { code, message, data } = await readError(response)
  return new HttpError(message ?? 'ra.notification.http_error', response.status, {
    code,
    errors: data?.fields ?? {},
    data,
  })
}

/** Sends the language of the texts; turns refusals into errors of react-admin. */
const conventions: Middleware = {
  onRequest: ({ request }) => {
    request.headers.set('Accept-Language', i18n.locale)
    return request
  },
  onResponse: async ({ response }) => {
    if (!response.ok) throw await toHttpError(response)
  },
  onError: ({ request }) =>
    request.signal.aborted ? undefined : new HttpError('ra.notification.http_error', offlineStatus),
}

/** Lists and objects as JSON texts, empty values omitted. */
export const toSearch = (query: Record<string, unknown>) => {
  const used = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return new URLSearchParams(
    used.map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : `${value}`,
    ]),
  ).toString()
}

/** `bodySerializer` of requests whose body is a form with files. */
export const toForm = (fields: Readonly<Record<string, string | Blob>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** Files are sent as they are. */
const toBody = (body: unknown) => (body instanceof Blob ? body : JSON.stringify(body))

const client = createClient<paths>({
  baseUrl: '/api',
  querySerializer: toSearch,
  bodySerializer: toBody,
})
client.use(conventions)

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

export type PathOf<M extends Method> = ClientPathsWithMethod<Client<paths>, M>

type Init<M extends Method, Path extends PathOf<M>> = MaybeOptionalInit<paths[Path], M>

/** The parameters and the body of a request; optional if none is required. */
export type Inits<M extends Method, Path extends PathOf<M>, Extra = unknown> =
  undefined extends Init<M, Path>
    ? [init?: NonNullable<Init<M, Path>> & Extra]
    : [init: Init<M, Path> & Extra]

export type DataOf<
  M extends Method,
  Path extends PathOf<M>,
  As extends ParseAs = 'json',
> = MethodResponse<Client<paths>, M, Path, { parseAs: As }>

/** The JSON of a request. */
export type BodyOf<M extends Method, Path extends PathOf<M>> = paths[Path][M] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : never

type Call<M extends Method> = <Path extends PathOf<M>, As extends ParseAs = 'json'>(
  path: Path,
  ...init: Inits<M, Path, { parseAs?: As }>
) => Promise<{ data: DataOf<M, Path, As>; response: Response }>

type Api = {
  GET: Call<'get'>
  POST: Call<'post'>
  PUT: Call<'put'>
  PATCH: Call<'patch'>
  DELETE: Call<'delete'>
}

/**
 * The API with the types of its description. A refusal is thrown as `HttpError`: unlike those of
 * `Client`, answers always have data. Fields that a request does not have are errors of types.
 */
export const api = client as unknown as Api

/** How many rows a list has, of which the answer may be a part. */
export const totalOf = (response: Response, rows: readonly unknown[]) =>
  Number(response.headers.get('Content-Range')?.split('/')[1] ?? rows.length)

/** The code of a refusal, such as 'edit_conflict'; undefined for other errors. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof HttpError ? error.body?.code : undefined
