import type { Language } from '../../domain/language.ts'
import type { Database } from '../db/client.ts'
import type { ImportedKind, ImportReport } from '../db/tables/imports.ts'
import type { FileStore } from '../files/file-store.ts'
import { addNotes } from './import-report.ts'
import { storable } from './imported-records.ts'
import type { ImportedMedia } from './media/imported-media.ts'
import {
  ImportError,
  type ShopSource,
  type SourceList,
  type SourceRecord,
} from './source/shop-source.ts'

/** What the parts of an import share. */
export type ImportContext = {
  db: Database
  files: FileStore
  source: ShopSource
  /** The name of the former shop, as there may be several. */
  name: string
  /** Where every outcome is counted. */
  report: ImportReport
  isDryRun: boolean
  now: Date
  /** Called with the records of a kind that are done, for the person who waits. */
  progress: (kind: ImportedKind, done: number, total?: number) => void
  /** The account here of a customer there, by id: those of this import, also of a dry run. */
  accountOf: Map<string, string>
  /** The language of records that name none. */
  fallback: Language
  media: ImportedMedia
}

/** Records that are written in one transaction: short enough for a shop that runs. */
const batchSize = 100

/** A list in parts of `batchSize`. */
export const inBatches = <Item>(items: readonly Item[]): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / batchSize) }, (_, at) =>
    items.slice(at * batchSize, (at + 1) * batchSize),
  )

/** Reads a list of content; one that cannot be read is a line of the report, and the others follow. */
export const readRecords = async (
  { report, source }: Pick<ImportContext, 'report' | 'source'>,
  kind: ImportedKind,
  list: SourceList,
  language?: Language,
): Promise<readonly SourceRecord[]> => {
  const found: SourceRecord[] = []
  try {
    for await (const records of source.read(list, language)) found.push(...records.map(storable))
  } catch (error) {
    // Each further list would wait as long for the same address.
    if (!(error instanceof ImportError) || error.note[0] === 'address-unreachable') throw error
    addNotes(report, kind, '', [error.note])
  }
  return found
}
