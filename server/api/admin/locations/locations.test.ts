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

  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await api.request(`/admin/location${path}`, {
      method,
      headers: { ...editor, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
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
})
