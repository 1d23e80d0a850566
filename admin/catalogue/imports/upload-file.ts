import { api, type Schemas } from '../../api/client.ts'

/** `sheets`: the visible ones of a workbook. */
export type Upload = Schemas['ImportUpload']

/** What is read of an uploaded file: the sheet, '' for the first; the first day, '' for today. */
export type ReadPart = { fileId: string; sheet: string; from: string }

/** Uploads a file to compare it with the catalogue; nothing is imported yet. */
export const uploadFile = async (file: File): Promise<Upload> => {
  const form = new FormData()
  form.set('file', file)
  const init = { body: { file }, bodySerializer: () => form }
  return (await api.POST('/admin/import-files', init)).data
}
