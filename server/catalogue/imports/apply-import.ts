import type { Insertable, Transaction } from 'kysely'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import { insertAll } from '../../db/insert-all.ts'
import { json } from '../../db/json.ts'
import { newId } from '../../db/new-id.ts'
import type { Schema } from '../../db/schema.ts'
import type { PriceChangeTable } from '../../db/tables/price-changes.ts'
import { swissDay } from '../../swiss-day.ts'
import { tryCatalogueChange } from '../catalogue-version.ts'
import type { Author } from '../price-changes/change-price.ts'
import { nextProductId, writeProducts } from '../product-changes/write-products.ts'
import { hasUnusualPrice, type ImportChange, newProduct } from './compare-rows.ts'
import { withFields } from './imported-product.ts'
import {
  type CatalogueFileProblem,
  type ImportFile,
  previewOf,
  readImportFile,
} from './preview-import.ts'

export type CatalogueImportRefusal =
  | CatalogueFileProblem
  /** The file or the catalogue is not the one of the preview. */
  | 'preview-outdated'
  /** Some rows are wrong, and the others alone were not requested. */
  | 'rows-wrong'
  /** Some prices are unusual, and were not confirmed. */
  | 'prices-unusual'
  | 'nothing-to-change'

export type RequestedImport = ImportFile & {
  fileName: string
  /** The hash of the preview that was confirmed. */
  hash: string
  /** Applies the right rows although others are wrong. */
  rightRowsOnly: boolean
  /** Prices that are unusual were confirmed. */
  acceptsUnusualPrice?: boolean
}

export type AppliedImport = { importId: string; created: number; changed: number; skipped: number }

type ChangedFields = Record<string, unknown>

type Written = { change: ImportChange; productId: number }

type Batch = { importId: string; from: string | undefined; author: Author }

const priceRows = (
  written: readonly Written[],
  { importId, from, author: { actor, now } }: Batch,
): Insertable<PriceChangeTable>[] =>
  written.flatMap(({ change: { before, after }, productId }) =>
    after.price === undefined
      ? []
      : [
          {
            id: newId(),
            product_id: productId,
            import_id: importId,
            state: from ? 'scheduled' : 'applied',
            price: after.price,
            price_before: from ? null : (before?.price ?? null),
            valid_from: from ?? swissDay(now),
            created_at: now,
            created_by: actor.accountId,
            applied_at: from ? null : now,
          },
        ],
  )

/** A scheduled price of the same product and day is replaced. */
const cancelScheduled = async (trx: Transaction<Schema>, importId: string, day: string) => {
  await trx
    .updateTable('price_change')
    .set({ state: 'cancelled' })
    .where('state', '=', 'scheduled')
    .where('valid_from', '=', day)
    .where((eb) => eb.or([eb('import_id', 'is', null), eb('import_id', '!=', importId)]))
    .where('product_id', 'in', (eb) =>
      eb
        .selectFrom('price_change as own')
        .select('own.product_id')
        .where('own.import_id', '=', importId),
    )
    .execute()
}

const writeChanges = async (
  trx: Transaction<Schema>,
  changes: readonly ImportChange[],
  batch: Batch,
): Promise<Written[]> => {
  let nextId = await nextProductId(trx)
  const written = changes.map((change) => ({ change, productId: change.known?.id ?? nextId++ }))
  // Scheduled prices change nothing before their day.
  if (!batch.from)
    await writeProducts(
      trx,
      written.map(({ change, productId }) =>
        change.known ? withFields(change.known, change.after) : newProduct(change, productId),
      ),
    )
  return written
}

/**
 * Applies exactly the previewed file in one transaction, as one batch that can be undone. Wrong
 * rows refuse the whole file unless `rightRowsOnly`.
 */
export const applyImport = async (
  db: Database,
  { fileName, hash, rightRowsOnly, acceptsUnusualPrice, ...file }: RequestedImport,
  author: Author,
): Promise<Result<AppliedImport, CatalogueImportRefusal>> => {
  const read = await readImportFile(file, author.now)
  if (!read.ok) return read
  return tryCatalogueChange<AppliedImport, CatalogueImportRefusal>(db, async (trx) => {
    const { changes, errors, hash: current } = await previewOf(trx, read.value)
    if (current !== hash) return refuse('preview-outdated')
    if (errors.length > 0 && !rightRowsOnly) return refuse('rows-wrong')
    if (!acceptsUnusualPrice && changes.some(hasUnusualPrice)) return refuse('prices-unusual')
    if (changes.length === 0) return refuse('nothing-to-change')
    const importId = newId()
    const { from } = read.value
    const batch = { importId, from, author }
    const created = changes.filter(({ known }) => !known).length
    const changed = changes.length - created
    await trx
      .insertInto('catalogue_import')
      .values({
        id: importId,
        file_name: fileName,
        file_hash: read.value.hash,
        valid_from: from ?? null,
        created_count: created,
        changed_count: changed,
        imported_at: author.now,
        imported_by: author.actor.accountId,
        undone_at: null,
        undone_by: null,
      })
      .execute()
    const written = await writeChanges(trx, changes, batch)
    await insertAll(trx, 'price_change', priceRows(written, batch))
    if (from) await cancelScheduled(trx, importId, from)
    await insertAll(
      trx,
      'catalogue_import_row',
      written.map(({ change: { before, after }, productId }) => ({
        import_id: importId,
        product_id: productId,
        before: json<ChangedFields | null>(before ?? null),
        after: json<ChangedFields>(after),
      })),
    )
    const skipped = new Set(errors.map(({ row }) => row)).size
    await recordChange(trx, {
      ...author,
      action: 'import',
      resource: 'prices',
      recordId: importId,
      label: fileName,
      after: { created, changed, skipped, validFrom: from ?? swissDay(author.now) },
    })
    return ok({ importId, created, changed, skipped })
  })
}
