import { request } from './request.ts'

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
export const send = (
  path: string,
  { method = 'GET', query = {}, body, signal }: SendOptions = {},
): Promise<Response> => {
  const search = toSearch(query)
  return request(`${path}${search && `?${search}`}`, {
    method,
    signal: signal ?? null,
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
}

/** `send` with a JSON response. */
export const sendJson = async <Data>(path: string, options?: SendOptions): Promise<Data> =>
  (await send(path, options)).json()
