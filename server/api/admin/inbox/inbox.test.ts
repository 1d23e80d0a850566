import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { closeDatabase } from '../../../db/client.ts'
import { openTestApi, type TestApi } from '../../api.fixtures.ts'

type Headers = Record<string, string>

describe.each(databases)('inbox and newsletter on $name', ({ open }) => {
  let api: TestApi
  let sales: Headers
  let editor: Headers
  let salesId: string
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    const account = await api.newAccount({ role: 'sales', first_name: 'Anna' })
    salesId = account.id
    sales = await api.bearer(account.id)
    editor = await api.bearer((await api.newAccount({ role: 'editor' })).id)
    return () => closeDatabase(db)
  })
  beforeEach(async () => {
    const { db } = api.services
    for (const table of [
      'form_entry',
      'newsletter_subscription',
      'rate_limit',
      'audit_event',
    ] as const)
      await db.deleteFrom(table).execute()
  })

  const submit = async (name = 'Ada <b>Keller</b>') => {
    const answer = await api.post('/sn_api/contact_form', {
      name,
      email: 'ada@example.ch',
      message: 'Grüezi <script>alert(1)</script>',
      agb: true,
      newsletter: true,
      lang: 'de',
    })
    expect(answer.status).toBe(200)
    const [entry] = await (await api.get('/admin/inbox', sales)).json()
    return entry.id as string
  }
  const patch = (id: string, body: unknown, headers = sales) =>
    api.request(`/admin/inbox/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const events = () =>
    api.services.db
      .selectFrom('audit_event')
      .select(['action', 'label', 'before', 'after', 'actor_id'])
      .execute()

  it('handles an entry from new to done, and logs it', async () => {
    const id = await submit()
    const list = await api.get('/admin/inbox?state=new', editor)
    expect(list.headers.get('content-range')).toBe('inbox 0-0/1')
    expect(await list.json()).toMatchObject([{ id, state: 'new', name: 'Ada <b>Keller</b>' }])
    const change = { version: 0, state: 'in-progress', assignedTo: salesId, note: 'Angerufen' }
    expect(await (await patch(id, change)).json()).toMatchObject({
      assignedTo: { id: salesId, name: 'Anna Keller' },
      wantsNewsletter: true,
      fields: expect.arrayContaining([{ name: 'name', value: 'Ada <b>Keller</b>' }]),
    })
    expect((await patch(id, { version: 0, state: 'done' })).status).toBe(409)
    expect((await patch(id, { version: 1, state: 'done' })).status).toBe(200)
    expect(await events()).toMatchObject([
      {
        action: 'update',
        actor_id: salesId,
        before: { state: 'new', note: '' },
        after: { state: 'in-progress', note: 'Angerufen', assignedTo: salesId },
      },
      { before: { state: 'in-progress' }, after: { state: 'done' } },
    ])
    expect(JSON.stringify(await events())).not.toContain('script')
  })

  it('lists the entries of the signed-in person', async () => {
    const id = await submit()
    await patch(id, { version: 0, assignedTo: salesId })
    const mine = async (headers: Headers) =>
      (await api.get('/admin/inbox?assignedTo=me', headers)).json()
    expect(await mine(sales)).toHaveLength(1)
    expect(await mine(editor)).toHaveLength(0)
  })

  it('lets editors read entries, and change none', async () => {
    const id = await submit()
    expect((await api.get(`/admin/inbox/${id}`, editor)).status).toBe(200)
    expect((await patch(id, { version: 0, note: 'x' }, editor)).status).toBe(403)
  })

  it('deletes an entry without a trace of the person', async () => {
    const id = await submit()
    const remove = () => api.request(`/admin/inbox/${id}`, { method: 'DELETE', headers: sales })
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(404)
    expect(JSON.stringify(await events())).not.toContain('Ada')
  })

  test.each([
    [{}, 422],
    [{ version: 0, state: 'open' }, 422],
    [{ version: 0, note: 'x'.repeat(5_001) }, 422],
    [{ version: 0, note: '\u007f' }, 422],
    [{ version: 0, assignedTo: 'nobody-such' }, 422],
    [{ version: 7 }, 409],
    [{ version: 2 ** 40 }, 422],
  ])('refuses the change %j', async (body, status) => {
    expect((await patch(await submit(), body)).status).toBe(status)
  })

  test.each(['/admin/inbox.csv', '/admin/newsletter.csv'])(
    'sends %s as a file, and logs it',
    async (path) => {
      await submit('=1+1')
      const answer = await api.get(`${path}?headings=fr`, sales)
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(answer.headers.get('content-disposition')).toMatch(/filename="\w+-2026-11-21\.csv"/)
      const bytes = new Uint8Array(await answer.arrayBuffer())
      expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      expect(await events()).toMatchObject([{ action: 'export', actor_id: salesId }])
      expect(new TextDecoder().decode(bytes)).not.toMatch(/(^|;)=/m)
    },
  )

  it('unsubscribes and erases an address with its proof of consent', async () => {
    await submit()
    const [found] = await (await api.get('/admin/newsletter?search=ada', editor)).json()
    expect(found).toMatchObject({ state: 'pending', source: 'contact' })
    expect(found.consentText).not.toBe('')
    const end = () => api.post(`/admin/newsletter/${found.id}/unsubscribe`, undefined, sales)
    expect(await (await end()).json()).toMatchObject({
      state: 'unsubscribed',
      isUnsubscribedByStaff: true,
    })
    expect((await end()).status).toBe(409)
    const erase = await api.request(`/admin/newsletter/${found.id}`, {
      method: 'DELETE',
      headers: sales,
    })
    expect(erase.status).toBe(200)
    expect((await api.get(`/admin/newsletter/${found.id}`, sales)).status).toBe(404)
    expect(await events()).toMatchObject([
      { action: 'unsubscribe' },
      { action: 'delete', label: '' },
    ])
  })
})
