import { HttpError } from 'react-admin'
import { offlineStatus, toHttpError } from '../api/client.ts'
import { i18n } from '../i18n/i18n.ts'
import type { Media } from './media-record.ts'

type Upload = {
  /** Below /api/admin. */
  path: string
  file: File
  fields?: Readonly<Record<string, string>>
  /** From 0 to 1. */
  onProgress?: (share: number) => void
}

/** Sends a file with its progress, which `fetch` does not report; refusals are thrown as `HttpError`. */
export const uploadMedia = ({ path, file, fields = {}, onProgress }: Upload): Promise<Media> =>
  new Promise((resolve, reject) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('file', file)
    const request = new XMLHttpRequest()
    request.open('POST', `/api/admin/${path}`)
    request.setRequestHeader('Accept-Language', i18n.locale)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new HttpError('ra.notification.http_error', offlineStatus))
    request.onload = async () => {
      const { status, responseText } = request
      const response = new Response(responseText, { status })
      if (response.ok) resolve(await response.json())
      else reject(await toHttpError(response))
    }
    request.send(form)
  })
