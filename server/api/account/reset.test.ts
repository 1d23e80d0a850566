import { beforeAll, describe, expect, it, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { startReset } from '../../accounts/passwords/reset-password.ts'
import { newToken } from '../../accounts/token.ts'
import { closeDatabase } from '../../db/client.ts'
import { openTestApi, type TestApi } from '../api.fixtures.ts'

const password = 'Schafgarbe im Mai'

describe.each(databases)('password reset by the API on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    return () => closeDatabase(db)
  })

  const request = (body: unknown) => api.post('/sn_api/reset_password', body)
  const complete = (body: unknown) => api.post('/sn_api/complete_reset_password', body)
  const tokenFor = (accountId: string) => startReset(api.services.db, accountId, api.clock.now)

  it('responds equally for known and unknown addresses', async () => {
    const { email } = await api.newAccount()
    const answers = [await request({ email }), await request({ email: 'nobody@example.ch' })]
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual({ message: 'Your password reset email has been sent.' })
    }
    for (const { headers } of answers) headers.delete('x-request-id')
    const [one, other] = answers.map(({ headers }) => Object.fromEntries(headers))
    expect(one).toEqual(other)
  })

  test.each([{}, { email: 'nobody' }, { email: 7 }])('refuses the request %j', async (body) => {
    const answer = await request(body)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 'email_invalid', message: 'Invalid email' })
  })

  it('accepts five requests per hour', async () => {
    for (let n = 0; n < 5; n += 1)
      expect((await request({ email: 'often@example.ch' })).status).toBe(200)
    const answer = await request({ email: 'often@example.ch' })
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('3600')
  })

  it('sets a new password once', async () => {
    const { id, email } = await api.newAccount()
    const body = { token: await tokenFor(id), password }
    const answer = await complete(body)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ email })
    const login = await api.post('/jwt-auth/v1/token', { username: email, password })
    expect(login.status).toBe(200)
    const again = await complete(body)
    expect(again.status).toBe(422)
    expect(await again.json()).toMatchObject({ code: 'reset_expired' })
  })

  test.each<[string, object, string]>([
    ['no token', { password }, 'blank'],
    ['a made up token', { token: newToken(), password }, 'reset_expired'],
    ['no password', { token: 'x', password: '' }, 'password_missing'],
    ['a short one', { token: 'x', password: 'Eisenhu' }, 'password_too_short'],
  ])('refuses a reset with %s', async (_, body, code) => {
    const answer = await complete(body)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code })
  })

  test.each([
    ['password123', 'password_common'],
    ['abcdefgh', 'password_pattern'],
    ['Ada Keller', 'password_personal'],
    ['correcthorsebattery', undefined],
  ])('reports why %s is refused', async (given, code) => {
    const { id } = await api.newAccount()
    const answer = await complete({ token: await tokenFor(id), password: given })
    expect((await answer.json()).code).toBe(code)
  })
})
