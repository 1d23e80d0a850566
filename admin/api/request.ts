import { HttpError } from 'react-admin'
import { i18n } from '../i18n/i18n.ts'
import { offlineStatus, toHttpError } from './client.ts'

/**
 * Requests `/api/admin/<path>` in the language of the texts. A refusal, and a server that cannot be
 * reached, are thrown as `HttpError`.
 */
export const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const response = await fetch(`/api/admin/${path}`, {
    ...init,
    headers: { 'Accept-Language': i18n.locale, ...init.headers },
  }).catch((cause) => {
    if (init.signal?.aborted) throw cause
    throw new HttpError('ra.notification.http_error', offlineStatus)
  })
  if (!response.ok) throw await toHttpError(response)
  return response
}

/** Posts the bytes of a file. */
export const sendFile = async <Data>(
  path: string,
  file: File,
  mediaType = 'application/octet-stream',
): Promise<Data> => {
  const headers = { 'Content-Type': mediaType }
  return (await request(path, { method: 'POST', headers, body: file })).json()
}
