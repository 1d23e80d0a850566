import createClient, { type Middleware } from 'openapi-fetch'
import { HttpError } from 'react-admin'
import { i18n } from '../i18n/i18n.ts'
import type { paths } from './generated/api.ts'
import { notifySessionEnd } from './session-end.ts'

/** Answers to requests that the server cannot be reached for. */
export const offlineStatus = 0

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
export const toHttpError = async (response: Response) => {
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
  onError: () => new HttpError('ra.notification.http_error', offlineStatus),
}

/** The API with the types of its description; a refusal is thrown as `HttpError`. */
export const api = createClient<paths>({ baseUrl: '/api' })
api.use(conventions)

/** The code of a refusal, such as 'edit_conflict'; undefined for other errors. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof HttpError ? error.body?.code : undefined
