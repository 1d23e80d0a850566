import { expect, test } from 'vitest'
import {
  type Analytics,
  analyticsOrigins,
  countsAt,
  isCompleteAnalytics,
  ownCounter,
} from './analytics.ts'

test.each([
  ['shop.example', true],
  ['localhost', false],
  ['shop.localhost', false],
  ['127.0.0.1', false],
  ['127.1.2.3', false],
  ['[::1]', false],
  ['localhost.example', true],
  ['10.0.0.5', true],
])('counts at %s: %s, and always when forced', (host, counts) => {
  expect(countsAt(host, ownCounter)).toBe(counts)
  expect(countsAt(host, { ...ownCounter, force_on_localhost: true })).toBe(true)
})

test('adds only the configured service to the policy', () => {
  expect(analyticsOrigins(ownCounter)).toEqual([])
  const matomo = {
    ...ownCounter,
    kind: 'matomo',
    id: '1',
    url: 'https://stats.example/m/',
  } as const
  expect(analyticsOrigins(matomo)).toEqual(['https://stats.example'])
  const google = analyticsOrigins({ ...ownCounter, kind: 'google', id: 'G-1' })
  expect(google).toContain('https://www.googletagmanager.com')
})

test.each<[Partial<Analytics>, boolean]>([
  [{}, true],
  [{ kind: 'google' }, false],
  [{ kind: 'google', id: 'G-4ABC' }, true],
  [{ kind: 'google', conversion_id: 'AW-123/a_b-C' }, true],
  [{ kind: 'google', id: 'G-4ABC', conversion_id: 'AW-123/a_b-C' }, true],
  // The view would go to Ads, and the conversion to an id that Ads does not have.
  [{ kind: 'google', id: 'AW-123/a_b-C' }, false],
  [{ kind: 'google', id: 'G-4ABC', conversion_id: 'G-4ABC' }, false],
  [{ kind: 'google', id: 'G-4ABC', conversion_id: 'AW-123' }, false],
  [{ kind: 'matomo', id: '7' }, false],
  [{ kind: 'matomo', url: 'https://stats.example' }, false],
  [{ kind: 'matomo', id: '7', url: 'https://stats.example' }, true],
])('treats %j as complete: %s', (set, complete) => {
  expect(isCompleteAnalytics({ ...ownCounter, ...set })).toBe(complete)
})
