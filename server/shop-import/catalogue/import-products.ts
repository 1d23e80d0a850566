import { isLanguage } from '../../../domain/language.ts'
import { centimes } from '../../../domain/money.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { productPageOf } from '../../../domain/page/path.ts'
import { priceCombinations, priceProductName } from '../../../domain/prices/price-combination.ts'
import { ok } from '../../../domain/result.ts'
import type { ImportNote } from '../../../messages/server/shop-import.ts'
import { tryCatalogueChange } from '../../catalogue/catalogue-version.ts'
import { findFamilyVat } from '../../catalogue/prices/family-vat.ts'
import {
  findStoredProducts,
  type StoredProduct,
} from '../../catalogue/product-changes/stored-products.ts'
import { nextProductId, writeProducts } from '../../catalogue/product-changes/write-products.ts'
import { insertAll } from '../../db/insert-all.ts'
import { newId } from '../../db/new-id.ts'
import { swissDay } from '../../swiss-day.ts'
import type { WantedRedirect } from '../content/import-redirects.ts'
import { convertPicture } from '../content/source-blocks.ts'
import { type ImportContext, readRecords } from '../import-context.ts'
import { addNotes, countRecord, countUnknown, keptNotes, type Outcome } from '../import-report.ts'
import {
  findImported,
  hashOf,
  type ImportedRecord,
  noteImported,
  planFields,
  withEmptyFields,
} from '../imported-records.ts'
import { isRecord, type SourceRecord } from '../source/shop-source.ts'
import { textOf } from '../source-fields.ts'
import { kindOfCategories, readProduct, type SourceProduct } from './source-product.ts'

type Found = { id: string; product: SourceProduct; references: string[]; hash: string }

const isDrawn = (value: unknown) => /\/(pictures|illustrations)\//.test(JSON.stringify(value))

/** Products with their fields and pictures, which are imported first. */
const findProducts = async (context: ImportContext): Promise<Found[]> => {
  const { report, fallback } = context
  const byId = new Map<string, { record?: SourceRecord; fields?: SourceRecord }>()
  for (const list of ['products', 'catalogue', 'product_fields'] as const)
    for (const record of await readRecords(context, 'product', list)) {
      const id = textOf(record.id)
      const fields = isRecord(record.acf) ? record.acf : {}
      byId.set(id, { ...byId.get(id), ...(list === 'product_fields' ? { fields } : { record }) })
    }
  const found: Found[] = []
  for (const [id, { record, fields = {} }] of byId) {
    if (!record) continue
    const product = readProduct(record, fields, fallback)
    const references: string[] = []
    const problem = (note: ImportNote) => addNotes(report, 'product', product.slug, [note])
    for (const picture of product.pictures.filter((each) => !isDrawn(each))) {
      const reference = await convertPicture({ context, problem }, picture)
      if (reference.startsWith('/media/')) references.push(reference)
    }
    found.push({ id, product, references, hash: hashOf([record, fields, references]) })
  }
  return found
}

type Values = Record<string, unknown>

/** A stored product as its fields. */
const localValues = ({ price, position, categories, record }: StoredProduct): Values => {
  const { order_index: _, ...fields } = record
  return { ...fields, price, position, categories: categories.map(({ slug }) => slug) }
}

const wantedValues = ({ product, references }: Found): Values => {
  const { record, price, position, categories } = product
  return {
    ...record,
    ...(price !== undefined && { price }),
    ...(position !== undefined && { position }),
    ...(categories.length > 0 && { categories: categories.map(({ slug }) => slug) }),
    ...(references.length > 0 && { library_images: references }),
  }
}

type Plan = { after?: StoredProduct; before?: StoredProduct; imported?: ImportedRecord }

