import { matchRoutes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { replaceMalformedEscapes } from './malformed-escapes.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['/de/%E0%A4%A', '/de/%25E0%25A4%25A'],
  ['/fr/100%', '/fr/100%25'],
  ['/fr/%ff/%C3%A9', '/fr/%25ff/%C3%A9'],
  ['/fr/caf%C3%A9/%2F', '/fr/caf%C3%A9/%2F'],
])('%s is matched as %s without a warning of the router', (path, decodable) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(replaceMalformedEscapes(path)).toBe(decodable)
  expect(matchRoutes([{ path: '/de' }, { path: '*' }], replaceMalformedEscapes(path))).toHaveLength(
    1,
  )
  expect(warn).not.toHaveBeenCalled()
})

test('the router prints a warning for a malformed path', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  matchRoutes([{ path: '/de' }, { path: '*' }], '/de/%E0%A4%A')
  expect(warn).toHaveBeenCalled()
})
