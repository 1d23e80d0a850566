import { beforeAll, describe, expect, it, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { hashPassword } from '../../accounts/passwords/password.ts'
import { closeDatabase } from '../../db/client.ts'
import { openTestApi, type TestApi, testOrigin } from '../api.fixtures.ts'

const password = 'Tausendgüldenkraut'
const path = '/jwt-auth/v1/token'

describe.each(databases)('login tokens on $name', ({ open }) => {
  let api: TestApi
  let hash: string
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    hash = await hashPassword(password)
    return () => closeDatabase(db)
  })

  const newAccount = (changes = {}) => api.newAccount({ password_hash: hash, ...changes })
  const form = (fields: Record<string, string>, headers = {}) =>
    api.request(path, { method: 'POST', body: new URLSearchParams(fields), headers })

  it('returns a token for JSON and form bodies, without a cookie', async () => {
    const { email } = await newAccount({ discount_rate: 1_000 })
    const credentials = { username: email, password }
    for (const answer of [await api.post(path, credentials), await form(credentials)]) {
      expect(answer.status).toBe(200)
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const body = await answer.json()
      expect(body).toEqual({
        token: expect.stringMatching(/^[\w-]{43}$/),
        user_email: email,
        user: {
          token: body.token,
          loggedIn: true,
          login: email,
          firstName: 'Ada',
          lastName: 'Keller',
          roles: 'customer',
          discount: '10',
          user_can_order: true,
          user_can_order_with_form: false,
          billingPhone: '+41 22 555 01 47',
        },
      })
      const valid = await api.post(`${path}/validate`, undefined, {
        authorization: `Bearer ${body.token}`,
      })
      expect(valid.status).toBe(200)
      expect(await valid.json()).toEqual({ code: 'jwt_auth_valid_token', data: { status: 200 } })
    }
  })

  test.each([
    ['pending', 'account_pending'],
    ['rejected', 'account_rejected'],
    ['suspended', 'account_suspended'],
  ] as const)('refuses an account that is %s', async (state, code) => {
    const { email } = await newAccount({ state })
    const right = await api.post(path, { username: email, password })
    expect(right.status).toBe(403)
    expect(await right.json()).toMatchObject({ code, data: { status: 403 } })
    const wrong = await api.post(path, { username: email, password: 'wrong' })
    expect(await wrong.json()).toMatchObject({ code: 'invalid_credentials' })
  })

  it('responds equally to a wrong address and a wrong password', async () => {
    const { email } = await newAccount()
    for (const username of [email, 'nobody@example.ch']) {
      const answer = await api.post(path, { username, password: 'wrong' })
      expect(answer.status).toBe(403)
      expect(await answer.json()).toEqual({
        code: 'invalid_credentials',
        message: 'The login information you provided is wrong. Please try again.',
        data: { status: 403 },
      })
    }
  })

  const email = { username: 'Invalid email' }
  const blank = { password: "Can't be blank" }
  const wrong = { password: 'This value is not valid.' }
  const long = { password: 'This text is too long.' }
  test.each([
    [{}, { ...email, ...blank }],
    [{ username: 'ada' }, { ...email, ...blank }],
    [{ username: 'ada@example.ch' }, blank],
    [{ username: 'ada@example.ch', password: '' }, blank],
    [{ username: 'ada@example.ch', password: null }, blank],
    [{ username: 'ada@example.ch', password: 12_345_678 }, wrong],
    [{ username: 'ada@example.ch', password: ['x'] }, wrong],
    [{ username: 'ada@example.ch', password: 'x'.repeat(10_000) }, long],
    [{ username: ['ada@example.ch'], password }, email],
    [{ username: { $ne: '' }, password }, email],
    [{ username: 'ada\u007f@example.ch', password }, email],
    [{ username: `${'a'.repeat(10_000)}@example.ch`, password }, email],
    [{ username: 'a@example.ch\r\nBcc: b@example.ch', password }, email],
    [JSON.parse('{"__proto__": {"username": "ada@example.ch"}}'), { ...email, ...blank }],
  ])('names the problems of %j', async (body, fields) => {
    const answer = await api.post(path, body)
    expect(answer.status).toBe(422)
    const { data } = await answer.json()
    expect(data.fields).toEqual(fields)
  })

  it('reports both fields as missing for a request without a body', async () => {
    const answer = await api.post(path)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      code: 'fields_invalid',
      message: 'There are errors in the form, please check and try again.',
    })
  })

  it('refuses a repeated field', async () => {
    const { email } = await newAccount()
    const body = `username=${encodeURIComponent(email)}&username=x&password=${password}`
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await api.request(path, { method: 'POST', body, headers })).status).toBe(422)
  })

  it('responds 429 with Retry-After after repeated guesses', async () => {
    const { email } = await newAccount()
    const statuses = []
    for (let n = 0; n < 11; n += 1) {
      const answer = await api.post(path, { username: email, password: 'wrong' })
      statuses.push(answer.status)
      if (n === 10) {
        expect(Number(answer.headers.get('retry-after'))).toBe(900)
        expect(await answer.json()).toMatchObject({ code: 'too_many_attempts' })
      }
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429])
    const forwarded = { 'x-forwarded-for': '198.51.100.9' }
    expect((await api.post(path, { username: email, password }, forwarded)).status).toBe(429)
  })

  it('refuses a cross-site request', async () => {
    const { email } = await newAccount()
    const credentials = { username: email, password }
    const sites = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]
    for (const headers of sites) {
      const answer = await form(credentials, headers)
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({ code: 'other_site' })
    }
    expect((await form(credentials, { origin: testOrigin })).status).toBe(200)
  })

  test.each([
    ['none', {}],
    ['nonsense', { authorization: 'Bearer nonsense' }],
    ['another scheme', { authorization: 'Basic YTpi' }],
    ['one that nobody has', { authorization: `Bearer ${'A'.repeat(43)}` }],
    ['ten thousand characters', { authorization: `Bearer ${'A'.repeat(10_000)}` }],
  ])('refuses an invalid token: %s', async (_, headers) => {
    const answer = await api.post(`${path}/validate`, undefined, headers)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual({
      code: 'token_invalid',
      message: 'Your session expired, please log in again.',
      data: { status: 403 },
    })
  })
})
