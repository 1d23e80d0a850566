import Papa from 'papaparse'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Language, languages } from '../../../domain/language.ts'
import { databases } from '../../../tests/databases.ts'
import { openDemo } from '../../../tests/demo-database.ts'
import { accountRow } from '../../../tests/rows.ts'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { folderStore } from '../../files/folder-store.ts'
import { applyImport } from '../../imports/apply-import.ts'
import { exportTable } from '../../imports/export-table.ts'
import { previewFile } from '../../imports/imports.fixtures.ts'
import { listImports } from '../../imports/list-imports.ts'
import { previewImport } from '../../imports/preview-import.ts'
import { undoImport as undo } from '../../imports/undo-import.ts'
import { addMedia } from '../../media/add-media.ts'
import { png } from '../../media/media.fixtures.ts'
import { swissDay } from '../../swiss-day.ts'
import { applyDuePrices } from '../price-changes/due-prices.ts'
import { findStoredProduct, findStoredProducts } from '../product-changes/stored-products.ts'
import { priceTable } from './products.ts'

const undoImport = (
  db: Database,
  id: string,
  author: Omit<Parameters<typeof undo>[3], 'language'>,
) => undo(db, priceTable, id, { ...author, language: 'en' })

const exportPrices = (db: Database, language: Language, day: string) =>
  exportTable(db, priceTable, { language, day })

const now = new Date('2026-11-21T09:00:00Z')
const cream = 'single-homeopathy-ch-creme-50g'

