import type { Transaction } from 'kysely'
import { pictureReference, readPictureReference } from '../../../domain/media/picture-address.ts'
import type { Centimes } from '../../../domain/money.ts'
import type { VatClass } from '../../../domain/order/vat.ts'
import { priceCombinations, priceProductName } from '../../../domain/prices/price-combination.ts'
import { formatSteps } from '../../../domain/prices/price-steps.ts'
import { isUnusualPrice } from '../../../domain/prices/read-amount.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { slugOf } from '../../../domain/slug.ts'
import { type Author, recordChange } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import { nextNumber } from '../../db/counter.ts'
import type { Schema } from '../../db/schema.ts'
import { tryCatalogueChange } from '../catalogue-version.ts'
import { applyPrice } from '../price-changes/change-price.ts'
import { findFamilyVat } from '../prices/family-vat.ts'
import { imageReferences } from '../products/product-images.ts'
import { categoriesOf } from './categories.ts'
import { type EditedProduct, editedProductRecord, type NewProduct } from './edited-product.ts'
import { findStoredProduct, type StoredProduct } from './stored-products.ts'
import { nextProductId, writeProducts } from './write-products.ts'

/** Titles in the media library, by reference. */
type ImageTitles = ReadonlyMap<string, string>

/** Those of the pictures that the media library has. */
const findImageTitles = async (
  trx: Transaction<Schema>,
  references: readonly string[],
): Promise<ImageTitles> => {
  if (references.length === 0) return new Map()
  const rows = await trx
    .selectFrom('media')
    .select(['id', 'title'])
    .where('kind', '=', 'picture')
    .where(
      'id',
      'in',
      references.map((each) => readPictureReference(each) ?? ''),
    )
    .execute()
  return new Map(rows.map(({ id, title }) => [pictureReference(id), title]))
}

/**
 * Whether the media library has all pictures. Counts as a change of content, so that none of them is
 * deleted before the transaction ends.
 */
const claimImages = async (
  trx: Transaction<Schema>,
  references: readonly string[],
): Promise<boolean> => {
  if (references.length === 0) return true
  await nextNumber(trx, 'content')
  const titles = await findImageTitles(trx, references)
  return references.every((each) => titles.has(each))
}

/** The fields of a product for the audit log: texts as `title_de`, categories by name, images by title. */
const auditedProduct = (
  product: StoredProduct,
  imageTitles: ImageTitles,
): Record<string, unknown> => {
  const { kind, name, price, steps, vatClass, position, isListed, categories, record } = product
  const { library_images: _, ...texts } = record
  return {
    ...texts,
    images: imageReferences(record).map((each) => imageTitles.get(each) ?? each),
    name,
    price,
    ...(kind === 'price' && { steps: formatSteps(steps) }),
    vatClass,
    position,
    isListed,
    categories: categories.map((category) => category.name),
  }
}

export type ProductRefusal =
  | 'product-unknown'
  /** Another person has changed the product since it was read. */
  | 'edit-conflict'
  /** It has a title in no language. */
  | 'title-missing'
  | 'category-unknown'
  /** The media library has no such picture. */
  | 'image-unknown'
  | 'combination-unknown'
  /** The combination has a price product. */
  | 'price-exists'
  /** 0.00, or more than half above or below the present price, without a confirmation. */
  | 'price-unusual'

/** A product before and after a change. */
type ChangedProduct = { before: StoredProduct; after: StoredProduct }

const record = async (
  trx: Transaction<Schema>,
  author: Author,
  { before, after }: { before?: StoredProduct; after: StoredProduct },
) => {
  const images = [before, after].flatMap((each) => (each ? imageReferences(each.record) : []))
  const titles = await findImageTitles(trx, images)
  await recordChange(trx, {
    ...author,
    action: before ? 'update' : 'create',
    resource: after.kind === 'price' ? 'prices' : 'catalogue',
    recordId: after.id,
    label: after.name,
    before: before && auditedProduct(before, titles),
    after: auditedProduct(after, titles),
  })
}

/** Shown where the title of a language and the French one are missing. */
const nameOf = ({ texts: { title } }: EditedProduct) =>
  [title.en, title.fr, title.de, title.it].map((each) => each.trim()).find(Boolean) ?? ''

type Prepared = Omit<StoredProduct, 'id' | 'slug' | 'kind' | 'version' | 'price' | 'steps'>

const prepare = async (
  trx: Transaction<Schema>,
  edited: EditedProduct,
  { kind, record }: Pick<StoredProduct, 'kind' | 'record'>,
): Promise<Result<Prepared, ProductRefusal>> => {
  if (nameOf(edited) === '') return refuse('title-missing')
  const categories = await categoriesOf(trx, edited)
  if (!categories) return refuse('category-unknown')
  if (!(await claimImages(trx, edited.images))) return refuse('image-unknown')
  const { position, vatClass, isListed } = edited
  return ok({
    name: nameOf(edited),
    record: { ...editedProductRecord(record, { ...edited, kind }), order_index: position },
    categories,
    position,
    vatClass,
    isListed,
  })
}

/** Whether the author has confirmed a price that is unusual. */
type Confirmed = { acceptsUnusualPrice?: boolean }

type RequestedProduct = Confirmed & { id: number; version: number; edited: EditedProduct }

