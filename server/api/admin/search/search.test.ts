import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { orderRow } from '../../../../tests/rows.ts'
import { closeDatabase } from '../../../db/client.ts'
import { invalidateDataVersions } from '../../../db/data-version.ts'
import { openTestApi, type TestApi } from '../../api.fixtures.ts'

describe.each(databases)('the search of the back office on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    const customer = await api.newAccount({
      first_name: 'Zoë',
      last_name: 'Ramseier',
      email: 'zoe@example.ch',
    })
    for (const number of [3, 4711, 4712])
      await db.insertInto('orders').values(orderRow(customer.id, { number })).execute()
    for (let n = 0; n < 7; n += 1) await api.newAccount({ last_name: 'Zurbriggen' })
    return () => closeDatabase(db)
  })

  const search = async (q: string, role: 'administrator' | 'editor' = 'administrator') => {
    const answer = await api.get(`/admin/search?q=${encodeURIComponent(q)}`, await api.staff(role))
    return { status: answer.status, body: await answer.json() }
  }

  it('finds customers by name and e-mail address', async () => {
    const expected = { kind: 'accounts', title: 'Zoë Ramseier', detail: 'zoe@example.ch' }
    for (const q of ['zoe rams', 'zoe@example'])
      expect((await search(q)).body).toContainEqual({ ...expected, id: expect.any(String) })
  })

  it('finds orders by number', async () => {
    expect((await search('4711')).body).toMatchObject([
      { kind: 'orders', title: '4711', detail: 'Ada Keller · 01.03.2026 · CHF 15.56' },
    ])
  })

  it('returns at most five records of a kind', async () => {
    expect((await search('zurbriggen')).body).toHaveLength(5)
  })

  it('finds entries of forms and locations of the map', async () => {
    const entry = { name: 'Ines Rochat', email: 'ines@example.ch', message: 'Bonjour', agb: true }
    await api.post('/sn_api/contact_form', entry)
    expect((await search('ines rochat')).body).toMatchObject([
      { kind: 'inbox', title: 'Ines Rochat' },
    ])
    await api.services.db
      .insertInto('location')
      .values({
        id: 7,
        name: 'Droguerie du Marché',
        category: 'Drugstore',
        address: 'Rue du Marché 3, 1260 Nyon',
        latitude: 46.38,
        longitude: 6.24,
      })
      .execute()
    invalidateDataVersions(api.services.db)
    expect((await search('nyon', 'editor')).body).toMatchObject([
      { kind: 'locations', id: '7', detail: 'Rue du Marché 3, 1260 Nyon' },
    ])
  })

  it('omits what the role may not read', async () => {
    expect((await search('4711', 'editor')).body).toEqual([])
  })

  it('finds an order by its number of one digit', async () => {
    expect((await search('3')).body).toContainEqual(
      expect.objectContaining({ kind: 'orders', title: '3' }),
    )
  })

  it.each(['', 'a', ' a ', 'x'.repeat(101)])('refuses to search for %j', async (q) => {
    expect((await search(q)).status).toBe(422)
  })

  it.each(['%%', "'; drop", '<script>', '\\\\', '__'])('takes %j as text', async (q) => {
    expect(await search(q)).toMatchObject({ status: 200, body: [] })
  })
})
