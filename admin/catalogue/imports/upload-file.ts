import { api, type Schemas, toForm } from '../../api/client.ts'

/** `sheets`: the visible ones of a workbook. */
export type Upload = Schemas['ImportUpload']

/** What is read of an uploaded file: the sheet, '' for the first; the first day, '' for today. */
export type ReadPart = { fileId: string; sheet: string; from: string }

/** Uploads a file to compare it with the catalogue; nothing is imported yet. */
export const uploadFile = async (file: File): Promise<Upload> =>
  (await api.POST('/admin/import-files', { body: { file }, bodySerializer: toForm })).data
