import { HttpError } from 'react-admin'
import { offlineStatus, toHttpError } from '../api/client.ts'
import { i18n } from '../i18n/i18n.ts'

/** Posts the bytes of a file to `/api/admin/<path>`; refusals are thrown as `HttpError`. */
export const sendFile = async <Data>(path: string, file: File): Promise<Data> => {
  const response = await fetch(`/api/admin/${path}`, {
    method: 'POST',
    headers: { 'Accept-Language': i18n.locale, 'Content-Type': 'application/octet-stream' },
    body: file,
  }).catch(() => {
    throw new HttpError('ra.notification.http_error', offlineStatus)
  })
  if (!response.ok) throw await toHttpError(response)
  return response.json()
}
