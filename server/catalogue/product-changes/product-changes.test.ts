import { beforeAll, describe, expect, test } from 'vitest'
import { centimes } from '../../../domain/money.ts'
import { databases } from '../../../tests/databases.ts'
import { openDemo } from '../../../tests/demo-database.ts'
import { accountRow } from '../../../tests/rows.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { findPriceHistory } from '../price-changes/price-history.ts'
import { findMissingPrices, recordPriceMiss } from '../prices/missing-prices.ts'
import { findPrices } from '../prices/price-products.ts'
import { findProduct, findProducts } from '../products/products.ts'
import { findReadyProducts } from '../products/ready-products.ts'
import {
  changeProduct,
  createPriceProduct,
  createProduct,
  overwriteProduct,
} from './change-product.ts'
import { type EditedProduct, editedProduct } from './edited-product.ts'
import { listProducts, type ProductQuery } from './list-products.ts'
import { findStoredProduct } from './stored-products.ts'

const now = new Date('2026-11-21T09:00:00Z')
const familyKit = 53_001

describe.each(databases)('products on $name', ({ open }) => {
  let db: Database
  const account = accountRow()
  const author = { actor: { accountId: account.id, name: 'Ada Keller' }, now }
  beforeAll(async () => {
    db = await openDemo(open)
    await db.insertInto('account').values(account).execute()
    return () => closeDatabase(db)
  })

  const storedOf = async (id: number) => {
    const stored = await findStoredProduct(db, id)
    if (!stored) throw new Error(`no product ${id}`)
    return stored
  }
  const editOf = async (id: number, changes: Partial<EditedProduct>, version?: number) => {
    const stored = await storedOf(id)
    const edited = { ...editedProduct(stored), ...changes }
    return changeProduct(db, { id, version: version ?? stored.version, edited }, author)
  }
  const query: ProductQuery = {
    kinds: ['kit', 'seasonal', 'otc'],
    search: '',
    isListed: undefined,
    sort: 'name',
    language: 'de',
    descending: false,
    offset: 0,
    limit: 5,
  }

  test('keep everything that an edit does not change', async () => {
    const before = await storedOf(familyKit)
    await editOf(familyKit, {})
    const { version, ...after } = await storedOf(familyKit)
    expect({ ...after, version: version - 1 }).toEqual(before)
  })

  test('change texts, and the price with its history', async () => {
    const { texts } = editedProduct(await storedOf(familyKit))
    const title = { ...texts.title, de: 'Hausapotheke <b>gross</b>', en: 'Large family kit' }
    const changed = await editOf(familyKit, {
      texts: { ...texts, title },
      price: centimes(13_500),
    })
    expect(changed).toMatchObject({
      ok: true,
      value: { before: { price: 12_900 }, after: { price: 13_500, name: 'Large family kit' } },
    })
    expect(await findProduct(db, 'family-kit')).toMatchObject({
      record: { title_de: 'Hausapotheke <b>gross</b>' },
    })
    expect(await findPriceHistory(db, familyKit)).toMatchObject([{ before: 12_900, price: 13_500 }])
  })

  test('refuse an edit of an outdated version, without any title, of a price', async () => {
    const { version } = await storedOf(familyKit)
    expect(await editOf(familyKit, {}, version - 1)).toEqual({
      ok: false,
      refusal: 'edit-conflict',
    })
    const { texts } = editedProduct(await storedOf(familyKit))
    const untitled = { ...texts, title: { fr: ' ', en: '', de: '', it: '' } }
    expect(await editOf(familyKit, { texts: untitled })).toEqual({
      ok: false,
      refusal: 'title-missing',
    })
    expect(await editOf(familyKit, { categories: ['none'] })).toEqual({
      ok: false,
      refusal: 'category-unknown',
    })
    expect(await editOf(60_001, {})).toEqual({ ok: false, refusal: 'product-unknown' })
  })

  test('products are neither shown nor sold while they are hidden', async () => {
    const { version } = await storedOf(familyKit)
    const hide = (isListed: boolean, at: number) =>
      overwriteProduct(db, { id: familyKit, version: at, isListed }, author)
    expect(await hide(false, version)).toMatchObject({ ok: true })
    expect(await findProduct(db, 'family-kit')).toBeUndefined()
    expect((await findReadyProducts(db, [familyKit])).size).toBe(0)
    expect((await findProducts(db, 'kit')).some(({ id }) => id === familyKit)).toBe(false)
    expect((await listProducts(db, { ...query, isListed: false })).total).toBe(1)
    await hide(true, version + 1)
    expect(await findProduct(db, 'family-kit')).toBeDefined()
  })

  test('products are created with a free address', async () => {
    const { texts } = editedProduct(await storedOf(familyKit))
    const title = { fr: 'Trousse', en: 'Family kit', de: '', it: '' }
    const edited = { ...editedProduct(await storedOf(familyKit)), texts: { ...texts, title } }
    const created = await createProduct(db, { ...edited, kind: 'kit' }, author)
    expect(created).toMatchObject({ ok: true, value: { slug: 'family-kit-2', kind: 'kit' } })
    expect(await findProduct(db, 'family-kit-2')).toMatchObject({ name: 'Family kit' })
  })

  test('products are listed by name in a language, by any word and in pages', async () => {
    const first = await listProducts(db, query)
    const last = await listProducts(db, { ...query, descending: true })
    expect(first.rows).toHaveLength(5)
    expect(first.total).toBe(last.total)
    expect(last.rows[0]?.titles.de.localeCompare(first.rows[0]?.titles.de ?? '')).toBe(1)
    const found = await listProducts(db, { ...query, search: 'coffret HIVER' })
    expect(found.rows.map(({ titles }) => titles.de)).toContain('Winterset')
  })

  test('made to order are listed as people read them, sizes from small to large', async () => {
    const prices = { ...query, kinds: ['price'], sort: 'kind', limit: 1_000 } as const
    const { rows: products } = await listProducts(db, prices)
    const names = products.map(({ titles }) => titles.de)
    const sizes = names.flatMap(
      (name) => /^Mischung mit Knospen.+Flasche (\d+)/.exec(name)?.[1] ?? [],
    )
    expect(sizes).toEqual(['30', '60', '125', '250'])
    expect(names).toEqual(names.toSorted(new Intl.Collator('de', { numeric: true }).compare))
  })

  test('reports combinations without a price with the times they were asked for, until they have one', async () => {
    const slug = 'schussler-salts-powder'
    await db.deleteFrom('product').where('slug', '=', slug).execute()
    await recordPriceMiss(db, slug, now)
    await recordPriceMiss(db, slug, now)
    const [first] = await findMissingPrices(db)
    expect(first).toMatchObject({ slug, misses: 2, lastAt: now, combination: { form: 'powder' } })
    const create = () =>
      createPriceProduct(db, { slug, price: centimes(1_450), vatClass: 'reduced' }, author)
    expect(await create()).toMatchObject({ ok: true, value: { name: 'Schüssler salts Powder' } })
    expect((await findPrices(db, [slug])).get(slug)).toMatchObject({ price: 1_450 })
    expect(await findMissingPrices(db)).toEqual([])
    expect(await create()).toEqual({ ok: false, refusal: 'price-exists' })
    const unknown = { slug: 'none', price: centimes(1), vatClass: 'reduced' } as const
    expect(await createPriceProduct(db, unknown, author)).toEqual({
      ok: false,
      refusal: 'combination-unknown',
    })
  })
})