/** Overwrites a ready product, unless it has changed since `version`. Its price goes to the history. */
export const changeProduct = (
  db: Database,
  { id, version, edited, acceptsUnusualPrice }: RequestedProduct,
  author: Author,
): Promise<Result<ChangedProduct, ProductRefusal>> =>
  tryCatalogueChange<ChangedProduct, ProductRefusal>(db, async (trx) => {
    const before = await findStoredProduct(trx, id)
    if (!before || before.kind === 'price') return refuse('product-unknown')
    if (before.version !== version) return refuse('edit-conflict')
    if (!acceptsUnusualPrice && isUnusualPrice(before.price, edited.price))
      return refuse('price-unusual')
    const prepared = await prepare(trx, edited, before)
    if (!prepared.ok) return prepared
    await writeProducts(trx, [{ ...before, ...prepared.value }], author.now)
    if (edited.price !== before.price)
      await applyPrice(trx, id, { price: edited.price, before: before.price }, author)
    const after = await findStoredProduct(trx, id)
    if (!after) return refuse('product-unknown')
    await record(trx, author, { before, after })
    return ok({ before, after })
  })

/** A free address: 'family-kit', 'family-kit-2'. */
const freeSlug = async (trx: Transaction<Schema>, name: string) => {
  const slug = slugOf(name) || 'product'
  const taken = await trx
    .selectFrom('product')
    .select('slug')
    .where('slug', 'like', `${slug}%`)
    .execute()
  const slugs = new Set(taken.map((row) => row.slug))
  for (let n = 1; ; n++) {
    const tried = n === 1 ? slug : `${slug}-${n}`
    if (!slugs.has(tried)) return tried
  }
}

const created = async (
  trx: Transaction<Schema>,
  product: Omit<StoredProduct, 'id' | 'version'>,
  author: Author,
) => {
  const id = await nextProductId(trx)
  const stored: StoredProduct = { ...product, id, version: 1 }
  await writeProducts(trx, [stored], author.now)
  await record(trx, author, { after: stored })
  return ok(stored)
}

/** Adds a ready product; its address follows its title and never changes. */
export const createProduct = (
  db: Database,
  { kind, acceptsUnusualPrice, ...given }: NewProduct & Confirmed,
  author: Author,
): Promise<Result<StoredProduct, ProductRefusal>> =>
  tryCatalogueChange<StoredProduct, ProductRefusal>(db, async (trx) => {
    if (!acceptsUnusualPrice && isUnusualPrice(undefined, given.price))
      return refuse('price-unusual')
    const vatClass = given.vatClass ?? (await findFamilyVat(trx))({ kind, slug: '' })
    const edited = { ...given, vatClass }
    const prepared = await prepare(trx, edited, { kind, record: {} })
    if (!prepared.ok) return prepared
    const slug = await freeSlug(trx, prepared.value.name)
    return created(trx, { ...prepared.value, price: edited.price, steps: [], kind, slug }, author)
  })

type NewPriceProduct = Confirmed & {
  slug: string
  price: Centimes
  vatClass?: VatClass | undefined
}

/** Adds the price product of a combination; from then on it can be ordered. */
export const createPriceProduct = (
  db: Database,
  { slug, price, vatClass, acceptsUnusualPrice }: NewPriceProduct,
  author: Author,
): Promise<Result<StoredProduct, ProductRefusal>> =>
  tryCatalogueChange<StoredProduct, ProductRefusal>(db, async (trx) => {
    const combination = priceCombinations().get(slug)
    if (!combination) return refuse('combination-unknown')
    const known = await trx
      .selectFrom('product')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirst()
    if (known) return refuse('price-exists')
    if (!acceptsUnusualPrice && isUnusualPrice(undefined, price)) return refuse('price-unusual')
    await trx.deleteFrom('price_miss').where('slug', '=', slug).execute()
    const position = await trx
      .selectFrom('product')
      .select('position')
      .where('kind', '=', 'price')
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst()
    const product = {
      slug,
      kind: 'price' as const,
      name: priceProductName(combination),
      price,
      steps: [],
      vatClass: vatClass ?? (await findFamilyVat(trx))({ kind: 'price', slug }),
      position: (position?.position ?? 0) + 1,
      categories: [],
      record: {},
      isListed: true,
    }
    return created(trx, product, author)
  })

type Overwritten = { id: number; version: number } & (
  | Pick<StoredProduct, 'isListed'>
  | Pick<StoredProduct, 'steps'>
)

/**
 * Shows or hides a product, or the price of a combination, which can also get other quantity steps.
 * Orders keep what they name.
 */
export const overwriteProduct = (
  db: Database,
  { id, version, ...changed }: Overwritten,
  author: Author,
): Promise<Result<ChangedProduct, ProductRefusal>> =>
  tryCatalogueChange<ChangedProduct, ProductRefusal>(db, async (trx) => {
    const before = await findStoredProduct(trx, id)
    if (!before || ('steps' in changed && before.kind !== 'price')) return refuse('product-unknown')
    if (before.version !== version) return refuse('edit-conflict')
    const after = { ...before, ...changed, version: version + 1 }
    await writeProducts(trx, [after], author.now)
    await record(trx, author, { before, after })
    return ok({ before, after })
  })
