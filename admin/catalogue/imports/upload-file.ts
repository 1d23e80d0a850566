import { toHttpError } from '../../api/client.ts'
import { i18n } from '../../i18n/i18n.ts'

export type Upload = { id: string; fileName: string }

/** Uploads a file to compare it with the catalogue; nothing is imported yet. */
export const uploadFile = async (file: File): Promise<Upload> => {
  const body = new FormData()
  body.set('file', file)
  const response = await fetch('/api/admin/import-files', {
    method: 'POST',
    headers: { 'Accept-Language': i18n.locale },
    body,
  })
  if (!response.ok) throw await toHttpError(response)
  return response.json()
}
