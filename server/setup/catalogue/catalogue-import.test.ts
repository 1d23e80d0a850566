import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { zip } from '../../imports/file/workbook.fixtures.ts'
import { exampleFolder, importExample } from '../import-example.ts'
import { openEmptyShop, setupVersion } from '../setup.fixtures.ts'
import { findSetup } from '../setup-state.ts'
import { importCatalogue } from './import-catalogue.ts'
import { previewCatalogue } from './preview-catalogue.ts'
import { removeCatalogueFiles, uploadCatalogueFiles } from './stored-files.ts'
import type { UploadedFile } from './unpack-upload.ts'

const ok = { ok: true, value: undefined }

const fileOf = (name: string, content: unknown): UploadedFile => ({
  name,
  bytes: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
})

const remedy = { id: 1, nm: 'Arnica montana', ch: '3-30,200', k: null, lmf: null, lmt: null }
const price = {
  id: 60001,
  name: 'Granules',
  slug: 'granules-a-ch',
  price: '9.80',
  family: 'homeopathy',
}

/** All files of the demo, in the order of the folder. */
const exampleFiles = async () => {
  const names = await readdir(exampleFolder, { recursive: true })
  return Promise.all(
    names
      .filter((name) => name.includes('.'))
      .map(async (name) => ({ name, bytes: await readFile(new URL(name, exampleFolder)) })),
  )
}

