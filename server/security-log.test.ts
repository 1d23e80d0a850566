import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { databases } from '../tests/databases.ts'
import { openSession } from './accounts/login/session.ts'
import { logOut } from './accounts/login/sessions.ts'
import { hashPassword } from './accounts/passwords/password.ts'
import { startReset } from './accounts/passwords/reset-password.ts'
import { confirmEmail, startEmailChange } from './accounts/profile/change-email.ts'
import { signUp } from './accounts/signup/sign-up.ts'
import { sampleCertificates, signupForm } from './accounts/signup.fixtures.ts'
import { secondFactorCauses } from './api/admin/session/enrol-staff.fixtures.ts'
import { openTestApi, type TestApi } from './api/api.fixtures.ts'
import { addSmallCatalogue } from './api/catalogue/small-catalogue.fixtures.ts'
import { openTestOrders, order } from './api/orders.fixtures.ts'
import { runAccountCommand } from './commands/account-command.ts'
import { changeContent } from './content/content-version.ts'
import { closeDatabase } from './db/client.ts'
import { json } from './db/json.ts'
import { limitUploads } from './http/uploads/read-multipart.ts'
import { erasureCauses } from './personal-data/erasure-causes.fixtures.ts'
import { type SecurityEvent, securityEvents, truncatedAddress } from './security-log.ts'

const password = 'Tausendgüldenkraut'
const newPassword = 'Schafgarbe im Mai'
const from = { 'x-forwarded-for': '203.0.113.77' }