describe.each(databases)('imports on $name', ({ open }) => {
  let db: Database
  const account = accountRow()
  const author = { actor: { accountId: account.id, name: 'Ada Keller' }, now }
  beforeAll(async () => {
    db = await openDemo(open)
    await db.insertInto('account').values(account).execute()
    return () => closeDatabase(db)
  })

  const previewed = (text: string, from?: string) =>
    previewFile(db, priceTable, text, author, { from })
  const importOf = async (text: string, from?: string) => {
    const applied = await (await previewed(text, from)).apply()
    if (!applied.ok) throw new Error(applied.refusal)
    return applied.value
  }
  const bySlug = async (slug: string) =>
    (await findStoredProducts(db)).find((product) => product.slug === slug)
  const priceOf = async (slug: string) => (await bySlug(slug))?.price

  test.each([
    ['0.00', '0'],
    ['a price more than half above', '99.95'],
  ])('ask for a confirmation of %s', async (_, price) => {
    const before = await priceOf(cream)
    const file = { bytes: Buffer.from(`Code;Preis\n${cream};${price}\n`), from: undefined }
    const preview = await previewImport(db, priceTable, file, now)
    const hash = preview.ok ? preview.value.hash : ''
    const request = { ...file, fileName: 'Preise.csv', hash, rightRowsOnly: false }
    expect(await applyImport(db, priceTable, request, author)).toEqual({
      ok: false,
      refusal: 'prices-unusual',
    })
    expect(await priceOf(cream)).toBe(before)
  })

  test('imports show every difference, apply it in one batch, and undo it', async () => {
    const before = (await priceOf(cream)) ?? 0
    const text = `Code;Preis;Titel (DE)\n${cream};99.95;\ncomplex-01-aconitum-granules;;<b>Neu</b>\n`
    const { changes, unchanged, errors, apply } = await previewed(text)
    expect({ unchanged, errors }).toEqual({ unchanged: 0, errors: [] })
    expect(changes).toMatchObject([
      { row: 2, record: { code: cream }, before: { price: before }, after: { price: 9_995 } },
      { row: 3, after: { title_de: '<b>Neu</b>' } },
    ])
    const applied = await apply()
    expect(applied).toMatchObject({ ok: true, value: { created: 0, changed: 2, skipped: 0 } })
    expect(await priceOf(cream)).toBe(9_995)
    const [listed] = await listImports(db, ['prices'])
    expect(listed).toMatchObject({ fileName: 'file.csv', changed: 2, author: 'Ada Keller' })
    const id = listed?.id ?? ''
    expect(await undoImport(db, id, author)).toEqual({
      ok: true,
      value: { undone: 2, notUndone: [] },
    })
    expect(await priceOf(cream)).toBe(before)
    expect(await undoImport(db, id, author)).toEqual({ ok: false, refusal: 'already-undone' })
  })

  test('imports name what an undo has left, since it was changed later', async () => {
    const { importId } = await importOf(`Code;Preis\n${cream};88.00\nschussler-salts-pills;77.00\n`)
    await importOf(`Code;Preis\n${cream};66.00\n`)
    expect(await undoImport(db, importId, author)).toMatchObject({
      ok: true,
      value: {
        undone: 1,
        notUndone: [{ name: 'Single remedy · Cream · 50 g', reason: 'changed-since' }],
      },
    })
    expect(await priceOf(cream)).toBe(6_600)
  })

  test('imports change nothing with a wrong row, unless only the right ones are requested', async () => {
    const before = await priceOf(cream)
    const { errors, apply } = await previewed(`Code;Preis\n${cream};55.00\nno-such-code;1.00\n`)
    expect(errors).toMatchObject([{ row: 3, reason: 'product-unknown', value: 'no-such-code' }])
    expect(await apply()).toEqual({ ok: false, refusal: 'rows-wrong' })
    expect(await priceOf(cream)).toBe(before)
    expect(await apply(true)).toMatchObject({ ok: true, value: { changed: 1, skipped: 1 } })
    expect(await priceOf(cream)).toBe(5_500)
  })

  test('imports apply only what the preview has shown', async () => {
    const { apply } = await previewed(`Code;Preis\n${cream};44.00\n`)
    expect(await apply(false, 'another')).toEqual({ ok: false, refusal: 'preview-outdated' })
    await importOf(`Code;Preis\n${cream};43.00\n`)
    expect(await apply()).toEqual({ ok: false, refusal: 'preview-outdated' })
  })

  test('imports start prices on a day, and cancel them before it', async () => {
    const before = await priceOf(cream)
    const { importId } = await importOf(`Code;Preis\n${cream};33.00\n`, '2026-11-30')
    expect(await priceOf(cream)).toBe(before)
    await undoImport(db, importId, author)
    await importOf(`Code;Preis\n${cream};32.00\n`, '2026-11-30')
    await applyDuePrices(db, new Date('2026-11-29T23:00:00Z'))
    expect(await priceOf(cream)).toBe(3_200)
    const dated = await previewed(`Code;Preis;MWST\n${cream};31.00;normal\n`, '2026-12-01')
    expect(dated.errors).toMatchObject([{ row: 2, reason: 'only-prices-with-a-date' }])
  })

  test('imports create price products of known combinations and ready products', async () => {
    await db.deleteFrom('product').where('slug', '=', 'schussler-salts-powder').execute()
    const text =
      'Code;Sortiment;Preis;Titel (FR)\nschussler-salts-powder;;14.20;\nnew-set;Set;50.00;Coffret\nother;;5.00;\n'
    const { changes, errors, apply } = await previewed(text)
    expect(errors).toMatchObject([{ row: 4, reason: 'product-unknown' }])
    expect(changes).toMatchObject([
      {
        after: { code: 'schussler-salts-powder', kind: 'price', name: 'Schüssler salts Powder' },
      },
      { after: { code: 'new-set', kind: 'seasonal', name: 'Coffret' } },
    ])
    const applied = await apply(true)
    expect(applied).toMatchObject({ ok: true, value: { created: 2 } })
    const created = await bySlug('new-set')
    expect(created).toMatchObject({ price: 5_000, record: { title_fr: 'Coffret' } })
    const importId = applied.ok ? applied.value.importId : ''
    expect(await undoImport(db, importId, author)).toMatchObject({ value: { undone: 2 } })
    expect(await findStoredProduct(db, created?.id ?? 0)).toBeUndefined()
    // Ids are not used again: carts and caches may know them.
    await importOf('Code;Sortiment;Preis;Titel (FR)\nnew-set;Set;51.00;Coffret\n')
    expect((await bySlug('new-set'))?.id).toBeGreaterThan(created?.id ?? 0)
  })

  test('offers combinations without a price in the export, and adds the filled in ones by their names', async () => {
    await db.deleteFrom('product').where('slug', 'like', 'schussler-salts-%').execute()
    const csv = await exportPrices(db, 'de', swissDay(now))
    const empty = csv.split('\r\n').filter((line) => line.startsWith(';'))
    expect(empty.length).toBeGreaterThan(1)
    expect((await previewed(csv)).changes).toEqual([])
    const [first = '', ...others] = empty
    const filled = csv.replace(first, first.replace(/;;;$/, ';14.20;10: 12.00;2.6 %'))
    const { changes, errors, apply } = await previewed(filled)
    expect(errors).toEqual([])
    expect(changes).toMatchObject([{ before: null, after: { price: 1_420, kind: 'price' } }])
    expect(changes[0]?.after?.steps).toEqual([{ from: 10, price: 1_200 }])
    expect((await apply()).ok).toBe(true)
    const after = await exportPrices(db, 'de', swissDay(now))
    expect(after.split('\r\n').filter((line) => line.startsWith(';'))).toEqual(others)
  })

  describe.each(languages)('a price export in %s', (language) => {
    const exported = async () => {
      const csv = await exportPrices(db, language, swissDay(now))
      return Papa.parse<string[]>(csv.trim(), { delimiter: ';' }).data
    }

    test('changes nothing when it is imported', async () => {
      const csv = await exportPrices(db, language, swissDay(now))
      const { changes, errors, unchanged, ignoredColumns } = await previewed(csv)
      expect({ changes, errors, ignoredColumns }).toEqual({
        changes: [],
        errors: [],
        ignoredColumns: [],
      })
      expect(unchanged).toBe((await findStoredProducts(db)).length)
    })

    test('has words and no codes', async () => {
      const [headings, ...rows] = await exported()
      expect(headings).toHaveLength(5)
      const slugs = new Set((await findStoredProducts(db)).map(({ slug }) => slug))
      const codes = rows.filter((row) => row.some((cell) => slugs.has(cell)))
      expect(codes).toEqual([])
      const priced = rows.filter(([number]) => number !== '')
      const vat = new Set(priced.map(([, , , , rate]) => rate))
      for (const rate of vat) expect(rate).toMatch(/^\d\.\d % \(\p{L}+\)$/u)
    })

    test('names each combination differently', async () => {
      const { records } = await priceTable.load(db, [])
      const prices = records.filter(({ values }) => values.kind === 'price')
      const names = prices.map(({ values }) => priceTable.nameOf(values, language))
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    })

    test('is refused when its rows were exchanged', async () => {
      const [headings = [], [number = '', ...first] = [], [other = '', ...second] = []] =
        await exported()
      const csv = Papa.unparse([headings, [other, ...first], [number, ...second]], {
        delimiter: ';',
      })
      const { changes, errors } = await previewed(csv)
      expect(changes).toEqual([])
      expect(errors).toMatchObject([
        { row: 2, reason: 'name-of-another-product', value: first[0] },
        { row: 3, reason: 'name-of-another-product', value: second[0] },
      ])
    })
  })

  test('imports read a changed name as the same product', async () => {
    const product = await bySlug(cream)
    const { changes, errors } = await previewed(
      `Nummer;Bezeichnung;Preis\n${product?.id};Crème;1.00`,
    )
    expect(errors).toEqual([])
    expect(changes).toMatchObject([{ record: { code: cream }, after: { price: 100 } }])
  })

  test('imports name the codes of forms and topics that exist', async () => {
    const { errors } = await previewed(`Code;Formcode\n${cream};creem\n${cream};creme\n`)
    expect(errors[0]).toMatchObject({ row: 2, reason: 'value-unknown', column: 'form' })
    expect(errors[0]?.choices?.({ language: 'de', day: swissDay(now) })).toContain('creme')
    const { errors: topics } = await previewed(`Code;Themencode\n${cream};feber\n`)
    expect(topics[0]?.choices?.({ language: 'de', day: swissDay(now) })).toContain('fever')
  })

  test('imports set the pictures of a product by the names of their files, and undo it', async () => {
    const slug = 'complex-01-aconitum-granules'
    const files = folderStore({ dataDir: temporaryFolder() })
    const services = { db, files, wakeWorker: () => {} }
    const bytes = await png({ width: 40, height: 40 })
    const added = await addMedia(services, { name: 'Aconit Blüte.png', bytes }, author)
    const unknown = await previewed(`Code;Bilder\n${slug};Aconit.png\n`)
    expect(unknown.errors[0]).toMatchObject({ reason: 'value-unknown', value: 'Aconit.png' })
    const applied = await importOf(`Code;Bilder\n${slug};aconit blüte.png\n`)
    const reference = added.ok ? `/media/${added.value.id}` : ''
    expect((await bySlug(slug))?.record.library_images).toEqual([reference])
    const { changes } = await previewed(`Code;Bilder\n${slug};Aconit Blüte\n`)
    expect(changes).toEqual([])
    await undoImport(db, applied.importId, author)
    expect((await bySlug(slug))?.record.library_images ?? []).toEqual([])
  })

  test('imports name the categories that exist', async () => {
    const { errors } = await previewed(`Code;Kategorien\n${cream};Tee\n`)
    const [error] = errors
    expect(error).toMatchObject({ row: 2, reason: 'category-unknown', value: 'Tee' })
    const names = error?.choices?.({ language: 'de', day: swissDay(now) }) ?? []
    expect(names.length).toBeGreaterThan(3)
    expect(names).toEqual([...new Set(names)])
    const known = await previewed(`Code;Kategorien\n${cream};Komplexmittel, OTC animali\n`)
    expect(known.errors).toEqual([])
  })

  test('imports answer 50,000 rows', async () => {
    const rows = Array.from({ length: 25_000 }, (_, i) => `${cream}-${i};${i % 90}.00`).join('\n')
    const { errors } = await previewed(`Code;Preis\n${rows}\n${rows}\n`)
    expect(errors).toHaveLength(50_000)
  })
})