describe.each(databases)('importing a catalogue in the set-up on $name', ({ open }) => {
  const inShop = async (
    run: (shop: Awaited<ReturnType<typeof openEmptyShop>>) => Promise<void>,
  ) => {
    const shop = await openEmptyShop(await open())
    try {
      await run(shop)
    } finally {
      await shop.close()
    }
  }
  type Shop = Awaited<ReturnType<typeof openEmptyShop>>
  const upload = async ({ db, token }: Shop, ...uploads: UploadedFile[]) =>
    uploadCatalogueFiles(db, { uploads, token, version: await setupVersion(db) })
  const count = async ({ db }: Shop, table: 'remedy' | 'product' | 'location' | 'remedy_synonym') =>
    (await db.selectFrom(table).selectAll().execute()).length

  test('previews the files of the demo, then imports them, with the practices of the map', () =>
    inShop(async (shop) => {
      expect(await upload(shop, ...(await exampleFiles()))).toEqual({ ok: true, value: [] })
      const preview = await previewCatalogue(shop.db)
      expect(preview).toMatchObject({ errors: [], errorCount: 0, lacksPrices: false })
      expect(preview?.families).toContainEqual({
        file: 'homeopathy',
        rows: 1919,
        added: 1919,
        removed: 0,
        wrong: 0,
      })
      expect(preview?.families.length).toBe(13)
      expect(await count(shop, 'remedy')).toBe(0)
      expect(await importCatalogue(shop, { token: shop.token, version: 1 })).toEqual(ok)
      expect(await count(shop, 'remedy')).toBe(1919 + 66 + 148 + 33 + 27)
      expect(await count(shop, 'product')).toBe(209 + 47 + 24 + 9 + 12 + 27)
      expect(await count(shop, 'location')).toBe(400)
      expect(await count(shop, 'remedy_synonym')).toBeGreaterThan(4_000)
      expect(await findSetup(shop.db)).toMatchObject({ version: 2, catalogueSource: 'files' })
    }))

  test('reads a zip archive with folders', () =>
    inShop(async (shop) => {
      const archive = zip({
        'catalogue/homeopathy.json': JSON.stringify([remedy]),
        'catalogue/gemmotherapy.json': JSON.stringify([{ id: 2, nm: 'Abies', slug: 'abies' }]),
        'catalogue/descriptions/gemmotherapy.json': JSON.stringify({ abies: { de: 'Tanne' } }),
        '__MACOSX/._homeopathy.json': 'x',
      })
      expect(await upload(shop, { name: 'catalogue.zip', bytes: archive })).toEqual({
        ok: true,
        value: [],
      })
      expect(await importCatalogue(shop, { token: shop.token, version: 1 })).toEqual(ok)
      expect(
        await shop.db.selectFrom('remedy').select(['name', 'record']).where('id', '=', 2).execute(),
      ).toEqual([{ name: 'Abies', record: { slug: 'abies', description_de: 'Tanne' } }])
    }))

  test('stores the same rows as the example', () =>
    inShop(async (shop) => {
      const read = () =>
        Promise.all([
          shop.db.selectFrom('remedy').selectAll().orderBy('id').execute(),
          shop.db.selectFrom('product').selectAll().orderBy('id').execute(),
        ])
      expect(await importExample(shop, { token: shop.token, version: 0 })).toEqual(ok)
      const example = await read()
      expect(await count(shop, 'location')).toBe(0)
      await upload(shop, ...(await exampleFiles()))
      expect(await importCatalogue(shop, { token: shop.token, version: 2 })).toEqual(ok)
      expect(await read()).toEqual(example)
    }))

  test('shows what a second import adds and removes', () =>
    inShop(async (shop) => {
      await upload(shop, fileOf('homeopathy.json', [remedy, { ...remedy, id: 2, nm: 'Bellis' }]))
      await importCatalogue(shop, { token: shop.token, version: 1 })
      await upload(shop, fileOf('homeopathy.json', [remedy, { ...remedy, id: 3, nm: 'Bryonia' }]))
      await upload(shop, fileOf('prices (1).json', [price]))
      const preview = await previewCatalogue(shop.db)
      expect(preview?.families).toEqual([
        { file: 'homeopathy', rows: 2, added: 1, removed: 1, wrong: 0 },
        { file: 'prices', rows: 1, added: 1, removed: 0, wrong: 0 },
      ])
      expect(await importCatalogue(shop, { token: shop.token, version: 4 })).toEqual(ok)
      expect(await shop.db.selectFrom('remedy').select('name').orderBy('id').execute()).toEqual([
        { name: 'Arnica montana' },
        { name: 'Bryonia' },
      ])
    }))

  test.each<[string, UploadedFile[], object]>([
    [
      'a price in words',
      [fileOf('prices.json', [price, { ...price, id: 2, slug: 'b', price: 'ten' }])],
      {
        file: 'prices',
        row: 2,
        label: 'Granules',
        problem: { reason: 'price-invalid', field: 'price', value: 'ten' },
      },
    ],
    [
      'an unknown family',
      [fileOf('prices.json', [{ ...price, family: 'tea' }])],
      { row: 1, problem: { reason: 'family-unknown', value: 'tea' } },
    ],
    [
      'a number twice',
      [fileOf('homeopathy.json', [remedy, { ...remedy, nm: 'Bellis' }])],
      { row: 2, problem: { reason: 'taken', field: 'id', value: '1' } },
    ],
    [
      'a name twice',
      [fileOf('homeopathy.json', [remedy, { ...remedy, id: 2 }])],
      { row: 2, problem: { reason: 'taken', field: 'nm', value: 'Arnica montana' } },
    ],
    [
      'a number of another file',
      [fileOf('homeopathy.json', [remedy]), fileOf('gemmotherapy.json', [{ id: 1, nm: 'Abies' }])],
      { file: 'gemmotherapy', row: 1, problem: { reason: 'taken' } },
    ],
    [
      'an unreadable range',
      [fileOf('homeopathy.json', [{ ...remedy, ch: '3-31' }])],
      { row: 1, problem: { reason: 'range-unreadable', field: 'ch', value: '31' } },
    ],
    [
      'LM limits in the wrong order',
      [fileOf('homeopathy.json', [{ ...remedy, lmf: 6, lmt: 2 }])],
      { problem: { reason: 'lm-invalid' } },
    ],
    [
      'an unknown form of a salt',
      [fileOf('schussler.json', [{ id: 4, name: 'Ferrum', avl: ['syrup'] }])],
      { problem: { reason: 'form-unknown', value: 'syrup' } },
    ],
    [
      'no number',
      [fileOf('homeopathy.json', [{ nm: 'Bellis' }])],
      { problem: { reason: 'field-missing', field: 'id' } },
    ],
    [
      'no name',
      [fileOf('homeopathy.json', [{ id: 5 }])],
      { problem: { reason: 'field-missing', field: 'nm' } },
    ],
    [
      'a number that no database holds',
      [fileOf('homeopathy.json', [{ ...remedy, id: 2 ** 31 }])],
      { problem: { reason: 'field-invalid', field: 'id' } },
    ],
    [
      'a list in place of a text',
      [fileOf('gemmotherapy.json', [{ id: 1, nm: 'Abies', name_fr: [] }])],
      { problem: { reason: 'field-invalid', field: 'name_fr' } },
    ],
    [
      'a character that no database holds',
      [fileOf('homeopathy.json', [{ ...remedy, ab: 'a\0' }])],
      { problem: { reason: 'text-invalid', field: 'ab' } },
    ],
    [
      'half a character',
      [fileOf('homeopathy.json', '[{"id":1,"nm":"\\ud800"}]')],
      { problem: { reason: 'text-invalid' } },
    ],
    [
      'a synonym of no remedy',
      [fileOf('synonyms.json', [{ id: 9, nm: 'Bellis', la: 'Bellis' }])],
      { problem: { reason: 'remedy-unknown', value: '9' } },
    ],
    [
      'a syntax error',
      [fileOf('homeopathy.json', '[\n{"id":1},\n{"id":}\n]')],
      { row: 2, problem: { reason: 'not-json' } },
    ],
    ['an object', [fileOf('prices.json', { a: 1 })], { problem: { reason: 'not-list' } }],
    [
      'a row without fields',
      [fileOf('prices.json', [price, 7])],
      { row: 2, problem: { reason: 'not-record' } },
    ],
    [
      '50,001 rows',
      [
        fileOf(
          'prices.json',
          Array.from({ length: 50_001 }, () => ({})),
        ),
      ],
      { problem: { reason: 'too-many-rows' } },
    ],
    [
      'wrong descriptions',
      [
        fileOf('gemmotherapy.json', []),
        fileOf('descriptions/gemmotherapy.json', { abies: { xx: 'a' } }),
      ],
      { file: 'descriptions/gemmotherapy' },
    ],
  ])('names file, row and reason of %s, and imports nothing', (_, files, error) =>
    inShop(async (shop) => {
      expect(await upload(shop, ...files)).toEqual({ ok: true, value: [] })
      expect((await previewCatalogue(shop.db))?.errors[0]).toMatchObject(error)
      expect(await importCatalogue(shop, { token: shop.token, version: 1 })).toEqual({
        ok: false,
        refusal: 'rows-wrong',
      })
      expect(await count(shop, 'remedy')).toBe(0)
      expect(await count(shop, 'product')).toBe(0)
      expect(await setupVersion(shop.db)).toBe(1)
    }),
  )

  test('names files that it cannot take and stores the others', () =>
    inShop(async (shop) => {
      const result = await upload(
        shop,
        fileOf('homeopathy.json', [remedy]),
        fileOf('budget.xlsx', 'PK damaged'),
        fileOf('notes.json', []),
        { name: 'prices.json', bytes: Uint8Array.from([0x5b, 0xe9, 0x5d]) },
        fileOf('README.md', 'text'),
      )
      expect(result).toEqual({
        ok: true,
        value: [
          { file: 'budget.xlsx', problem: 'zip-damaged' },
          { file: 'notes.json', problem: 'unknown-file' },
          { file: 'prices.json', problem: 'not-text' },
        ],
      })
      expect(await previewCatalogue(shop.db)).toMatchObject({ lacksPrices: true, errorCount: 0 })
    }))

  test('removes uploaded files and refuses to import nothing', () =>
    inShop(async (shop) => {
      await upload(shop, fileOf('homeopathy.json', [remedy]))
      expect(await removeCatalogueFiles(shop.db, { token: shop.token, version: 1 })).toEqual(ok)
      expect(await previewCatalogue(shop.db)).toBeUndefined()
      expect(await importCatalogue(shop, { token: shop.token, version: 2 })).toEqual({
        ok: false,
        refusal: 'nothing-uploaded',
      })
      expect(await upload(shop)).toEqual({ ok: false, refusal: 'nothing-uploaded' })
      expect(await upload(shop, fileOf('homeopathy.json', 'x'.repeat(40_000_001)))).toEqual({
        ok: false,
        refusal: 'too-large',
      })
    }))
})
