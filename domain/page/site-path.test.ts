import { expect, test } from 'vitest'
import { sitePath } from './site-path.ts'

test.each(['/', '/de/konto', '/de/konto?next=//x&a=%2F', '/fr/sant%C3%A9#a', '/admin#/orders'])(
  'accepts %s as a path of this site',
  (address) => {
    expect(sitePath(address)).toBe(address)
  },
)

test.each([
  '',
  'de/konto',
  '?a=b',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2fevil.example',
  '/%2F..%2fevil.example',
  '/%5Cevil.example',
  '/%5c/evil.example',
  '/./evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/de//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\u0000/evil.example',
  ' //evil.example',
  '/de/konto\r\nSet-Cookie: a=b',
  '/é',
  'https://evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
])('rejects %j, which leads elsewhere or is no path', (address) => {
  expect(sitePath(address)).toBeUndefined()
})
