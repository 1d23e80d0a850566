import type { Author } from '../audit/record-change.ts'
import type { Database } from '../db/client.ts'
import { applyImport } from './apply-import.ts'
import type { ImportChoice } from './compare-rows.ts'
import type { ImportTable } from './import-table.ts'
import { previewImport } from './preview-import.ts'

/** For tests: previews the text of a file, and applies what was shown. */
export const previewFile = async (
  db: Database,
  table: ImportTable,
  text: string | Uint8Array,
  author: Author,
  choice: ImportChoice = {},
) => {
  const file = { bytes: Buffer.from(text), ...choice }
  const preview = await previewImport(db, table, file, author.now)
  if (!preview.ok) throw new Error(preview.refusal)
  const request = { ...file, fileName: 'file.csv', acceptsUnusualPrice: true }
  const apply = (rightRowsOnly = false, hash = preview.value.hash) =>
    applyImport(db, table, { ...request, hash, rightRowsOnly }, author)
  return { ...preview.value, apply }
}
