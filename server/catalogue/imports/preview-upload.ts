import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Services } from '../../services.ts'
import { catalogueVersion } from '../catalogue-version.ts'
import {
  type CatalogueFileProblem,
  type CatalogueImportPreview,
  type ImportFile,
  previewOf,
  type ReadFile,
  readImportFile,
} from './preview-import.ts'
import { openUpload } from './uploaded-files.ts'

type RequiredServices = Pick<Services, 'db' | 'files' | 'now'>

/** The last values by key: one person turns the pages of one preview. */
const remember = <Value>(maxEntries: number) => {
  const known = new Map<string, Value>()
  return async (key: string, make: () => Promise<Value>): Promise<Value> => {
    const found = known.get(key)
    if (found !== undefined) return found
    const value = await make()
    known.set(key, value)
    const [oldest] = known.keys()
    if (known.size > maxEntries && oldest !== undefined) known.delete(oldest)
    return value
  }
}

const rememberRead = remember<Result<ReadFile, CatalogueFileProblem | 'file-expired'>>(3)
const rememberPreview = remember<CatalogueImportPreview>(3)

/** The preview of an uploaded file, computed again when the catalogue has changed. */
export const previewUpload = async (
  { db, files, now }: RequiredServices,
  { id, ...choice }: { id: string } & Pick<ImportFile, 'sheet' | 'from'>,
): Promise<Result<CatalogueImportPreview, CatalogueFileProblem | 'file-expired'>> => {
  const key = JSON.stringify([id, choice.sheet, choice.from])
  const read = await rememberRead(key, async () => {
    const bytes = await openUpload(files, id)
    return bytes ? readImportFile({ bytes, ...choice }, now()) : refuse('file-expired')
  })
  if (!read.ok) return read
  const version = await catalogueVersion(db)
  return ok(await rememberPreview(`${key} ${version}`, () => previewOf(db, read.value)))
}
