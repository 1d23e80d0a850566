import { expect, test } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { demoApi } from '../../api.fixtures.ts'

const file =
  'Name;Kategorie;Adresse;Breitengrad;Längengrad;Fax\n' +
  'Apotheke;Apotheke;"Seestrasse 4, 8002 Zürich";47,36;8,53;1\n'

test.each(databases)(
  'lets the editor import locations, lists and undoes the import on $name',
  async ({ open }) => {
    const api = await demoApi(open)
    const editor = await api.staff('editor')
    const path = '/admin/imports/locations'
    const post = (to: string, body: object) =>
      api.request(to, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { ...editor, 'content-type': 'application/json', 'accept-language': 'en' },
      })
    const upload = async (text: string) => {
      const form = new FormData()
      form.set('file', new File([text], 'Karte.csv'))
      const request = new Request('http://shop.example/', { method: 'POST', body: form })
      const uploaded = await api.request(`${path}/files`, {
        method: 'POST',
        body: await request.arrayBuffer(),
        headers: { ...editor, 'content-type': request.headers.get('content-type') ?? '' },
      })
      return (await uploaded.json()).id
    }
    const fileId = await upload(file)
    const filePath = `${path}/files/${fileId}`
    const onMap = async () => (await (await api.get('/tables/Map')).json()).records.length
    const before = await onMap()
    const preview = await (await api.get(`${filePath}?removesMissing=true`, editor)).json()
    expect(preview).toMatchObject({ created: 1, removed: before, ignoredColumns: ['Fax'] })
    const { hash } = await (await api.get(filePath, editor)).json()
    const request = { fileId, fileName: 'Karte.csv', removesMissing: true }
    expect((await post(path, { ...request, hash })).status).toBe(409)
    const applied = await post(path, { ...request, hash: preview.hash })
    expect(applied.status).toBe(201)
    expect(await onMap()).toBe(1)

    const bad = await upload(`${file}Praxis;Doktor;"Weg 1, 8000 Zürich";hier;8.5;\n`)
    const errors = await (await api.get(`${path}/files/${bad}/errors?lang=de`, editor)).json()
    expect(errors).toMatchObject([
      { row: 3, column: 'Kategorie', message: expect.stringContaining('Tierarztpraxis') },
      { row: 3, column: 'Breitengrad' },
    ])

    const { id } = await applied.json()
    const listed = await (await api.get('/admin/imports', editor)).json()
    expect(listed).toMatchObject([{ id, table: 'locations', created: 1, removed: before }])
    expect(await (await api.get('/admin/imports', await api.staff('sales'))).json()).toEqual([])
    expect((await post(`/admin/imports/redirects/applied/${id}/undo`, {})).status).toBe(404)
    const undone = await post(`${path}/applied/${id}/undo`, {})
    expect(await undone.json()).toEqual({ undone: before + 1, notUndone: [] })
    expect(await onMap()).toBe(before)
    await api.close()
  },
)
