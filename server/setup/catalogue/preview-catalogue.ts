import type { Database } from '../../db/client.ts'
import { type FamilyFile, familyFiles, productKinds, remedyFileCategories } from './file-names.ts'
import { type FileError, readCatalogueFiles } from './read-catalogue-files.ts'
import { findStoredFiles } from './stored-files.ts'

/** What an import would do in one family. */
type FamilyPreview = {
  file: FamilyFile
  /** Readable rows. */
  rows: number
  /** Rows whose number the shop does not have yet. */
  added: number
  /** Records of the shop that the files do not have. */
  removed: number
  wrong: number
}

export type CataloguePreview = {
  families: FamilyPreview[]
  /** The first errors, and how many there are. */
  errors: FileError[]
  errorCount: number
  /** Without prices nothing can be ordered. */
  lacksPrices: boolean
}

const maxShownErrors = 100

/** The numbers of the stored catalogue by family. */
const findStoredIds = async (db: Database): Promise<Map<FamilyFile, Set<number>>> => {
  const [remedies, products, synonyms, locations] = await Promise.all([
    db.selectFrom('remedy').select(['id', 'category']).execute(),
    db.selectFrom('product').select(['id', 'kind']).execute(),
    db.selectFrom('remedy_synonym').select('remedy_id as id').distinct().execute(),
    db.selectFrom('location').select('id').execute(),
  ])
  const idsOf = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id))
  const storedIn = (file: FamilyFile) => {
    const category = remedyFileCategories.get(file)
    if (category) return remedies.filter((row) => row.category === category)
    const kind = productKinds.get(file)
    if (kind) return products.filter((row) => row.kind === kind)
    if (file === 'prices') return products.filter((row) => row.kind === 'price')
    return file === 'synonyms' ? synonyms : locations
  }
  return new Map(familyFiles.map((file) => [file, idsOf(storedIn(file))]))
}

const countWithout = (ids: ReadonlySet<number>, others: ReadonlySet<number>) =>
  [...ids].filter((id) => !others.has(id)).length

/** What the import of the uploaded files would do; undefined without files. Changes nothing. */
export const previewCatalogue = async (db: Database): Promise<CataloguePreview | undefined> => {
  const files = await findStoredFiles(db)
  if (files.size === 0) return undefined
  const { ids, errors } = readCatalogueFiles(files)
  const stored = await findStoredIds(db)
  const families = familyFiles.map((file): FamilyPreview => {
    const read = new Set(ids.get(file) ?? [])
    const known = stored.get(file) ?? new Set<number>()
    return {
      file,
      rows: read.size,
      added: countWithout(read, known),
      removed: countWithout(known, read),
      wrong: errors.filter((error) => error.file === file).length,
    }
  })
  return {
    families: families.filter(
      ({ file, rows, removed, wrong }) => files.has(file) || rows + removed + wrong > 0,
    ),
    errors: errors.slice(0, maxShownErrors),
    errorCount: errors.length,
    lacksPrices: !ids.get('prices')?.length,
  }
}
