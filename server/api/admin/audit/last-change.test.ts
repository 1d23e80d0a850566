import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { closeDatabase } from '../../../db/client.ts'
import { openTestApi, type TestApi } from '../../api.fixtures.ts'

describe.each(databases)('who changed a record last on $name', ({ open }) => {
  let api: TestApi
  let sales: Record<string, string>
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    sales = await api.staff('sales')
    return () => closeDatabase(db)
  })

  const find = async (query: string, credentials = sales) => {
    const answer = await api.get(`/admin/last-change?withinSeconds=600&${query}`, credentials)
    return { status: answer.status, body: await answer.json() }
  }

  it('names a colleague and the time, and recognises the own account', async () => {
    const { id: by } = await api.newAccount({ role: 'sales', first_name: 'Hélène' })
    const { id } = await api.newAccount()
    const colleague = await api.bearer(by)
    await api.post(`/admin/accounts/${id}/decision`, { to: 'suspended', reason: 'No' }, colleague)
    await api.post(`/admin/accounts/${id}/notes`, { text: 'Called back' }, sales)
    const query = `section=accounts&id=${id}`
    const at = '2026-11-21T08:00:00.000Z'
    expect((await find(query)).body).toEqual({ by: 'Hélène Keller', isOwn: false, at })
    expect((await find(query, colleague)).body).toMatchObject({ isOwn: true })
  })

  it('responds null for a record that nobody has changed', async () => {
    expect(await find('section=accounts&id=none')).toEqual({ status: 200, body: null })
  })

  it('tells no name to staff who may not change the record', async () => {
    expect(await find('section=products&id=1')).toMatchObject({
      status: 403,
      body: { code: 'not_permitted' },
    })
    expect((await find('section=staff&id=1')).status).toBe(403)
    const editor = await api.staff('editor')
    expect((await find('section=accounts&id=1', editor)).status).toBe(403)
    expect((await find('section=redirects&id=1', editor)).status).toBe(200)
  })

  it.each(['section=weather&id=1', 'section=staff', 'section=staff&id=1&withinSeconds=0'])(
    'refuses the query %s',
    async (query) => {
      const administrator = await api.staff('administrator')
      const answer = await api.get(`/admin/last-change?${query}`, administrator)
      expect(answer.status).toBe(422)
    },
  )
})
