import { expect, test } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { workbookOfSheets } from '../../../imports/file/workbook.fixtures.ts'
import { demoApi } from '../../api.fixtures.ts'

const code = 'single-homeopathy-ch-creme-50g'

const rowsOf = (price: number) => [
  ['Code', 'Preis'],
  [code, price],
]

test.each(databases)(
  'skips hidden sheets, names the visible ones and imports the chosen one on $name',
  async ({ open }) => {
    const api = await demoApi(open)
    const administrator = await api.staff('administrator')
    const get = (path: string) => api.get(path, administrator)
    const form = new FormData()
    const file = workbookOfSheets([[['Listen']], rowsOf(90), rowsOf(91)], [1])
    form.set('file', new File([new Uint8Array(file)], 'Preise.xlsx'))
    const request = new Request('http://shop.example/', { method: 'POST', body: form })
    const uploaded = await api.request('/admin/imports/prices/files', {
      method: 'POST',
      body: await request.arrayBuffer(),
      headers: { ...administrator, 'content-type': request.headers.get('content-type') ?? '' },
    })
    const { id: fileId, fileName, sheets } = await uploaded.json()
    expect(sheets).toEqual(['Blatt 2', 'Blatt 3'])
    const path = `/admin/imports/prices/files/${fileId}`
    expect(await (await get(path)).json()).toMatchObject({ sheets, sheet: 'Blatt 2', changed: 1 })
    expect((await get(`${path}?sheet=Blatt+1`)).status).toBe(422)
    const preview = await (await get(`${path}?sheet=Blatt+3`)).json()
    expect(preview).toMatchObject({ sheet: 'Blatt 3', changed: 1 })
    const differences = await (await get(`${path}/differences?sheet=Blatt+3`)).json()
    expect(differences).toMatchObject([{ fields: [{ after: '91.00' }] }])
    const apply = (more: object) =>
      api.request('/admin/imports/prices', {
        method: 'POST',
        body: JSON.stringify({ fileId, fileName, hash: preview.hash, ...more }),
        headers: { ...administrator, 'content-type': 'application/json' },
      })
    expect((await apply({})).status).toBe(409)
    expect((await apply({ sheet: 'Blatt 3', acceptsUnusualPrice: true })).status).toBe(201)
    await api.close()
  },
)
