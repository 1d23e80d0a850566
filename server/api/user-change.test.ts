import { beforeAll, describe, expect, it, test } from 'vitest'
import { apiErrorMessages } from '../../messages/server/api-errors.ts'
import { databases } from '../../tests/databases.ts'
import { hashPassword } from '../accounts/passwords/password.ts'
import { closeDatabase } from '../db/client.ts'
import { i18nIn } from '../i18n.ts'
import { openTestApi, type TestApi } from './api.fixtures.ts'
import { type ErrorCode, errorStatus } from './error-status.ts'

const password = 'Tausendgüldenkraut'
const fresh = 'Schafgarbe im Mai'

describe.each(databases)('changing the user by the API on $name', ({ open }) => {
  let api: TestApi
  let hash: string
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    hash = await hashPassword(password)
    return () => closeDatabase(db)
  })

  const newUser = async () => {
    const account = await api.newAccount({ password_hash: hash })
    const headers = await api.bearer(account.id)
    return {
      ...account,
      headers,
      change: (body: unknown) => api.post('/sn_api/user', body, headers),
      data: async () => (await (await api.get('/sn_api/user', headers)).json()).data,
      row: () =>
        api.services.db
          .selectFrom('account')
          .selectAll()
          .where('id', '=', account.id)
          .executeTakeFirstOrThrow(),
    }
  }
  const billing = {
    billingFirstName: 'Ada',
    billingLastName: 'Keller',
    billingCompany: 'Praxis',
    billingAddress1: 'Rue du Lac 12',
    billingAddress2: '',
    billingPostcode: '1800',
    billingCity: 'Vevey',
    billingState: 'VD',
    billingCountry: 'CH',
  }

  it('changes phone and addresses and returns all fields', async () => {
    const user = await newUser()
    const answer = await user.change({ ...billing, billingPhone: '+41 22 555 01 99' })
    expect(answer.status).toBe(200)
    const { data } = await answer.json()
    expect(data).toMatchObject({
      ...billing,
      billingPhone: '+41 22 555 01 99',
      billingBuildingNumber: '12',
      shippingCity: '',
    })
    expect(await user.data()).toEqual(data)
    // Sending the response back changes nothing.
    const again = await user.change(data)
    expect(again.status).toBe(200)
    expect((await again.json()).data).toEqual(data)
  })

  it('accepts form encoding and keeps missing fields', async () => {
    const user = await newUser()
    await user.change(billing)
    const body = new URLSearchParams({ billingCity: 'Montreux', shippingCity: 'Bulle' })
    const { headers } = user
    expect((await api.request('/sn_api/user', { method: 'POST', body, headers })).status).toBe(200)
    expect(await user.data()).toMatchObject({
      ...billing,
      billingCity: 'Montreux',
      shippingCity: 'Bulle',
    })
  })

  it('ignores role, discount, flags, state, names and other ids', async () => {
    const [user, other] = [await newUser(), await newUser()]
    const before = await user.row()
    const answer = await user.change({
      id: other.id,
      accountId: other.id,
      account_id: other.id,
      loggedIn: false,
      roles: 'administrator',
      role: 'administrator',
      discount: '100',
      discount_rate: 10_000,
      discountRate: 10_000,
      user_can_order: false,
      userCanOrder: false,
      user_can_order_with_form: true,
      state: 'pending',
      firstName: 'Eve',
      first_name: 'Eve',
      email: 'eve@example.ch',
      password_hash: 'none',
      customer_number: '1',
      pharma_id: '1',
      profession: 'doctor',
      token: 'x',
      __proto__: { role: 'administrator' },
      constructor: { prototype: { role: 'administrator' } },
      billingCity: 'Vevey',
      billingKind: 'shipping',
    })
    expect(answer.status).toBe(200)
    const changed = { search_text: expect.stringContaining('vevey'), version: before.version + 1 }
    expect(await user.row()).toEqual({ ...before, ...changed })
    expect(await user.data()).toMatchObject({ billingCity: 'Vevey', shippingCity: '' })
    expect(await other.data()).toMatchObject({ billingCity: '' })
  })

  test.each<[object, ErrorCode, string]>([
    [{ billingPhone: ' ' }, 'blank', 'billingPhone'],
    [{ billingCity: 'x'.repeat(101) }, 'too-long', 'billingCity'],
    [{ billingCity: 'x'.repeat(1_001) }, 'too-long', 'billingCity'],
    [{ shippingCountry: 'Schweiz' }, 'value-invalid', 'shippingCountry'],
    [{ billingBuildingNumber: '1'.repeat(17) }, 'too-long', 'billingBuildingNumber'],
    [{ login: 'nobody', password }, 'email-invalid', 'login'],
    [{ login: 'a@b.ch', password: 'wrong' }, 'password-wrong', 'password'],
    [{ login: 'a@b.ch' }, 'password-wrong', 'password'],
    [
      { oldPassword: '', newPassword: fresh, newPasswordRepeat: fresh },
      'old-password-missing',
      'oldPassword',
    ],
    [{ newPassword: fresh }, 'new-passwords-differ', 'newPasswordRepeat'],
    [{ oldPassword: password }, 'new-password-short', 'newPassword'],
    [
      { oldPassword: 'wrong', newPassword: fresh, newPasswordRepeat: fresh },
      'password-wrong',
      'oldPassword',
    ],
    [
      { oldPassword: password, newPassword: 'password123', newPasswordRepeat: 'password123' },
      'password-common',
      'newPassword',
    ],
  ])('refuses %j without changing anything', async (change, code, field) => {
    const user = await newUser()
    const [before, data] = [await user.row(), await user.data()]
    const answer = await user.change({ ...change, billingCompany: 'Other' })
    expect(answer.status).toBe(errorStatus(code))
    const message = i18nIn.en._(apiErrorMessages[code])
    expect(await answer.json()).toEqual({
      code: code.replaceAll('-', '_'),
      message,
      data: { status: 422, fields: { [field]: message } },
    })
    expect(await user.row()).toEqual(before)
    expect(await user.data()).toEqual(data)
  })

  it('uses the exact messages of D1 §5', () => {
    const texts = (codes: ErrorCode[]) => codes.map((code) => i18nIn.en._(apiErrorMessages[code]))
    expect(
      texts([
        'password-missing',
        'password-too-short',
        'old-password-missing',
        'new-password-missing',
        'new-passwords-differ',
        'new-password-short',
      ]),
    ).toEqual([
      'Please choose a password.',
      'Your Password has to be at least 8 characters long.',
      'Please enter your old Password!',
      'New Password cannot be empty!',
      'The passwords are not the same',
      'Your password has to be at least 8 characters long!',
    ])
  })

  it('changes the password and ends all other sessions', async () => {
    const user = await newUser()
    const other = await api.bearer(user.id)
    const change = { oldPassword: password, newPassword: fresh, newPasswordRepeat: fresh }
    expect((await user.change(change)).status).toBe(200)
    expect((await api.get('/sn_api/user', other)).status).toBe(401)
    const login = (password: string) =>
      api.post('/jwt-auth/v1/token', { username: user.email, password })
    expect((await login(password)).status).toBe(403)
    expect((await login(fresh)).status).toBe(200)
  })

  it('sends a confirmation to the new address before changing it', async () => {
    const user = await newUser()
    const answer = await user.change({ login: 'New@Example.ch', password })
    expect(answer.status).toBe(200)
    expect((await answer.json()).data).toMatchObject({
      login: user.email,
      pendingLogin: 'new@example.ch',
    })
    const jobs = api.services.db.selectFrom('outbox').select('kind')
    expect(await jobs.execute()).toContainEqual({ kind: 'email-change' })
  })

  it('responds 429 with Retry-After after ten wrong passwords', async () => {
    const user = await newUser()
    for (let n = 0; n < 10; n += 1)
      expect((await user.change({ login: 'a@b.ch', password: 'wrong' })).status).toBe(422)
    const answer = await user.change({ login: 'a@b.ch', password })
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('900')
  })

  it('requires a session to change the user', async () => {
    expect((await api.post('/sn_api/user', billing)).status).toBe(401)
  })
})
