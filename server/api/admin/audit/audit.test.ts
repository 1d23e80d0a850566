import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { hashPassword } from '../../../accounts/passwords/password.ts'
import { closeDatabase } from '../../../db/client.ts'
import { openTestApi, type TestApi } from '../../api.fixtures.ts'

describe.each(databases)('the list of changes on $name', ({ open }) => {
  let api: TestApi
  let administrator: Record<string, string>
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    administrator = await api.staff('administrator')
    return () => closeDatabase(db)
  })

  const list = async (query: string) => {
    const answer = await api.get(`/admin/audit?${query}`, administrator)
    return { status: answer.status, body: await answer.json(), headers: answer.headers }
  }

  it('shows a decision with who, what, before and after', async () => {
    const { id: by } = await api.newAccount({ role: 'administrator', first_name: 'Hélène' })
    const { id } = await api.newAccount()
    const decision = { to: 'suspended', reason: 'Certificate expired' }
    await api.post(`/admin/accounts/${id}/decision`, decision, await api.bearer(by))
    const { body, headers } = await list(`actor=${by}&from=2026-11-21&to=2026-11-21`)
    expect(headers.get('content-range')).toBe('audit 0-0/1')
    expect(body).toEqual([
      {
        id: expect.any(String),
        at: '2026-11-21T08:00:00.000Z',
        actor: { id: by, name: 'Hélène Keller' },
        action: 'decide',
        resource: 'customers',
        recordId: id,
        label: 'Ada Keller',
        before: { state: 'active' },
        after: { state: 'suspended', reason: 'Certificate expired' },
      },
    ])
    expect((await list(`actor=${by}&from=2026-11-22`)).body).toEqual([])
    expect((await list(`record=${id}&resource=customers&action=decide`)).body).toHaveLength(1)
  })

  it('records each sign-in of staff, not of customers', async () => {
    const password = 'Schafgarbe im Mai'
    const password_hash = await hashPassword(password)
    const staff = await api.newAccount({ role: 'sales', password_hash })
    const customer = await api.newAccount({ password_hash })
    for (const { email } of [staff, customer])
      await api.post('/jwt-auth/v1/token', { username: email, password })
    const { body } = await list('action=sign-in')
    expect(body).toMatchObject([{ recordId: staff.id, after: { method: 'password' } }])
  })

  it.each(['from=yesterday', 'resource=weather', 'range=all', `actor=${'x'.repeat(65)}`])(
    'refuses the query %s',
    async (query) => {
      expect((await list(query)).status).toBe(422)
    },
  )
})
