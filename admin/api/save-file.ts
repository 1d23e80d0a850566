import { i18n } from '../i18n/i18n.ts'
import { toHttpError } from './client.ts'

/** Offers a file to be saved under a name. */
export const saveFile = (content: Blob, name: string) => {
  const address = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The download starts after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Downloads `/api/admin/<path>` and saves it; a refusal is thrown as `HttpError`. */
export const downloadFile = async (path: string, name: string) => {
  const headers = { 'Accept-Language': i18n.locale }
  const response = await fetch(`/api/admin/${path}`, { headers })
  if (!response.ok) throw await toHttpError(response)
  saveFile(await response.blob(), name)
}
