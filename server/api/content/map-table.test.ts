import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { changeContent } from '../../content/content-version.ts'
import { demoApi, type TestApi } from '../api.fixtures.ts'

const path = '/tables/Map'

type Record = { id: number; fields: { [field: string]: unknown } }

describe.each(databases)('the table of the map on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    api = await demoApi(open)
    return () => api.close()
  })

  const records = async (): Promise<Record[]> => (await (await api.get(path)).json()).records

  it('lists all locations with exactly the specified fields (D1 §3)', async () => {
    const all = await records()
    expect(all).toHaveLength(400)
    expect(all[0]).toEqual({
      id: 70_001,
      fields: {
        name: 'Pharmacie de l’Airelle',
        category: 'Pharmacy',
        address: 'Chemin des Vignes 44, 1006 Lausanne',
        latitude: 46.513964,
        longitude: 6.64085,
        function: '',
        website: '',
      },
    })
  })

  it('responds 304 while no location changes, to any caller and language', async () => {
    const first = await api.get(path)
    expect(first.headers.get('cache-control')).toBe('public, no-cache')
    const tag = first.headers.get('etag') ?? ''
    expect((await api.get(`${path}?lang=de`, { 'if-none-match': tag })).status).toBe(304)
    expect((await api.post(path, {})).status).toBe(405)
  })

  it('shows an added, changed or deleted location, as text', async () => {
    const { db } = api.services
    const script = '<img src=x onerror=alert(1)>'
    const before = await (await api.get(path)).text()
    await changeContent(db, (trx) =>
      trx
        .insertInto('location')
        .values({
          id: 79_999,
          name: script,
          category: 'Other therapist',
          address: 'Dorf 1, 9050 Appenzell',
          latitude: 47.331,
          longitude: 9.409,
          function: script,
          website: 'javascript:alert(1)',
        })
        .execute(),
    )
    const added = await api.get(path)
    expect(added.headers.get('content-type')).toBe('application/json')
    expect(added.headers.get('x-content-type-options')).toBe('nosniff')
    expect(((await added.json()).records as Record[]).at(-1)?.fields.name).toBe(script)
    await changeContent(db, (trx) =>
      trx.updateTable('location').set({ name: 'Neu' }).where('id', '=', 79_999).execute(),
    )
    expect((await records()).at(-1)?.fields).toMatchObject({ name: 'Neu', latitude: 47.331 })
    await changeContent(db, (trx) => trx.deleteFrom('location').where('id', '=', 79_999).execute())
    expect(await (await api.get(path)).text()).toBe(before)
  })

  it.each([
    { category: 'Shop' as never },
    { latitude: 91 },
    { longitude: -181 },
    { name: null as never },
  ])('cannot store %o', async (wrong) => {
    const values = {
      id: 80_000,
      name: 'x',
      category: 'Doctor' as const,
      address: 'x',
      latitude: 47,
      longitude: 8,
      ...wrong,
    }
    await expect(api.services.db.insertInto('location').values(values).execute()).rejects.toThrow()
  })
})
