import { expect, test } from 'vitest'
import { headers } from './login.tsx'

test('passes the Retry-After header of a limited login on to the page', () => {
  const actionHeaders = new Headers({ 'Retry-After': '900' })
  const none = new Headers()
  const answered = headers({
    actionHeaders,
    loaderHeaders: none,
    parentHeaders: none,
    errorHeaders: undefined,
  })
  expect(answered.get('Retry-After')).toBe('900')
})
