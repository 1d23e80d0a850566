import { HttpError } from 'react-admin'
import { i18n } from '../i18n/i18n.ts'
import { offlineStatus, toHttpError } from './client.ts'

type Query = Record<string, unknown>

/** Lists and objects as JSON texts, empty values omitted. */
export const toSearch = (query: Query) => {
  const used = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return new URLSearchParams(
    used.map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : `${value}`,
    ]),
  ).toString()
}

type SendOptions = { method?: string; query?: Query; body?: unknown; signal?: AbortSignal }

/** Sends a request to `/api/admin/<path>`; refusals are thrown as `HttpError`. */
export const send = async (
  path: string,
  { method = 'GET', query = {}, body, signal }: SendOptions = {},
) => {
  const search = toSearch(query)
  const response = await fetch(`/api/admin/${path}${search && `?${search}`}`, {
    method,
    signal,
    headers: {
      'Accept-Language': i18n.locale,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch((cause) => {
    if (signal?.aborted) throw cause
    throw new HttpError('ra.notification.http_error', offlineStatus)
  })
  if (!response.ok) throw await toHttpError(response)
  return response
}

/** `send` with a JSON response. */
export const sendJson = async <Data>(path: string, options?: SendOptions): Promise<Data> =>
  (await send(path, options)).json()
