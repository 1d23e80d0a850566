import { dequal } from 'dequal/lite'
import type { Transaction } from 'kysely'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import { tryCatalogueChange } from '../catalogue-version.ts'
import type { Author } from '../price-changes/change-price.ts'
import { findStoredProducts, type StoredProduct } from '../product-changes/stored-products.ts'
import { writeProducts } from '../product-changes/write-products.ts'
import { fieldOf, type ImportedFields, withFields } from './imported-product.ts'

export type UndoImportRefusal = 'import-unknown' | 'already-undone'

/** What an undo has left as it is. */
type NotUndone = {
  productId: number
  name: string
  /** `ordered`: a new product that orders name. */
  reason: 'changed-since' | 'ordered' | 'deleted'
}

export type UndoneImport = { undone: number; notUndone: NotUndone[] }

type ImportRow = { product_id: number; before: unknown; after: unknown }

/** Fields that still have the value of the import, with their values before. */
const restorable = (product: StoredProduct, before: ImportedFields, after: ImportedFields) =>
  Object.fromEntries(
    Object.entries(before).filter(([field]) =>
      dequal(fieldOf(product, field), after[field as keyof ImportedFields]),
    ),
  ) as ImportedFields

const findOrdered = async (trx: Transaction<Schema>, ids: readonly number[]) => {
  if (ids.length === 0) return new Set<number>()
  const rows = await trx
    .selectFrom('order_line')
    .select('product_id')
    .distinct()
    .where('product_id', 'in', ids)
    .execute()
  return new Set(rows.map(({ product_id }) => product_id))
}

const sizeOf = (fields: object) => Object.keys(fields).length

const planUndo = async (trx: Transaction<Schema>, rows: readonly ImportRow[]) => {
  const stored = new Map((await findStoredProducts(trx)).map((one) => [one.id, one]))
  const createdIds = rows.flatMap(({ before, product_id }) => (before === null ? [product_id] : []))
  const ordered = await findOrdered(trx, createdIds.slice(0, 30_000))
  const restored: { product: StoredProduct; fields: ImportedFields }[] = []
  const removed: number[] = []
  const notUndone: NotUndone[] = []
  for (const { product_id: productId, before, after } of rows) {
    const product = stored.get(productId)
    const leave = (reason: NotUndone['reason']) =>
      notUndone.push({ productId, name: product?.name ?? '', reason })
    if (!product) leave('deleted')
    else if (before === null) {
      if (ordered.has(productId)) leave('ordered')
      else if (product.version > 1) leave('changed-since')
      else removed.push(productId)
    } else {
      const fields = restorable(product, before as ImportedFields, after as ImportedFields)
      if (sizeOf(fields) < sizeOf(before as object)) leave('changed-since')
      if (sizeOf(fields) > 0) restored.push({ product, fields })
    }
  }
  return { restored, removed, notUndone }
}

const removeProducts = async (trx: Transaction<Schema>, ids: readonly number[]) => {
  const batchSize = 1_000
  for (let from = 0; from < ids.length; from += batchSize)
    await trx
      .deleteFrom('product')
      .where('id', 'in', ids.slice(from, from + batchSize))
      .execute()
}

/** Cancels prices whose day has not come; returns their products. */
const cancelScheduled = async (trx: Transaction<Schema>, importId: string) => {
  const cancelled = await trx
    .updateTable('price_change')
    .set({ state: 'cancelled' })
    .where('import_id', '=', importId)
    .where('state', '=', 'scheduled')
    .returning('product_id')
    .execute()
  return new Set(cancelled.map(({ product_id }) => product_id))
}

/**
 * Undoes an import as one batch. What has been changed since stays, and is listed; a new product
 * that orders name stays too.
 */
export const undoImport = (
  db: Database,
  importId: string,
  { actor, now }: Author,
): Promise<Result<UndoneImport, UndoImportRefusal>> =>
  tryCatalogueChange<UndoneImport, UndoImportRefusal>(db, async (trx) => {
    const batch = await trx
      .selectFrom('catalogue_import')
      .select(['file_name', 'undone_at'])
      .where('id', '=', importId)
      .executeTakeFirst()
    if (!batch) return refuse('import-unknown')
    if (batch.undone_at) return refuse('already-undone')
    const rows = await trx
      .selectFrom('catalogue_import_row')
      .select(['product_id', 'before', 'after'])
      .where('import_id', '=', importId)
      .orderBy('product_id')
      .execute()
    const cancelled = await cancelScheduled(trx, importId)
    const { restored, removed, notUndone } = await planUndo(
      trx,
      rows.filter(({ product_id }) => !cancelled.has(product_id)),
    )
    await writeProducts(
      trx,
      restored.map(({ product, fields }) => withFields(product, fields)),
    )
    await trx
      .updateTable('price_change')
      .set({ state: 'undone' })
      .where('import_id', '=', importId)
      .where('state', '=', 'applied')
      .execute()
    await removeProducts(trx, removed)
    await trx
      .updateTable('catalogue_import')
      .set({ undone_at: now, undone_by: actor.accountId })
      .where('id', '=', importId)
      .execute()
    const undone = cancelled.size + restored.length + removed.length
    await recordChange(trx, {
      actor,
      action: 'undo',
      resource: 'prices',
      recordId: importId,
      label: batch.file_name,
      after: { undone, notUndone: notUndone.length },
      now,
    })
    return ok({ undone, notUndone })
  })
