import { request } from '../../api/request.ts'

/** `sheets`: the visible ones of a workbook. */
export type Upload = { id: string; fileName: string; sheets: string[] }

/** What is read of an uploaded file: the sheet, '' for the first; the first day, '' for today. */
export type ReadPart = { fileId: string; sheet: string; from: string }

/** Uploads a file to compare it with the catalogue; nothing is imported yet. */
export const uploadFile = async (file: File): Promise<Upload> => {
  const body = new FormData()
  body.set('file', file)
  return (await request('import-files', { method: 'POST', body })).json()
}
