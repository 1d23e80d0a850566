import { expect, test } from 'vitest'
import { readRetryAfter } from './read-retry-after.ts'

test.each([
  ['a refused form', { 'account/signup': new Headers({ 'Retry-After': '900' }) }, '900'],
  ['an accepted form', { 'account/signup': new Headers() }, undefined],
  ['a page that was only read', {}, undefined],
])('finds the Retry-After header of %s', (_case, actionHeaders, expected) => {
  expect(readRetryAfter({ actionHeaders })).toBe(expected)
})
