import { once } from 'node:events'
import { createServer, request as sendRequest } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import type { SignupForm } from '../../../domain/customer/signup-form.ts'
import { languages } from '../../../domain/language.ts'
import { apiErrorMessages } from '../../../messages/server/api-errors.ts'
import { databases } from '../../../tests/databases.ts'
import { sampleCertificates, signupForm } from '../../accounts/signup.fixtures.ts'
import { closeDatabase } from '../../db/client.ts'
import { i18nIn } from '../../i18n.ts'
import { openTestApi, type TestApi } from '../api.fixtures.ts'
import { createApi } from '../api.ts'

const path = '/sn_api/new_user'
const pdf = new File([sampleCertificates.pdf], 'certificate.pdf')

const bodyOf = (fields: Record<string, string>, certificate: File | undefined) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  if (certificate) body.append('certificate', certificate)
  return body
}

describe.each(databases)('signup API on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    return () => closeDatabase(db)
  })
  afterEach(async () => {
    for (const table of ['account', 'outbox', 'rate_limit'] as const)
      await api.services.db.deleteFrom(table).execute()
  })

  const post = (
    changes: Partial<SignupForm> & Record<string, string> = {},
    certificate: File | undefined = pdf,
    headers = {},
  ) => {
    const body = bodyOf({ ...signupForm(), ...changes }, certificate)
    return api.request(path, { method: 'POST', body, headers })
  }
  const accounts = () => api.services.db.selectFrom('account').selectAll().execute()

  it('creates an account without rights', async () => {
    const answer = await post({
      language: 'it',
      role: 'administrator',
      roles: 'administrator',
      state: 'active',
      discount: '50',
      discountRate: '5000',
      user_can_order: 'true',
      userCanOrder: 'true',
      user_can_order_with_form: '1',
    })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await accounts()).toMatchObject([
      {
        state: 'pending',
        role: 'customer',
        discount_rate: 0,
        user_can_order: false,
        user_can_order_with_form: false,
        language: 'it',
      },
    ])
  })

  it('responds with the text of the specification', async () => {
    const answer = await post({ language: 'en' })
    expect(await answer.json()).toEqual({
      message: "Thank you for signing up, we'll inform you once activated.",
    })
  })

  it('responds equally if the address has an account', async () => {
    const answers = [await post({ language: 'de' }), await post({ language: 'de' })]
    const [first, second] = await Promise.all(
      answers.map(async (answer) => ({ status: answer.status, body: await answer.json() })),
    )
    expect(second).toEqual(first)
    expect(await accounts()).toHaveLength(1)
  })

  test.each(languages)('names the problem of each field in %s', async (language) => {
    const answer = await post(
      {
        language,
        profession: 'none',
        repeatEmail: 'x@example.ch',
        billingCity: '',
        password: '12',
      },
      new File(['<svg/>'], 'certificate.pdf'),
    )
    expect(answer.status).toBe(422)
    const text = (code: keyof typeof apiErrorMessages) => i18nIn[language]._(apiErrorMessages[code])
    expect(await answer.json()).toEqual({
      code: 'fields_invalid',
      message: text('fields-invalid'),
      data: {
        status: 422,
        fields: {
          profession: text('profession-missing'),
          repeatEmail: text('emails-differ'),
          password: text('password-short'),
          repeatPassword: text('passwords-differ'),
          billingCity: text('blank'),
          certificate: text('certificate-type'),
        },
      },
    })
  })

  it('uses the problem as the error code if there is only one', async () => {
    const common = { password: 'password1', repeatPassword: 'password1', language: 'en' }
    expect(await (await post(common)).json()).toMatchObject({
      code: 'password_common',
      message: 'This password is too common. Please choose another one.',
    })
  })

  test.each<[string, number, string, RequestInit['body'], string | undefined]>([
    ['JSON', 415, 'type_not_accepted', '{}', 'application/json'],
    ['half a form', 400, 'form_broken', '--x\r\n', 'multipart/form-data; boundary=x'],
    ['nothing', 415, 'type_not_accepted', null, undefined],
    ['an empty form', 422, 'fields_invalid', new FormData(), undefined],
    [
      'a file of more than 10 MB',
      413,
      'too_large',
      bodyOf({}, new File([Buffer.alloc(10 * 2 ** 20 + 1)], 'a.pdf')),
      undefined,
    ],
  ])('a signup is refused with %s: %i', async (_, status, code, body, type) => {
    const headers = type ? { 'content-type': type } : undefined
    const answer = await api.request(path, { method: 'POST', body, headers })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code })
  })

  it('responds 429 with Retry-After above the limit', async () => {
    for (let index = 0; index < 5; index += 1) expect((await post()).status).toBe(201)
    const answer = await post()
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('3600')
    expect(await answer.json()).toMatchObject({ code: 'too_many_attempts' })
  })

  it('refuses a cross-site form', async () => {
    const answer = await post({}, pdf, { 'sec-fetch-site': 'cross-site' })
    expect(answer.status).toBe(403)
    expect(await accounts()).toEqual([])
  })

  it('limits memory use for a body of one gigabyte', async () => {
    const server = createServer(getRequestListener(createApi(api.services).fetch)).listen(0)
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const before = process.memoryUsage().rss
    const request = sendRequest({
      port,
      path,
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    const answered = once(request, 'response')
    request.on('error', () => {})
    request.write(
      '--x\r\nContent-Disposition: form-data; name="certificate"; filename="a.pdf"\r\n\r\n%PDF-',
    )
    const piece = Buffer.alloc(2 ** 20)
    let sent = 0
    let isAnswered = false
    const done = answered.then(() => {
      isAnswered = true
    })
    while (!isAnswered && sent < 2 ** 30) {
      sent += piece.length
      if (!request.write(piece)) await Promise.race([once(request, 'drain'), done])
    }
    const [answer] = await answered
    expect(answer.statusCode).toBe(413)
    expect(sent).toBeLessThan(40 * 2 ** 20)
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 2 ** 20)
    request.destroy()
    server.closeAllConnections()
    server.close()
  })
})
