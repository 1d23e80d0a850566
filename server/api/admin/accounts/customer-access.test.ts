import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { closeDatabase } from '../../../db/client.ts'
import { openTestApi, type TestApi } from '../../api.fixtures.ts'

describe.each(databases)('customers whom the staff enter on $name', ({ open }) => {
  let api: TestApi
  let sales: Record<string, string>

  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    sales = await api.staff('sales')
    return () => closeDatabase(db)
  })

  const fields = {
    ...{ firstName: 'Rosa', lastName: 'Arven', language: 'de', profession: 'midwife' },
    billingPhone: '031 911 22 33',
  }
  const create = (body: object) => api.post('/admin/accounts', { ...fields, ...body }, sales)
  const mailsOf = async (accountId: string) => {
    const mails = await api.services.db.selectFrom('outbox').select(['kind', 'body']).execute()
    return mails.filter(({ body }) => (body as { accountId?: string }).accountId === accountId)
  }
  const pdf = (text: string) => {
    const form = new FormData()
    form.append('file', new File([text], 'diploma.pdf'))
    return form
  }

  it('creates one without an e-mail address, who gets no mails', async () => {
    const billing = { address1: 'Weg', buildingNumber: '7', postcode: '4051', city: 'Basel' }
    const created = await create({ discount: '12.5', billing })
    expect(created.status).toBe(201)
    const customer = await created.json()
    expect(customer).toMatchObject({
      ...{ email: '', state: 'active', role: 'customer', firstName: 'Rosa', discount: '12.5' },
      ...{ user_can_order: true, addresses: [{ kind: 'billing', city: 'Basel' }] },
    })
    expect(await mailsOf(customer.id)).toEqual([])
    const listed = await (await api.get('/admin/accounts?search=arven', sales)).json()
    expect(listed).toMatchObject([{ id: customer.id, email: '' }])
    const invited = await api.post(`/admin/accounts/${customer.id}/invitation`, undefined, sales)
    expect(await invited.json()).toMatchObject({ code: 'email_invalid' })
    const history = await api.get(`/admin/accounts/${customer.id}/history`, sales)
    expect(await history.json()).toMatchObject([{ action: 'create' }])
  })

  it('creates one with a login, who chooses the password', async () => {
    const email = 'Rosa.Login@example.ch'
    const customer = await (await create({ email, invites: true })).json()
    expect(customer).toMatchObject({ email: 'rosa.login@example.ch' })
    expect(await mailsOf(customer.id)).toMatchObject([{ kind: 'customer-invited' }])
    const again = await create({ email })
    expect([again.status, await again.json()]).toMatchObject([409, { code: 'email_taken' }])
  })

  it.each([
    ['an invitation without an address', { invites: true }, 'email'],
    ['a broken address', { email: 'rosa@' }, 'email'],
    ['no phone number', { billingPhone: '' }, 'billingPhone'],
    ['an unknown profession', { profession: 'pirate' }, 'profession'],
    ['an unknown canton', { billing: { state: 'XX' } }, 'billing.state'],
  ])('refuses a customer with %s', async (_, body, field) => {
    const refused = await create(body)
    expect([refused.status, Object.keys((await refused.json()).data.fields)]).toEqual([
      422,
      [field],
    ])
  })

  it('changes the e-mail address with a mail to both', async () => {
    const { id, email } = await api.newAccount()
    const to = (address: string) =>
      api.post(`/admin/accounts/${id}/email`, { email: address }, sales)
    expect(await (await to('New.Address@example.ch')).json()).toMatchObject({
      email: 'new.address@example.ch',
    })
    expect(
      (await mailsOf(id)).map(({ kind, body }) => [kind, (body as { to: string }).to]),
    ).toEqual([
      ['email-changed', email],
      ['email-changed', 'new.address@example.ch'],
    ])
    const other = await api.newAccount()
    expect((await to(other.email)).status).toBe(409)
    const { id: staff } = await api.newAccount({ role: 'editor' })
    const refused = await api.post(`/admin/accounts/${staff}/email`, { email: 'a@b.ch' }, sales)
    expect(refused.status).toBe(403)
  })

  it('writes no mail about a first address, which replaces none', async () => {
    const { id } = await (await create({})).json()
    const email = 'first.address@example.ch'
    const added = await api.post(`/admin/accounts/${id}/email`, { email }, sales)
    expect(await added.json()).toMatchObject({ email })
    expect(await mailsOf(id)).toEqual([])
  })

  it('stores a certificate that came by post, and refuses other files', async () => {
    const { id } = await api.newAccount()
    const send = (text: string) =>
      api.request(`/admin/accounts/${id}/certificate`, {
        ...{ method: 'POST', headers: sales, body: pdf(text) },
      })
    expect(await (await send('no certificate')).json()).toMatchObject({ code: 'certificate_type' })
    const stored = await (await send('%PDF-1.4 diploma')).json()
    expect(stored).toMatchObject({ certificate: { name: 'diploma.pdf' } })
    const file = await api.get(`/admin/accounts/${id}/certificate`, sales)
    expect(await file.text()).toBe('%PDF-1.4 diploma')
  })
})
