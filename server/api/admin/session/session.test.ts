import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { hashPassword } from '../../../accounts/passwords/password.ts'
import { codeAt } from '../../../accounts/second-factor/second-factor.fixtures.ts'
import { closeDatabase } from '../../../db/client.ts'
import { openTestApi, type TestApi, testOrigin } from '../../api.fixtures.ts'
import { enrolStaff, staffPassword } from './enrol-staff.fixtures.ts'

const password = 'Schafgarbe im Mai'

describe.each(databases)('sessions of staff on $name', ({ open }) => {
  let api: TestApi
  let hash: string
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db, { DEMO: '0' })
    hash = await hashPassword(password)
    return () => closeDatabase(db)
  })

  const newAccount = (changes = {}) => api.newAccount({ password_hash: hash, ...changes })
  const logIn = (email: string, entered = password) =>
    api.post('/admin/session', { email, password: entered })
  const cookieOf = (answer: Response) => ({
    cookie: answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
    origin: testOrigin,
  })

  it('logs in with a cookie, enrols the app, and logs out', async () => {
    const { id, email } = await newAccount({ role: 'editor' })
    const answer = await logIn(email)
    expect(answer.status).toBe(200)
    const required = await answer.json()
    expect(required).toMatchObject({
      id,
      name: 'Ada Keller',
      email,
      role: 'editor',
      language: 'de',
      secondFactor: 'required',
    })
    expect(required.permissions).toContain('content.write')
    expect(required.permissions).not.toContain('orders.read')
    const headers = cookieOf(answer)

    const path = '/admin/session/second-factor'
    const enrolment = await (await api.post(`${path}/enrolment`, undefined, headers)).json()
    expect(enrolment.uri).toContain(`secret=${enrolment.secret}`)
    expect(enrolment.qrSvg).toMatch(/^<svg .*<\/svg>$/s)
    const code = codeAt(enrolment.secret, api.clock.now)
    const proof = { secret: enrolment.secret, code, password }
    const confirmed = await api.post(`${path}/confirmation`, proof, headers)
    expect((await confirmed.json()).recoveryCodes).toHaveLength(10)
    const read = await (await api.get('/admin/session', headers)).json()
    expect(read).toEqual({ ...required, secondFactor: 'verified' })
    expect((await api.get('/admin/search?q=ada', headers)).status).toBe(200)

    const end = await api.request('/admin/session', { method: 'DELETE', headers })
    expect(end.status).toBe(204)
    expect(end.headers.getSetCookie().join()).toContain('Max-Age=0')
    expect((await api.get('/admin/session', headers)).status).toBe(401)
  })

  it('asks for the second factor at the next login', async () => {
    const { id, email } = await newAccount({ role: 'sales' })
    const first = await api.bearer(id)
    const path = '/admin/session/second-factor'
    const { secret } = await (await api.post(`${path}/enrolment`, undefined, first)).json()
    const confirm = (code: string, search = '') =>
      api.post(`${path}/confirmation${search}`, { secret, code, password }, first)
    const unconfirmed = await confirm('000000', '?lang=en')
    const { code, message } = await unconfirmed.json()
    expect(code).toBe('app_code_wrong')
    expect(message).not.toContain('recovery')
    await confirm(codeAt(secret, api.clock.now))
    const answer = await logIn(email)
    expect(await answer.json()).toMatchObject({ secondFactor: 'pending' })
    const headers = cookieOf(answer)
    expect((await api.get('/admin/orders', headers)).status).toBe(403)
    const again = await api.post(`${path}/enrolment`, undefined, headers)
    expect(await again.json()).toMatchObject({ code: 'second_factor_exists' })
    const removal = await api.post(`${path}/removal`, {}, headers)
    expect(await removal.json()).toMatchObject({ code: 'second_factor_missing' })

    const wrong = await api.post(path, { code: '000000' }, headers)
    expect(wrong.status).toBe(422)
    expect(await wrong.json()).toMatchObject({ code: 'code_wrong' })
    const next = new Date(api.clock.now.getTime() + 30_000)
    const verified = await api.post(path, { code: codeAt(secret, next) }, headers)
    expect(await verified.json()).toMatchObject({ secondFactor: 'verified' })
    expect((await api.get('/admin/orders', headers)).status).toBe(200)
    const last = codeAt(secret, new Date(api.clock.now.getTime() - 30_000))
    const removed = await api.post(`${path}/removal`, { password, code: last }, headers)
    expect(await removed.json()).toMatchObject({ code: 'second_factor_required' })
  })

  it('removes the second factor in the demo', async () => {
    const demo = openTestApi(api.services.db)
    const { headers, recoveryCodes } = await enrolStaff(demo)
    const path = '/admin/session/second-factor/removal'
    const code = recoveryCodes[0]
    const unproven = await demo.post(path, { password: 'Schafgarbe', code }, headers)
    expect(await unproven.json()).toMatchObject({ code: 'password_wrong' })
    const removed = await demo.post(path, { password: staffPassword, code }, headers)
    expect(await removed.json()).toMatchObject({ secondFactor: 'optional' })
  })

  it('refuses wrong passwords and customers, without a session', async () => {
    const { email } = await newAccount({ role: 'sales' })
    const wrong = await logIn(email, 'Schafgarbe')
    expect(wrong.status).toBe(401)
    expect(await wrong.json()).toMatchObject({ code: 'invalid_credentials' })
    const customer = await newAccount()
    const refused = await logIn(customer.email)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ code: 'staff_only' })
    const sessions = await api.services.db
      .selectFrom('session')
      .select('token_hash')
      .where('account_id', '=', customer.id)
      .execute()
    expect(sessions).toEqual([])
    expect((await api.get('/admin/session', await api.bearer(customer.id))).status).toBe(403)
  })
})
