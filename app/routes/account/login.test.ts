import { expect, test } from 'vitest'
import { headers } from './login.tsx'

test('keeps the time to wait of a limited login on the page that answers it', () => {
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
