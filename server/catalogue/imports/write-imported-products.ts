import type { Insertable, Transaction } from 'kysely'
import { centimes } from '../../../domain/money.ts'
import { insertAll } from '../../db/insert-all.ts'
import { newId } from '../../db/new-id.ts'
import type { Schema } from '../../db/schema.ts'
import type { PriceChangeTable } from '../../db/tables/price-changes.ts'
import type { Batch, RecordChange, RowValues } from '../../imports/import-table.ts'
import { swissDay } from '../../swiss-day.ts'
import { findFamilyVat } from '../prices/family-vat.ts'
import { findStoredProducts, type StoredProduct } from '../product-changes/stored-products.ts'
import { nextProductId, writeProducts } from '../product-changes/write-products.ts'
import { findPictureTitles } from '../products/product-images.ts'
import { withParts } from '../products/product-parts.ts'
import { recordFields } from './product-columns.ts'

/** References of pictures by their title. */
type References = ReadonlyMap<string, string>

/** The product with changed values. The name follows the English title, as the shop's API shows it. */
const withValues = (
  product: StoredProduct,
  values: RowValues,
  references: References,
): StoredProduct => {
  const { number, code, name, kind, composition, pictures, ...changed } = values
  const record: Record<string, unknown> = { ...product.record }
  const fields: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(changed))
    if (!Object.hasOwn(recordFields, field)) fields[field] = value
    else if (value === '') delete record[field]
    else record[field] = value
  if (fields.position !== undefined) record.order_index = fields.position
  if (Array.isArray(pictures))
    record.library_images = pictures.flatMap((each) => references.get(String(each)) ?? [])
  const title = changed.title_en
  return {
    ...product,
    ...fields,
    ...(typeof title === 'string' && title && product.kind !== 'price' && { name: title }),
    record: Array.isArray(composition) ? withParts(record, product.kind, composition) : record,
  }
}

type VatClassOf = Awaited<ReturnType<typeof findFamilyVat>>

const newProduct = (
  id: number,
  values: RowValues,
  { vatClassOf, references }: { vatClassOf: VatClassOf; references: References },
): StoredProduct =>
  withValues(
    {
      id,
      slug: String(values.code),
      kind: values.kind as StoredProduct['kind'],
      name: String(values.name),
      price: centimes(0),
      steps: [],
      vatClass: vatClassOf({
        kind: values.kind as StoredProduct['kind'],
        slug: String(values.code),
      }),
      position: id,
      categories: [],
      record: {},
      version: 1,
      isListed: true,
    },
    values,
    references,
  )

const priceRows = (
  changes: readonly RecordChange[],
  ids: readonly number[],
  { importId, from, actor, now }: Batch,
): Insertable<PriceChangeTable>[] =>
  changes.flatMap(({ before, after }, at) =>
    after?.price === undefined
      ? []
      : [
          {
            id: newId(),
            product_id: ids[at] ?? 0,
            import_id: importId,
            state: from ? 'scheduled' : 'applied',
            price: Number(after.price),
            price_before: from || !before ? null : Number(before.price),
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

const idsPerStatement = 1_000

/** Writes products of an import, and their prices to the history. */
export const writeImportedProducts = async (
  trx: Transaction<Schema>,
  changes: readonly RecordChange[],
  batch: Batch,
) => {
  const stored = new Map((await findStoredProducts(trx)).map((one) => [one.id, one]))
  const titles = await findPictureTitles(trx)
  const references = new Map(
    [...titles].toReversed().map(([reference, title]) => [title, reference]),
  )
  let nextId = await nextProductId(trx)
  const ids = changes.map(({ key }) => (key === undefined ? nextId++ : Number(key)))
  const products: StoredProduct[] = []
  let vatClassOf: VatClassOf | undefined
  for (const [at, { after }] of changes.entries()) {
    if (!after) continue
    const id = ids[at] ?? 0
    const known = stored.get(id)
    if (known) products.push(withValues(known, after, references))
    else {
      vatClassOf ??= await findFamilyVat(trx)
      products.push(newProduct(id, after, { vatClassOf, references }))
    }
  }
  // Scheduled prices change nothing before their day.
  if (!batch.from) await writeProducts(trx, products, batch.now)
  const removed = ids.filter((_, at) => changes[at]?.after === null)
  for (let at = 0; at < removed.length; at += idsPerStatement)
    await trx
      .deleteFrom('product')
      .where('id', 'in', removed.slice(at, at + idsPerStatement))
      .execute()
  if (!batch.isUndo) await insertAll(trx, 'price_change', priceRows(changes, ids, batch))
  if (batch.from) await cancelScheduled(trx, batch.importId, batch.from)
  return ids.map(String)
}

/** Cancels prices of an import whose day has not come. */
export const cancelPrices = async (trx: Transaction<Schema>, importId: string) => {
  const ofImport = trx.updateTable('price_change').where('import_id', '=', importId)
  const cancelled = await ofImport
    .set({ state: 'cancelled' })
    .where('state', '=', 'scheduled')
    .returning('product_id')
    .execute()
  await ofImport.set({ state: 'undone' }).where('state', '=', 'applied').execute()
  return new Set(cancelled.map(({ product_id }) => String(product_id)))
}

/** The products that orders name. */
export const findOrdered = async (trx: Transaction<Schema>, keys: readonly string[]) => {
  const ordered = new Set<string>()
  for (let at = 0; at < keys.length; at += idsPerStatement) {
    const ids = keys.slice(at, at + idsPerStatement).map(Number)
    const rows = await trx
      .selectFrom('order_line')
      .select('product_id')
      .distinct()
      .where('product_id', 'in', ids)
      .execute()
    for (const { product_id } of rows) ordered.add(String(product_id))
  }
  return ordered
}
