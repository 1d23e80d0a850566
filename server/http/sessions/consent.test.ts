import { describe, expect, test } from 'vitest'
import { consentRoutes } from './consent.ts'

const app = consentRoutes({ origin: 'https://shop.example' })

const answer = (fields: [string, string][], referer = 'http://localhost/de/kontakt?a=1') =>
  app.request('/consent', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'content-type': 'application/x-www-form-urlencoded', referer },
  })

describe('the cookie consent form without JavaScript', () => {
  test.each<[[string, string][], string]>([
    [[['choice', 'all']], 'necessary.preferences.statistics.marketing'],
    [
      [
        ['choice', 'necessary'],
        ['category', 'marketing'],
      ],
      'necessary',
    ],
    [
      [
        ['choice', 'chosen'],
        ['category', 'statistics'],
      ],
      'necessary.statistics',
    ],
    [
      [
        ['choice', 'chosen'],
        ['category', 'marketing'],
        ['category', 'statistics'],
        ['category', 'x'],
      ],
      'necessary.statistics.marketing',
    ],
    [[['choice', 'everything']], 'necessary'],
    [[], 'necessary'],
  ])('stores %j as %s', async (fields, kept) => {
    const answered = await answer(fields)
    expect(answered.status).toBe(303)
    expect(answered.headers.get('location')).toBe('/de/kontakt?a=1')
    const cookie = answered.headers.get('set-cookie')
    expect(cookie).toContain(`officina_consent=${kept};`)
    expect(cookie).toMatch(/Max-Age=15724800; Path=\/; Secure; SameSite=Lax$/)
  })

  test.each([
    'https://evil.example/de/',
    '//evil.example',
    'http://localhost//evil.example',
    'http://localhost/\\evil.example',
    'http://localhost/.//evil.example',
    'http://localhost/%2fevil.example',
    'http://localhost/%5cevil.example/%2f..',
    'x',
    '',
  ])('redirects to the home page for the referrer %j', async (from) => {
    expect((await answer([['choice', 'all']], from)).headers.get('location')).toBe('/')
  })

  test('stores no consent for an unreadable body', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const answered = await app.request('/consent', { method: 'POST', body: '--', headers })
    expect(answered.headers.get('set-cookie')).toContain('officina_consent=necessary;')
  })

  test.each([
    ['', false],
    ['officina_consent=necessary', true],
    ['a=b; officina_consent=necessary.statistics', true],
    ['officina_consent=maybe', false],
  ])('with the cookie %j the style sheet hides the form: %s', async (cookie, isHidden) => {
    const sheet = await app.request('/consent.css', { headers: { cookie } })
    expect(sheet.headers.get('cache-control')).toContain('no-store')
    expect((await sheet.text()).includes('display:none')).toBe(isHidden)
  })
})
