import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { changeContent } from '../../../content/content-version.ts'
import { closeDatabase } from '../../../db/client.ts'
import { openTestApi, type TestApi } from '../../api.fixtures.ts'

const location = {
  name: 'Pharmacie <b>Airelle</b>',
  category: 'Pharmacy',
  address: 'Chemin des Vignes 44, 1006 Lausanne',
  latitude: 46.513964,
  longitude: 6.64085,
}

describe.each(databases)('locations of the back office on $name', ({ open }) => {
  let api: TestApi
  let editor: Record<string, string>
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    editor = await api.bearer((await api.newAccount({ role: 'editor' })).id)
    return () => closeDatabase(db)
  })
  beforeEach(async () => {
    await changeContent(api.services.db, (trx) => trx.deleteFrom('location').execute())
    await api.services.db.deleteFrom('audit_event').execute()
  })

  const send = async (method: string, path: string, body?: unknown, type = 'application/json') => {
    const answer = await api.request(`/admin/location${path}`, {
      method,
      headers: { ...editor, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && {
        body: type === 'text/csv' ? (body as BodyInit) : JSON.stringify(body),
      }),
    })
    return { status: answer.status, body: await answer.json() }
  }
  const add = () => send('POST', 's', location)
  const publicNames = async () => {
    const { records } = await (await api.get('/tables/Map')).json()
    return records.map(({ fields }: { fields: { name: string } }) => fields.name)
  }

  it('adds, changes and deletes a location of the public map', async () => {
    const { body } = await add()
    expect(await publicNames()).toEqual([location.name])
    const path = `s/${body.id}`
    const changed = await send('PATCH', path, { ...location, name: 'Autre', version: 0 })
    expect(changed).toMatchObject({ status: 200, body: { name: 'Autre', version: 1 } })
    expect(await publicNames()).toEqual(['Autre'])
    expect((await send('PATCH', path, { ...location, version: 0 })).status).toBe(409)
    expect((await send('DELETE', path)).status).toBe(200)
    expect(await publicNames()).toEqual([])
    expect((await send('DELETE', path)).status).toBe(404)
    const log = await api.services.db
      .selectFrom('audit_event')
      .select(['action', 'before', 'after'])
      .orderBy('id')
      .execute()
    expect(log).toMatchObject([
      { action: 'create', after: location },
      { action: 'update', before: { name: location.name }, after: { name: 'Autre' } },
      { action: 'delete', before: { name: 'Autre' } },
    ])
  })

  test.each([
    [{ latitude: 6.6, longitude: 46.5 }, 'latitude'],
    [{ address: 'Lausanne' }, 'address'],
    [{ name: '' }, 'name'],
    [{ name: '=1+1' }, 'name'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ category: 'Shop' }, 'category'],
  ])('refuses %j at its field', async (changes, field) => {
    const { status, body } = await send('POST', 's', { ...location, ...changes })
    expect(status).toBe(422)
    expect(Object.keys(body.data.fields)).toContain(field)
    expect(await publicNames()).toEqual([])
  })

  const heading = 'Name;Category;Address;Latitude;Longitude'
  const row = 'Apotheke;Pharmacy;"Seestrasse 4, 8002 Zürich";47.36;8.53'

  it('names the columns that exist where a heading is unknown', async () => {
    const answer = await send('POST', '-imports/preview?lang=de', 'Name;Fax;Adresse\n', 'text/csv')
    expect(answer.status).toBe(422)
    expect(answer.body.message).toMatch(/^Die Spalte «Fax» ist nicht bekannt\. Es gibt: .*Adresse/)
  })

  it('imports what a preview showed, and exports it', async () => {
    await add()
    const file = `${heading}\n${row}\n`
    const preview = await send('POST', '-imports/preview?keepsMissing=false', file, 'text/csv')
    expect(preview.body).toMatchObject({
      counts: { added: 1, changed: 0, removed: 1, unchanged: 0, problems: 0 },
      added: [{ row: 2, name: 'Apotheke' }],
    })
    expect(await publicNames()).toEqual([location.name])
    const apply = (digest: string) =>
      send('POST', `-imports?keepsMissing=false&digest=${digest}`, file, 'text/csv')
    expect((await apply('other')).body).toMatchObject({ code: 'preview_outdated' })
    expect((await apply(preview.body.digest)).status).toBe(200)
    expect(await publicNames()).toEqual(['Apotheke'])
    const exported = await api.get('/admin/locations.csv?headings=de', editor)
    expect(await exported.text()).toContain('Apotheke')
  })

  it('changes nothing for a file with one bad row, and names it', async () => {
    await add()
    const bad = 'Praxis;Doctor;"Weg 1, 8000 Zürich";hier;8.5'
    const file = `${heading}\n${row}\n${bad}\n`
    const { body } = await send('POST', '-imports/preview?lang=de', file, 'text/csv')
    expect(body.problems).toMatchObject([{ row: 3, column: 'Breitengrad', value: 'hier' }])
    const applied = await send('POST', `-imports?digest=${body.digest}`, file, 'text/csv')
    expect(applied).toMatchObject({ status: 422, body: { code: 'rows_invalid' } })
    expect(await publicNames()).toEqual([location.name])
  })

  test.each<[string, BodyInit, RegExp]>([
    ['without rows', heading, /has no rows/],
    ['with other columns', 'Name;Colour\nA;red', /“Colour”/],
    ['without columns', `Name\n${row}`, /Category, Address/],
    ['in another encoding', new Uint8Array([0x4e, 0x0a, 0xfc, 0x0a]), /Row 2/],
  ])('refuses a file %s and says why', async (_, file, message) => {
    const answer = await send('POST', '-imports/preview?lang=en', file, 'text/csv')
    expect(answer).toMatchObject({ status: 422, body: { code: 'file_unreadable' } })
    expect(answer.body.message).toMatch(message)
  })

  it('refuses a file of another type', async () => {
    expect((await send('POST', '-imports/preview', {})).status).toBe(415)
  })
})
