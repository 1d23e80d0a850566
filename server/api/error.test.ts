import { beforeAll, describe, expect, it, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { apiErrorMessages } from '../../messages/server/api-errors.ts'
import { databases } from '../../tests/databases.ts'
import { closeDatabase } from '../db/client.ts'
import { i18nIn } from '../i18n.ts'
import { openTestApi, type TestApi } from './api.fixtures.ts'
import { requestedLanguage } from './api.ts'
import type { ErrorCode } from './error-status.ts'

const codes = Object.keys(apiErrorMessages) as ErrorCode[]

describe.each(languages)('errors in %s', (language) => {
  test.each(codes)('%s has a message', (code) => {
    const text = i18nIn[language]._(apiErrorMessages[code])
    expect(text.length).toBeGreaterThan(5)
    expect(text).not.toMatch(/[{}]|^[\w+/]{6}$/)
  })
})

test.each([
  ['de', 'it', 'de'],
  ['rm', 'it', 'it'],
  ['__proto__', 'rm, fr;q=0.5, de;q=0.9', 'de'],
  [undefined, 'rm', 'en'],
  [undefined, undefined, 'en'],
])('lang=%s, Accept-Language: %s → %s', (query, header, expected) => {
  expect(requestedLanguage(query, header)).toBe(expected)
})

describe.each(databases)('the API on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    return () => closeDatabase(db)
  })

  const json = { 'content-type': 'application/json' }
  const post = (path: string, body: RequestInit['body'], headers: Record<string, string> = json) =>
    api.request(path, { method: 'POST', body, headers })

  test.each<[string, number, string, () => Promise<Response> | Response]>([
    ['an unknown path', 404, 'not_found', () => api.get('/nothing/here')],
    ['a path with a null byte', 404, 'not_found', () => api.get('/shop/orders/%00/invoice.pdf')],
    ['a path of prototypes', 404, 'not_found', () => api.get('/__proto__')],
    ['a path that cannot be decoded', 404, 'not_found', () => api.get('/%E0%A4%A')],
    ['another method', 405, 'method_not_allowed', () => api.get('/shop/price')],
    ['broken JSON', 400, 'json_broken', () => post('/shop/price', '{"family":')],
    ['no JSON at all', 400, 'json_broken', () => post('/shop/price', '')],
    ['a number', 422, 'fields_invalid', () => post('/shop/price', '1')],
    ['null', 422, 'fields_invalid', () => post('/shop/price', 'null')],
    ['a list', 422, 'fields_invalid', () => post('/shop/price', '[]')],
    [
      'deeply nested lists',
      422,
      'fields_invalid',
      () => post('/shop/price', '['.repeat(30_000) + ']'.repeat(30_000)),
    ],
    [
      'plain text',
      415,
      'type_not_accepted',
      () => post('/shop/price', '{}', { 'content-type': 'text/plain' }),
    ],
    [
      'a form',
      415,
      'type_not_accepted',
      () => post('/shop/price', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
    ],
    [
      'XML',
      415,
      'type_not_accepted',
      () => post('/jwt-auth/v1/token', '<a/>', { 'content-type': 'application/xml' }),
    ],
    [
      '64 kB and more',
      413,
      'too_large',
      () => post('/jwt-auth/v1/token', `"${'x'.repeat(65_536)}"`),
    ],
    [
      'the same, said in advance',
      413,
      'too_large',
      () => post('/jwt-auth/v1/token', '{}', { ...json, 'content-length': '65537' }),
    ],
  ])('%s: responds %i %s', async (_, status, code, request) => {
    const answer = await request()
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({
      code,
      message: expect.stringMatching(/\S/),
      data: { status },
    })
  })

  it('uses the language of the query, else of the body, else of the browser', async () => {
    const german = i18nIn.de._(apiErrorMessages['not-found'])
    const messageOf = async (path: string, headers = {}) =>
      (await (await api.get(path, headers)).json()).message
    expect(await messageOf('/nothing?lang=de')).toBe(german)
    expect(await messageOf('/nothing?lang=de', { 'accept-language': 'fr' })).toBe(german)
    expect(await messageOf('/nothing', { 'accept-language': 'de-CH, fr;q=0.5' })).toBe(german)

    const invalid = (language: string) =>
      i18nIn[language as 'it']._(apiErrorMessages['email-invalid'])
    const body = { username: 'ada', password: 'x', language: 'it' }
    const answers = [
      [await api.post('/jwt-auth/v1/token', body), 'it'],
      [await api.post('/jwt-auth/v1/token?lang=fr', body), 'fr'],
      [
        await api.post('/jwt-auth/v1/token', { ...body, language: 7 }, { 'accept-language': 'de' }),
        'de',
      ],
    ] as const
    for (const [answer, language] of answers)
      expect(await answer.json()).toMatchObject({
        code: 'email_invalid',
        message: invalid(language),
      })
  })

  it('reveals only the request id for an unexpected error', async () => {
    const broken = openTestApi(await open())
    await closeDatabase(broken.services.db)
    const answer = await broken.get('/items/single_remedies')
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({
      code: 'server_error',
      message: 'There was a problem, please try again',
      data: { status: 500, requestId: expect.stringMatching(/^[\w-]+$/) },
    })
    const ready = await broken.get('/ready')
    expect(ready.status).toBe(503)
    expect(ready.headers.get('Retry-After')).toBe('5')
    expect(await ready.json()).toEqual({
      status: 'failed',
      database: 'failed',
      storage: 'ok',
      mail: 'unknown',
    })
    expect((await broken.get('/health')).status).toBe(200)
  })
})
