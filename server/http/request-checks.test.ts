import { expect, test } from 'vitest'
import { isCrossSite } from './request-checks.ts'

const env = { origin: 'https://shop.example' }
const url = 'http://127.0.0.1:3000/api/shop/orders'

test.each([
  ['no browser', {}, false],
  ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' }, false],
  ['typed by the user', { 'sec-fetch-site': 'none' }, false],
  ['a neighbouring host', { 'sec-fetch-site': 'same-site' }, true],
  ['another site', { 'sec-fetch-site': 'cross-site' }, true],
  [
    'another site that lends our name',
    { 'sec-fetch-site': 'cross-site', origin: env.origin },
    true,
  ],
  ['an unknown value', { 'sec-fetch-site': 'friendly' }, true],
  ['an older browser, our page', { origin: 'https://shop.example' }, false],
  [
    'an older browser, by the address it was reached at',
    { origin: 'http://127.0.0.1:3000' },
    false,
  ],
  ['an older browser, another site', { origin: 'https://evil.example' }, true],
  ['our name as a part of another', { origin: 'https://shop.example.evil.example' }, true],
  ['our host without https', { origin: 'http://shop.example' }, true],
  ['a sandboxed frame', { origin: 'null' }, true],
])('classifies a request as cross-site or not: %s', (_, headers, expected) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
    expect(isCrossSite(env, new Request(url, { method, headers }))).toBe(expected)
  }
  for (const method of ['GET', 'HEAD', 'OPTIONS']) {
    expect(isCrossSite(env, new Request(url, { method, headers }))).toBe(false)
  }
})
