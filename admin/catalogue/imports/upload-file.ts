import { request } from '../../api/request.ts'

export type Upload = { id: string; fileName: string }

/** Uploads a file to compare it with the catalogue; nothing is imported yet. */
export const uploadFile = async (file: File): Promise<Upload> => {
  const body = new FormData()
  body.set('file', file)
  return (await request('import-files', { method: 'POST', body })).json()
}