describe.each(databases)('the security log on $name', ({ open }) => {
  let api: TestApi
  let hash: string
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db, { TRUST_PROXY: '1' })
    hash = await hashPassword(password)
    return () => closeDatabase(db)
  })
  beforeEach(async () => {
    await api.services.db.deleteFrom('rate_limit').execute()
  })

  const newAccount = (changes = {}) => api.newAccount({ password_hash: hash, ...changes })
  const logIn = (username: string, given = password) =>
    api.post('/jwt-auth/v1/token', { username, password: given }, from)
  const bearer = async (id: string) => ({ ...(await api.bearer(id)), ...from })
  const changeUser = async (body: Record<string, string>) => {
    const account = await newAccount()
    const answer = await api.post('/sn_api/user', body, await bearer(account.id))
    return { accountId: account.id, status: answer.status }
  }
  const newReset = async (id: string) => startReset(api.services.db, id, api.clock.now)
  const completeReset = async (id: string) =>
    api.post(
      '/sn_api/complete_reset_password',
      { token: await newReset(id), password: newPassword },
      from,
    )

  /** A request that causes each event, with the expected fields. */
  const causes: Record<SecurityEvent, () => Promise<Record<string, unknown>>> = {
    'login-succeeded': async () => {
      const { id, email } = await newAccount()
      await logIn(email)
      return { accountId: id, method: 'password' }
    },
    'login-failed': async () => {
      const { id, email } = await newAccount()
      await logIn(email, 'wrong')
      return { accountId: id, reason: 'wrong-password' }
    },
    'login-limited': async () => {
      const { id, email } = await newAccount()
      for (let n = 0; n < 12; n += 1) await logIn(email, 'wrong')
      return { accountId: id, limit: 'login' }
    },
    'logged-out': async () => {
      const { id } = await newAccount()
      await logOut(api.services, await openSession(api.services.db, id, '', api.clock.now))
      return { accountId: id }
    },
    'session-ended': async () => {
      const { id } = await newAccount()
      const headers = await bearer(id)
      await api.request('/sn_api/user/sessions', { method: 'DELETE', headers })
      return { accountId: id, scope: 'all' }
    },
    'reauthentication-failed': async () => {
      const change = { oldPassword: 'wrong', newPassword, newPasswordRepeat: newPassword }
      const { accountId } = await changeUser(change)
      return { accountId }
    },
    'reset-requested': async () => {
      const { id, email } = await newAccount()
      await api.post('/sn_api/reset_password', { email }, from)
      return { accountId: id }
    },
    'reset-completed': async () => {
      const { id } = await newAccount()
      await completeReset(id)
      return { accountId: id }
    },
    'password-changed': async () => {
      const change = { oldPassword: password, newPassword, newPasswordRepeat: newPassword }
      const { accountId } = await changeUser(change)
      return { accountId }
    },
    'email-change-requested': async () => {
      const { accountId } = await changeUser({ login: 'other@example.ch', password })
      return { accountId }
    },
    'email-changed': async () => {
      const email = `${Math.random()}@example.ch`
      const { accountId } = await changeUser({ login: email, password })
      const token = await startEmailChange(api.services.db, { accountId, email }, api.clock.now)
      await confirmEmail(api.services, token ?? '', api.clock.now)
      return { accountId }
    },
    'phone-changed': async () => {
      const { accountId } = await changeUser({ billingPhone: '+41 22 555 01 48' })
      return { accountId }
    },
    'address-changed': async () => {
      const { accountId } = await changeUser({ shippingCity: 'Basel' })
      return { accountId, kinds: ['shipping'] }
    },
    'signup-received': async () => {
      const email = `${Math.random()}@example.ch`
      const result = await signUp(api.services, {
        form: signupForm({ email, repeatEmail: email }),
        shippingSame: true,
        certificate: { name: 'a.pdf', bytes: sampleCertificates.pdf },
        language: 'fr',
        ip: '203.0.113.77',
        now: api.clock.now,
      })
      return { accountId: result.ok ? result.value.accountId : undefined }
    },
    ...secondFactorCauses(() => api, from),
    ...erasureCauses(
      () => api.services,
      async () => (await newAccount()).id,
      password,
    ),
    'administrator-made': async () => {
      const { id, email } = await newAccount()
      await runAccountCommand(api.services, ['admin', email], api.clock.now)
      return { accountId: id }
    },
    'account-decided': async () => {
      const administrator = await newAccount({ role: 'administrator' })
      const { id } = await newAccount()
      const decision = { to: 'suspended', reason: 'Please call us.' }
      const headers = await bearer(administrator.id)
      await api.post(`/admin/accounts/${id}/decision`, decision, headers)
      return { accountId: id, byAccountId: administrator.id, from: 'active', to: 'suspended' }
    },
    'api-key-refused': async () => {
      const authorization = `Bearer officina_${'x'.repeat(43)}`
      await api.get('/admin/accounts', { authorization, ...from })
      return { accountId: null, reason: 'unknown' }
    },
    'access-denied': async () => {
      const { id } = await newAccount()
      await api.get('/admin/accounts', await bearer(id))
      return { accountId: id, reason: 'staff-only' }
    },
    'rate-limit-exceeded': async () => {
      const { email } = await newAccount()
      for (let n = 0; n < 8; n += 1) await api.post('/sn_api/reset_password', { email }, from)
      return { accountId: null, limit: 'reset' }
    },
  }

  const names = Object.keys(securityEvents) as SecurityEvent[]
  /** Caused without a request, or by requests of pages instead of the API. */
  const withoutRequest: SecurityEvent[] = [
    'logged-out',
    'email-changed',
    'erasure-requested',
    'account-erased',
    'signup-received',
    'administrator-made',
  ]

  test.each(names)('writes %s once, with request id and network', async (event) => {
    api.logged.splice(0)
    const fields = await causes[event]()
    const lines = api.logged.filter((line) => line.event === event)
    const source = { id: expect.stringMatching(/^[\w-]{20,}$/), address: '203.0.113.0/24' }
    expect(lines).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        pid: expect.any(Number),
        hostname: expect.any(String),
        msg: 'security',
        event,
        ...fields,
        ...(withoutRequest.includes(event) ? {} : source),
      },
    ])
    expect(Object.keys(fields)).toEqual([...securityEvents[event]])
  })

  test.each(names)('writes no address, password or token with %s', async (event) => {
    api.logged.splice(0)
    await causes[event]()
    const text = JSON.stringify(api.logged)
    expect(text).not.toMatch(/@|Tausend|Schafgarbe|wrong"|[\w-]{43}/)
    expect(text).not.toContain('203.0.113.77')
  })

  it('omits account and input for an unknown account', async () => {
    api.logged.splice(0)
    await logIn('my-password-by-mistake@example.ch', 'wrong')
    expect(api.logged).toHaveLength(1)
    expect(api.logged[0]).toMatchObject({ accountId: null, reason: 'unknown-account' })
    expect(JSON.stringify(api.logged)).not.toContain('mistake')
  })

  it('writes the exceeded order rate of an account once', async () => {
    await changeContent(api.services.db, (trx) =>
      trx
        .insertInto('option')
        .values({ name: 'order_rate', language: '', value: json({ at_once: 1, per_minute: 1 }) })
        .execute(),
    )
    await addSmallCatalogue(api.services.db)
    const headers = { ...(await openTestOrders(api).newCustomer()), ...from }
    const place = () =>
      api.post('/shop/orders', order, { ...headers, 'idempotency-key': crypto.randomUUID() })
    api.logged.splice(0)
    expect((await place()).status).toBe(201)
    for (let n = 0; n < 3; n += 1) expect((await place()).status).toBe(429)
    await changeContent(api.services.db, (trx) =>
      trx.deleteFrom('option').where('name', '=', 'order_rate').execute(),
    )
    expect(api.logged.filter(({ event }) => event)).toMatchObject([
      {
        event: 'rate-limit-exceeded',
        accountId: expect.stringMatching(/./),
        limit: 'order',
        address: '203.0.113.0/24',
      },
    ])
  })

  it('writes the exceeded upload limit of a network once', async () => {
    const network = `203.0.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`
    const release = Promise.withResolvers<void>()
    const taken = [1, 2, 3].map(() => limitUploads(network, () => release.promise))
    const upload = () =>
      api.request('/sn_api/new_user', {
        method: 'POST',
        headers: {
          'content-type': 'multipart/form-data; boundary=x',
          'x-forwarded-for': network,
        },
        body: '--x--\r\n',
      })
    api.logged.splice(0)
    for (let n = 0; n < 3; n += 1) expect((await upload()).status).toBe(429)
    release.resolve()
    await Promise.all(taken)
    expect(api.logged).toMatchObject([
      { event: 'rate-limit-exceeded', accountId: null, limit: 'upload' },
    ])
  })

  it('writes a cross-site request and an order without the right to order', async () => {
    api.logged.splice(0)
    await api.post('/sn_api/reset_password', {}, { origin: 'https://elsewhere.example', ...from })
    const { id } = await newAccount({ user_can_order: false })
    const headers = { ...(await bearer(id)), 'idempotency-key': crypto.randomUUID() }
    await api.post('/shop/orders', order, headers)
    expect(api.logged.map(({ event, accountId, reason }) => [event, accountId, reason])).toEqual([
      ['access-denied', null, 'other-site'],
      ['access-denied', id, 'not-allowed'],
    ])
  })
})

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:85a3:8d3', '2001:db8:85a3::/48'],
  ['unknown', 'unknown'],
  ['203.0.113.77"; evil', 'unknown'],
])('logs the address %s as %s', (address, logged) => {
  expect(truncatedAddress(address)).toBe(logged)
})
