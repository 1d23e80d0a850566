import { beforeAll, describe, expect, it, test } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { signUp } from '../../../accounts/signup/sign-up.ts'
import { sampleCertificates, signupForm } from '../../../accounts/signup.fixtures.ts'
import { closeDatabase } from '../../../db/client.ts'
import { openTestApi, type TestApi } from '../../api.fixtures.ts'

describe.each(databases)('account administration on $name', ({ open }) => {
  let api: TestApi
  let administrator: Record<string, string>
  let customer: Record<string, string>
  let signedUp: string

  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    administrator = await api.staff('administrator')
    customer = await api.bearer((await api.newAccount()).id)
    signedUp = await newSignup('lucja@example.ch')
    return () => closeDatabase(db)
  })

  const newSignup = async (email: string) => {
    const result = await signUp(api.services, {
      form: signupForm({ email, repeatEmail: email }),
      shippingSame: true,
      certificate: { name: 'page.html', bytes: sampleCertificates.pdf },
      language: 'fr',
      ip: '192.0.2.7',
      now: api.clock.now,
    })
    if (!result.ok || !result.value.accountId) throw new Error('not signed up')
    return result.value.accountId
  }

  const decide = (id: string, body: unknown, headers = administrator) =>
    api.post(`/admin/accounts/${id}/decision`, body, headers)

  it('refuses decisions of customers', async () => {
    const refused = await decide(signedUp, { to: 'active' }, customer)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ code: 'staff_only' })
    const account = await api.services.db
      .selectFrom('account')
      .select('state')
      .where('id', '=', signedUp)
      .executeTakeFirst()
    expect(account?.state).toBe('pending')
  })

  it('lists accounts by state in pages', async () => {
    const all = await api.get('/admin/accounts?range=[0,1]', administrator)
    expect(all.status).toBe(200)
    expect(all.headers.get('content-range')).toBe('accounts 0-1/3')
    expect(await all.json()).toHaveLength(2)
    const pending = await api.get('/admin/accounts?state=pending', administrator)
    expect(pending.headers.get('content-range')).toBe('accounts 0-0/1')
    const [account] = await pending.json()
    expect(account).toMatchObject({ id: signedUp, email: 'lucja@example.ch', state: 'pending' })
    expect(JSON.stringify(account)).not.toMatch(/argon2|password/)
  })

  test.each(['?state=dead', '?range=all', '?range=[1]'])(
    'refuses the list query %s',
    async (query) => {
      expect((await api.get(`/admin/accounts${query}`, administrator)).status).toBe(422)
    },
  )

  it('shows an account with everything needed to verify it', async () => {
    const answer = await api.get(`/admin/accounts/${signedUp}`, administrator)
    expect(await answer.json()).toMatchObject({
      profession: 'therapeut',
      customerNumber: 'K-1024',
      nextStates: ['active', 'rejected'],
      addresses: [{ kind: 'billing', buildingNumber: '12b' }, { kind: 'shipping' }],
      certificate: { name: 'page.html', mediaType: 'application/pdf' },
    })
    expect((await api.get('/admin/accounts/nobody', administrator)).status).toBe(404)
  })

  it('sends the certificate as a sandboxed download', async () => {
    const answer = await api.get(`/admin/accounts/${signedUp}/certificate`, administrator)
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).equals(sampleCertificates.pdf)).toBe(true)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(sampleCertificates.pdf.length),
      'content-disposition': `attachment; filename="certificate-${signedUp}.pdf"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    })
  })

  it('shows the certificate in a frame of the back office, without scripts', async () => {
    const path = `/admin/accounts/${signedUp}/certificate?shown=true`
    const { headers } = await api.get(path, administrator)
    expect(headers.get('content-disposition')).toMatch(/^inline; filename="certificate-/)
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toContain('script-src')
  })

  it('responds 404 for another account or a missing file', async () => {
    const { id } = await api.newAccount()
    for (const other of [id, 'nobody', '..%2F..%2Fofficina.sqlite'])
      expect((await api.get(`/admin/accounts/${other}/certificate`, administrator)).status).toBe(
        404,
      )
  })

  it('activates an account', async () => {
    const id = await newSignup('anna@example.ch')
    const token = '/jwt-auth/v1/token'
    const credentials = { username: 'anna@example.ch', password: 'Schafgarbe im Mai' }
    expect(await (await api.post(token, credentials)).json()).toMatchObject({
      code: 'account_pending',
    })
    const answer = await decide(id, { to: 'active', role: 'administrator', discount: '50' })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      state: 'active',
      role: 'customer',
      discount: '0',
      user_can_order: true,
      nextStates: ['suspended'],
    })
    const session = await (await api.post(token, credentials)).json()
    await decide(id, { to: 'suspended' })
    const after = await api.get('/sn_api/user', { authorization: `Bearer ${session.token}` })
    expect(after.status).toBe(401)
  })

  test.each([
    ['without a reason', { to: 'rejected' }, 422, 'reason_missing'],
    ['to a state that there is not', { to: 'admin' }, 422, 'value_invalid'],
    ['back to the beginning', { to: 'pending' }, 422, 'value_invalid'],
    ['against the rule', { to: 'suspended' }, 409, 'state_impossible'],
  ])('refuses a decision %s', async (_, body, status, code) => {
    const answer = await decide(signedUp, body)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code })
  })
})
