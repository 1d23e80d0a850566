import { describe, expect, test } from 'vitest'
import type { Language } from '../../../../domain/language.ts'
import { databases } from '../../../../tests/databases.ts'
import { tableNames } from '../../../db/tables/imports.ts'
import { demoApi } from '../../api.fixtures.ts'

const files = [
  ['csv', 'fr'],
  ['xlsx', 'de'],
  ['json', 'it'],
  ['csv', 'en'],
] as const satisfies readonly (readonly [string, Language])[]

describe.each(databases)('templates on $name', ({ open }) => {
  const start = async () => {
    const api = await demoApi(open)
    const staff = await api.staff('administrator')
    const upload = async (table: string, bytes: ArrayBuffer | string) => {
      const form = new FormData()
      form.set('file', new File([bytes], 'file'))
      const request = new Request('http://shop.example/', { method: 'POST', body: form })
      const uploaded = await api.request(`/admin/imports/${table}/files`, {
        method: 'POST',
        body: await request.arrayBuffer(),
        headers: { ...staff, 'content-type': request.headers.get('content-type') ?? '' },
      })
      return (await uploaded.json()).id as string
    }
    const previewOf = async (table: string, fileId: string) =>
      (await api.get(`/admin/imports/${table}/files/${fileId}`, staff)).json()
    const apply = (table: string, fileId: string, hash: string) =>
      api.request(`/admin/imports/${table}`, {
        method: 'POST',
        body: JSON.stringify({ fileId, fileName: 'file', hash }),
        headers: { ...staff, 'content-type': 'application/json' },
      })
    return { ...api, staff, upload, previewOf, apply }
  }

  test('the import of every table reads its template in every format and leaves the example out', async () => {
    const { close, get, staff, upload, previewOf } = await start()
    for (const table of tableNames)
      for (const [format, language] of files) {
        const path = `/admin/imports/${table}/template?format=${format}&headings=${language}`
        const template = await get(path, staff)
        expect(template.headers.get('content-disposition')).toContain(`${table}.${format}`)
        const preview = await previewOf(table, await upload(table, await template.arrayBuffer()))
        expect({ table, format, ...preview }).toMatchObject({
          ...{ created: 0, changed: 0, unchanged: 0, wrong: 0, ignoredColumns: [] },
          examples: table === 'prices' ? 0 : 1,
          sheets: format === 'xlsx' ? expect.arrayContaining(['Zu importierende Zeilen']) : [],
        })
      }
    await close()
  })

  test('a template that was filled in adds its row, and changes nothing when it is imported again', async () => {
    const { close, get, staff, upload, previewOf, apply } = await start()
    // Other names are of remedies, which the row before has added.
    for (const table of ['products', 'remedies', 'synonyms', 'locations', 'redirects']) {
      const template = await (
        await get(`/admin/imports/${table}/template?format=json`, staff)
      ).text()
      const filled = template.replaceAll(/exemplum/gi, (name) =>
        name.startsWith('E') ? 'Verumum' : 'verumum',
      )
      const first = await upload(table, filled)
      const { hash, ...preview } = await previewOf(table, first)
      if (table === 'synonyms') {
        expect(preview).toMatchObject({ changed: 0, unchanged: 1, wrong: 0 })
        continue
      }
      const errors = await get(`/admin/imports/${table}/files/${first}/errors`, staff)
      expect(await errors.json()).toEqual([])
      expect({ table, ...preview }).toMatchObject({ created: 1, examples: 0 })
      expect((await apply(table, first, hash)).status).toBe(201)
      const again = await previewOf(table, await upload(table, filled))
      expect({ table, ...again }).toMatchObject({ created: 0, changed: 0, unchanged: 1, wrong: 0 })
    }
    await close()
  })

  test('a wrong name is answered with the nearest ones that exist, and how many more there are', async () => {
    const { close, get, staff, upload } = await start()
    const errorsOf = async (table: string, text: string) => {
      const path = `/admin/imports/${table}/files/${await upload(table, text)}/errors?lang=en`
      const errors: { message: string }[] = await (await get(path, staff)).json()
      return errors.map(({ message }) => message)
    }
    const [named] = await errorsOf('prices', 'Name;Price\nSingle remedy · Creme · 50 g;12.50\n')
    expect(named).toMatch(
      /^There is no price “Single remedy · Creme · 50 g”\. Possible names: .*Single remedy · Cream · 50 g.* and \d+ more\.$/,
    )
    const [code] = await errorsOf('prices', 'Code;Price\ncomplex-01-aconitum-granule;12.50\n')
    expect(code).toContain('Possible codes: complex-01-aconitum-granules, ')
    expect(
      await errorsOf('remedies', 'Family;Name;Salt forms\nSalts;Testum;\nSchussler;Testum;pills\n'),
    ).toEqual([
      expect.stringContaining('homeopathy, gemmotherapy, phytotherapy'),
      expect.stringContaining('pl_6, pl_12, p_6, p_12, p'),
    ])
    const products = await errorsOf(
      'products',
      'Code;Kind;Price;VAT;Title (EN);Categories\ntestum;drug;9.50;;Testum;\ntestum;otc;9.50;high;Testum;\ntestum;otc;9.50;;Testum;Creme\n',
    )
    expect(products).toEqual([
      expect.stringContaining('values: complex, OTC, kit, seasonal, food supplement.'),
      expect.stringContaining('2.6 % (reduced)'),
      expect.stringContaining('There is no category “Creme”. Possible categories: '),
    ])
    await close()
  })
})
