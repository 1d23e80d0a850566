import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { securityHeaders, setSecurityHeaders } from './security-headers.ts'

const expected = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
  'cross-origin-opener-policy': 'same-origin',
}

test('sets the same headers on cached pages', () => {
  expect(securityHeaders).toEqual(expected)
})

test('sets them on every response of the application, over those of the handler', async () => {
  const app = new Hono()
    .use(setSecurityHeaders)
    .get('/', (c) => c.body(null, 200, { 'X-Frame-Options': 'DENY' }))
    .get('/broken', () => {
      throw new Error('broken')
    })
    .onError((_error, c) => c.body(null, 500))
  for (const path of ['/', '/broken'])
    expect(Object.fromEntries((await app.request(path)).headers), path).toEqual(expected)
})
