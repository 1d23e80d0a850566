import { describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { openEmptyShop, setupVersion } from '../setup.fixtures.ts'
import { importCatalogue } from './import-catalogue.ts'
import { previewCatalogue } from './preview-catalogue.ts'
import { uploadCatalogueFiles } from './stored-files.ts'

const priceOf = (number: number, more: object = {}) => ({
  ...{ id: number, name: `Granules ${number}`, slug: `granules-${number}`, price: '9.80' },
  ...{ family: 'homeopathy', ...more },
})
const kit = { id: 1, slug: 'a', price: '1.00', title_en: 'A', order_index: 1, categories: [] }
const place = {
  ...{ id: 1, name: 'Apotheke', category: 'Pharmacy', address: 'Rue 1, 1003 Lausanne' },
  ...{ latitude: 46.5, longitude: 6.6, function: '', website: '' },
}
const nested = `${'['.repeat(200_000)}${']'.repeat(200_000)}`

const wrongPrice = (more: object) => JSON.stringify([priceOf(1), priceOf(2, more)])
const secondRow = (reason: string, field: string) => ({ row: 2, problem: { reason, field } })

type Case = [name: string, file: string, content: string, error: object]

const cases: Case[] = [
  ['an empty file', 'prices.json', '', { problem: { reason: 'not-json' } }],
  ['a file of spaces', 'prices.json', '  \n ', { problem: { reason: 'not-json' } }],
  ['a table', 'prices.json', 'id;name\n1;a', { problem: { reason: 'not-json' } }],
  ['lists in lists', 'prices.json', nested, { row: 1, problem: { reason: 'not-record' } }],
  [
    'a field of lists in lists',
    'prices.json',
    `[{"id":1,"name":"a","slug":"a","price":"1.00","family":"homeopathy","x":${nested}}]`,
    { row: 1, problem: { reason: 'not-record' } },
  ],
  [
    'a price as a number',
    'prices.json',
    wrongPrice({ price: 1.5 }),
    secondRow('price-invalid', 'price'),
  ],
  ['a formula', 'prices.json', wrongPrice({ price: '=1+1' }), secondRow('price-invalid', 'price')],
  [
    'a negative price',
    'prices.json',
    wrongPrice({ price: '-1.00' }),
    secondRow('price-invalid', 'price'),
  ],
  [
    'a huge price',
    'prices.json',
    wrongPrice({ price: `${'9'.repeat(20)}.00` }),
    secondRow('price-invalid', 'price'),
  ],
  ['a huge number', 'prices.json', wrongPrice({ id: 1e300 }), secondRow('field-invalid', 'id')],
  ['a number below 1', 'prices.json', wrongPrice({ id: 0 }), secondRow('field-invalid', 'id')],
  [
    'a path as address',
    'prices.json',
    wrongPrice({ slug: '../admin' }),
    secondRow('field-invalid', 'slug'),
  ],
  [
    'a script as address',
    'prices.json',
    wrongPrice({ slug: '"><script>' }),
    secondRow('field-invalid', 'slug'),
  ],
  ['the same row twice', 'prices.json', wrongPrice({ id: 1 }), secondRow('taken', 'id')],
  [
    'a family of the language',
    'prices.json',
    wrongPrice({ family: 'constructor' }),
    secondRow('family-unknown', 'family'),
  ],
  [
    'a position beyond all',
    'kits.json',
    JSON.stringify([{ ...kit, order_index: 1e300 }]),
    { row: 1, problem: { field: 'order_index' } },
  ],
  [
    'objects as categories',
    'kits.json',
    JSON.stringify([{ ...kit, categories: [{}] }]),
    { row: 1, problem: { field: 'categories' } },
  ],
  [
    'another column',
    'kits.json',
    JSON.stringify([{ nummer: 1, preis: '1.00' }]),
    { row: 1, problem: { reason: 'field-missing' } },
  ],
  [
    'a category of the map that does not exist',
    'locations.json',
    JSON.stringify([{ ...place, category: 'Shop' }]),
    { row: 1, problem: { field: 'category', choices: expect.arrayContaining(['Pharmacy']) } },
  ],
  [
    'a place beyond the map',
    'locations.json',
    JSON.stringify([{ ...place, latitude: 1e9 }]),
    { row: 1, problem: { field: 'latitude' } },
  ],
  [
    'a script as website',
    'locations.json',
    JSON.stringify([{ ...place, website: 'javascript:alert(1)' }]),
    { row: 1, problem: { field: 'website' } },
  ],
]

describe.each(databases)('the import in the set-up on $name', ({ open }) => {
  const inShop = async (name: string, bytes: Uint8Array) => {
    const shop = await openEmptyShop(await open())
    const uploads = [{ name, bytes }]
    await uploadCatalogueFiles(shop.db, {
      uploads,
      token: shop.token,
      version: await setupVersion(shop.db),
    })
    return shop
  }
  const count = async ({ db }: Awaited<ReturnType<typeof inShop>>) =>
    Promise.all(
      (['product', 'remedy', 'location'] as const).map(
        async (table) => (await db.selectFrom(table).selectAll().execute()).length,
      ),
    )

  test.each(cases)('changes nothing by %s and names the row', async (_, file, content, error) => {
    const shop = await inShop(file, Buffer.from(content))
    const before = await count(shop)
    expect((await previewCatalogue(shop.db))?.errors[0]).toMatchObject(error)
    const done = await importCatalogue(shop, {
      token: shop.token,
      version: await setupVersion(shop.db),
    })
    expect(done).toEqual({ ok: false, refusal: 'rows-wrong' })
    expect(await count(shop)).toEqual(before)
    await shop.close()
  })

  test('refuses descriptions without the products they describe', async () => {
    const shop = await inShop('gemmotherapy.json', Buffer.from('{"abies":{"de":"Tanne"}}'))
    const done = await importCatalogue(shop, {
      token: shop.token,
      version: await setupVersion(shop.db),
    })
    expect(done).toEqual({ ok: false, refusal: 'nothing-uploaded' })
    await shop.close()
  })

  test('imports 50,000 rows', async () => {
    const rows = Array.from({ length: 50_000 }, (_, index) => priceOf(index + 1))
    const shop = await inShop('prices.json', Buffer.from(JSON.stringify(rows)))
    expect(
      await importCatalogue(shop, { token: shop.token, version: await setupVersion(shop.db) }),
    ).toMatchObject({ ok: true })
    expect((await count(shop))[0]).toBe(50_000)
    await shop.close()
  }, 60_000)
})
