import { beforeAll, describe, expect, test, vi } from 'vitest'
import { readRemedyList } from '../../domain/homeopathy/remedy-list.ts'
import { priceString } from '../../domain/money.ts'
import { databases } from '../../tests/databases.ts'
import { openDemo } from '../../tests/demo-database.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import { changeCatalogue } from './catalogue-version.fixtures.ts'
import { recordPriceMiss } from './prices/missing-prices.ts'
import { findPrices, listPrices } from './prices/price-products.ts'
import { findProduct, findProducts } from './products/products.ts'
import {
  findHomeopathyById,
  findHomeopathyByName,
  findRemedies,
  findRemedy,
  recordText,
  toRemedy,
} from './remedies/find-remedies.ts'
import { remedyList } from './remedies/list-files.ts'

const now = new Date('2026-11-21T09:00:00Z')

describe.each(databases)('the stored catalogue on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await openDemo(open)
    return () => closeDatabase(db)
  })

  test.each([
    ['hpt', 1919, 'Abelmoschus'],
    ['gtp', 66, 'Abies pectinata, gemmae'],
    ['ptp', 148, 'Achillea millefolium, herba'],
    ['otp', 33, 'Aluminium'],
    ['sch', 27, 'Calcium fluoratum'],
  ] as const)(
    'the stored catalogue has all remedies of %s in order',
    async (category, count, first) => {
      const found = await findRemedies(db, category)
      expect(found).toHaveLength(count)
      expect(found[0]?.name).toBe(first)
      expect(await findRemedy(db, found[3]?.id ?? 0)).toEqual(found[3])
    },
  )

  test.each([0, -1, 1.5, Number.NaN, 2 ** 40, 10_001])(
    'does not find the single remedy %d',
    async (id) => {
      expect(await findHomeopathyById(db, id)).toBeUndefined()
    },
  )

  test('finds remedies by name regardless of case and spaces', async () => {
    const names = ['Arnica montana', ' BELLADONNA ', 'arnica MONTANA', 'Nothing\u0000', 'Nothing']
    const found = await findHomeopathyByName(db, names)
    expect([...found.keys()].sort()).toEqual(['arnica montana', 'belladonna'])
    const arnica = found.get('arnica montana')
    expect(arnica?.dilutions.CH).toContain('30')
    expect(arnica).toEqual(await findHomeopathyById(db, arnica?.id ?? 0))
    expect(await findHomeopathyByName(db, [])).toEqual(new Map())
  })

  test('lists all prices and finds them by slug', async () => {
    const all = await listPrices(db)
    expect(all).toHaveLength(209)
    const single = all.filter(({ slug }) => slug.startsWith('single-homeopathy-'))
    expect(single).toHaveLength(87)
    const [first] = single
    const found = await findPrices(db, [first?.slug ?? '', 'single-nothing', 'travel-granules'])
    expect([...found]).toEqual([[first?.slug, first]])
    expect(await findPrices(db, [])).toEqual(new Map())
  })

  test.each([
    ['complex', 47],
    ['otc', 24],
    ['kit', 9],
    ['seasonal', 12],
    ['supplement', 27],
  ] as const)('the stored catalogue has all products of the kind %s', async (kind, count) => {
    const found = await findProducts(db, kind)
    expect(found).toHaveLength(count)
    for (const product of found) {
      expect(recordText(product.record, 'title', 'de')).not.toBe('')
      expect(Number(priceString(product.price))).toBeGreaterThan(0)
    }
    expect(await findProduct(db, found[0]?.slug ?? '')).toEqual(found[0])
  })

  test('filters products by category', async () => {
    expect(await findProducts(db, 'otc', 'animals')).toHaveLength(6)
  })

  test.each(['nothing', 'single-homeopathy-ch-creme-50g', 'a\u0000', 'x'.repeat(10_000)])(
    'does not find the product page: case %#',
    async (slug) => {
      expect(await findProduct(db, slug)).toBeUndefined()
    },
  )

  test('counts missing prices', async () => {
    await Promise.all([1, 2, 3].map(() => recordPriceMiss(db, 'single-missing', now)))
    await recordPriceMiss(db, 'x'.repeat(500), now)
    const misses = await db.selectFrom('price_miss').selectAll().execute()
    expect(misses.map((row) => ({ ...row }))).toEqual([
      { slug: 'single-missing', misses: 3, last_at: now },
    ])
  })

  test('returns the list of remedies with the hash of its content', async () => {
    const before = await remedyList({ db })
    const listed = readRemedyList(JSON.parse(before.body))
    expect(listed).toMatchObject((await findRemedies(db, 'hpt')).map(toRemedy))
    expect(listed.find(({ name }) => name === 'Arnica montana')).toMatchObject({
      abbreviation: 'Arn.',
      abbreviations: expect.arrayContaining(['Arn-m']),
      synonyms: expect.arrayContaining(['Arnica', 'Arnika']),
      weight: 2,
    })
    expect(await remedyList({ db })).toBe(before)

    const changed = { ab: null, ch: '30', k: null, lmf: null, lmt: null }
    await changeCatalogue(db, (trx) =>
      trx
        .updateTable('remedy')
        .set({ record: json(changed) })
        .where('id', '=', 1)
        .execute(),
    )
    const after = await remedyList({ db })
    expect(after.hash).not.toBe(before.hash)
    expect(readRemedyList(JSON.parse(after.body))[0]?.dilutions.CH).toEqual(['30'])
  })

  test('notices a synonym that is added by SQL', async () => {
    const before = await remedyList({ db })
    await db
      .insertInto('remedy_synonym')
      .values({ remedy_id: 1, kind: 'de', name: 'Bisamstrauch', is_ambiguous: false, position: 9 })
      .execute()
    await vi.waitFor(async () => expect((await remedyList({ db })).hash).not.toBe(before.hash))
    const [first] = readRemedyList(JSON.parse((await remedyList({ db })).body))
    expect(first?.synonyms).toContain('Bisamstrauch')
  })
})