const createPlan = async (
  db: ImportContext['db'],
  context: ImportContext,
  found: readonly Found[],
) => {
  const { name: source, report, now } = context
  const ids = found.map(({ id }) => id)
  const known = await findImported(db, source, 'product', ids)
  const stored = await findStoredProducts(db)
  const byId = new Map(stored.map((each) => [each.id, each]))
  const bySlug = new Map(stored.map((each) => [each.slug, each]))
  const categories = new Map(
    stored.flatMap((each) => each.categories.map((category) => [category.slug, category] as const)),
  )
  const vatClassOf = await findFamilyVat(db)

  /** The product with the wanted values of some fields. */
  const withValues = (product: StoredProduct, values: Values, { product: given }: Found) => {
    const { price, position, categories: slugs, ...fields } = values
    const record = { ...product.record, ...fields }
    const title = record.title_en
    return {
      ...product,
      ...(typeof title === 'string' && product.kind !== 'price' && { name: title }),
      ...(price !== undefined && { price: centimes(Number(price)) }),
      ...(position !== undefined && { position: Number(position) }),
      ...(Array.isArray(slugs) && {
        categories: given.categories.map((each) => categories.get(each.slug) ?? each),
      }),
      record: position === undefined ? record : { ...record, order_index: position },
    } satisfies StoredProduct
  }

  const newProduct = (one: Found, id: number): StoredProduct | ImportNote => {
    const { slug, name, categories: given, price } = one.product
    const combination = priceCombinations().get(slug)
    const kind = combination ? 'price' : kindOfCategories(given)
    if (!/^[a-z0-9-]{1,120}$/.test(slug)) return ['product-slug-invalid']
    if (!kind) return ['product-family-unknown']
    if (price === undefined) return ['product-price-missing']
    const base: StoredProduct = {
      ...{
        id,
        slug,
        kind,
        price: centimes(0),
        steps: [],
        position: id,
        categories: [],
        record: {},
      },
      ...{ name: combination ? priceProductName(combination) : name, version: 1, isListed: true },
      vatClass: vatClassOf({ kind, slug }),
    }
    const { drawnTopic: topic } = one.product
    const values = { ...(topic && { topic }), ...wantedValues(one) }
    return withValues(base, combination ? { price } : values, one)
  }

  const planOne = (
    one: Found,
    freeId: () => number,
  ): Plan & { outcome: Outcome; notes: ImportNote[] } => {
    const { id, hash, product } = one
    const before = known.get(id)
    const local = before ? byId.get(Number(before.local_id)) : bySlug.get(product.slug)
    const note = (localId: number, written: Record<string, string>): ImportedRecord => ({
      ...{ source, kind: 'product', source_id: id, local_id: String(localId), written },
      ...{ source_hash: hash, unknown: product.unknown, imported_at: now },
    })
    if (before && !local) return { outcome: 'skipped', notes: [['deleted-here']] }
    if (!local) {
      const after = newProduct(one, freeId())
      if (!('id' in after)) return { outcome: 'skipped', notes: [after] }
      const values = Object.entries(localValues(after))
      const written = Object.fromEntries(values.map(([field, value]) => [field, hashOf(value)]))
      return { outcome: 'created', notes: [], after, imported: note(after.id, written) }
    }
    if (before?.source_hash === hash) return { outcome: 'unchanged', notes: [] }
    const wanted = local.kind === 'price' ? { price: product.price } : wantedValues(one)
    const values = localValues(local)
    const base = withEmptyFields(wanted, values, before?.written)
    const { changed, kept, written } = planFields(wanted, values, base)
    const notes = keptNotes(kept)
    const imported = note(local.id, written)
    if (changed.length === 0)
      return { outcome: kept.length > 0 ? 'kept' : 'unchanged', notes, imported }
    const given = Object.fromEntries(changed.map((field) => [field, (wanted as Values)[field]]))
    const after = withValues(local, given, one)
    return { outcome: 'updated', notes, before: local, after, imported }
  }

  return (firstId: number): Plan[] => {
    const used = new Set(byId.keys())
    let next = firstId
    return found.map((one) => {
      const own = Number(one.id)
      const freeId = () => {
        const isFree = Number.isInteger(own) && own > 0 && own < 2 ** 31 && !used.has(own)
        while (used.has(next)) next += 1
        const id = isFree ? own : next
        used.add(id)
        return id
      }
      const { outcome, notes, ...plan } = planOne(one, freeId)
      countRecord(report, 'product', outcome)
      if (outcome !== 'skipped') countUnknown(report, 'product', one.product.unknown)
      addNotes(report, 'product', one.product.slug || one.id, notes)
      return plan
    })
  }
}

const priceRow = ({ before, after }: Plan, now: Date) =>
  after && after.price !== before?.price
    ? [
        {
          ...{ id: newId(), product_id: after.id, import_id: null, state: 'applied' as const },
          ...{ price: after.price, price_before: before?.price ?? null },
          ...{ valid_from: swissDay(now), created_at: now, created_by: null, applied_at: now },
        },
      ]
    : []

const redirectOf = ({ product }: Found, kind: string | undefined, { fallback }: ImportContext) => {
  const url = URL.parse(product.permalink)
  if (!url || !kind || kind === 'price' || url.pathname === '/') return []
  const language = [url.pathname.split('/')[1]].find(isLanguage) ?? fallback
  const page = productPageOf(kind as Parameters<typeof productPageOf>[0])
  const to = addressOf(language, page, { product: product.slug })
  return to === url.pathname ? [] : [{ from: url.pathname + url.search, to }]
}

/**
 * Imports products and prices of combinations, all in one transaction; returns addresses that have changed.
 * Products that this shop has already get the texts and pictures that they lack.
 */
export const importProducts = async (context: ImportContext): Promise<WantedRedirect[]> => {
  const { db, isDryRun, now, progress } = context
  const found = await findProducts(context)
  if (found.length === 0) return []
  if (isDryRun) (await createPlan(db, context, found))(1)
  else
    await tryCatalogueChange<undefined, never>(db, async (trx) => {
      const plans = (await createPlan(trx, context, found))(await nextProductId(trx))
      await writeProducts(
        trx,
        plans.flatMap(({ after }) => after ?? []),
        now,
      )
      await insertAll(
        trx,
        'price_change',
        plans.flatMap((plan) => priceRow(plan, now)),
      )
      await noteImported(
        trx,
        plans.flatMap(({ imported }) => imported ?? []),
      )
      return ok(undefined)
    })
  progress('product', found.length)
  const kinds = new Map((await findStoredProducts(db)).map(({ slug, kind }) => [slug, kind]))
  return found.flatMap((one) => redirectOf(one, kinds.get(one.product.slug), context))
}
