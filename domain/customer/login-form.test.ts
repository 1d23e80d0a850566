import { expect, test } from 'vitest'
import { isEmail } from './email.ts'
import { checkLogin } from './login-form.ts'

test.each([
  ['claire@example.ch', true],
  ['c.favre+shop@sub.example.ch', true],
  ['zoë@example.ch', true],
  ['', false],
  ['claire', false],
  ['claire@', false],
  ['claire@example', false],
  ['a@b.ch\r\nBcc: all@example.ch', false],
  ['a@b.ch, c@d.ch', false],
  ['<a@b.ch>', false],
  ['a\0@b.ch', false],
  ['claire\u200B@example.ch', false],
  ['claire\ud83d@example.ch', false],
  ['claire@troi\u017f-sources.ch', false],
  [`${'a'.repeat(250)}@example.ch`, false],
  [`a@${'-'.repeat(50_000)}.ch`, false],
])('accepts %j as an e-mail address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected)
})

test.each([
  [{ username: 'a@b.ch', password: 'x' }, {}],
  [{ username: ' a@b.ch ', password: ' ' }, {}],
  [
    { username: 'a', password: '' },
    { username: 'email-invalid', password: 'blank' },
  ],
])('reports for %j the problems %j', (form, problems) => {
  expect(checkLogin(form)).toEqual(problems)
})
