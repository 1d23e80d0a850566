import { expect, test } from 'vitest'
import { isEmail, normalizeEmail } from './email.ts'
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
  [`${'a'.repeat(64)}@example.ch`, true],
  [`${'a'.repeat(65)}@example.ch`, false],
  [`${'ö'.repeat(33)}@example.ch`, false],
  [`${'a'.repeat(250)}@example.ch`, false],
  [`a@${'b'.repeat(64)}.ch`, false],
  ['info@müller-praxis.example', true],
  ['info@MÜLLER-praxis.example', true],
  ['info@mu\u0308ller-praxis.example', true],
  ['info@xn--mller-praxis-jlb.example', true],
  ['info@mül\u00adler.example', false],
  ['info@müller。example', false],
  ['info@müller', false],
  ['info@\uff45xample.ch', false],
  [`a@${'-'.repeat(50_000)}.ch`, false],
])('accepts %j as an e-mail address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected)
  expect(isEmail(normalizeEmail(text))).toBe(isEmail(text.trim()))
})

test('stores an internationalised domain as the DNS writes it', () => {
  const ascii = `info@${new URL('http://müller-praxis.example').hostname}`
  expect(ascii).toMatch(/^info@xn--/)
  for (const text of ['info@müller-praxis.example', ' Info@MÜLLER-Praxis.example ', ascii])
    expect(normalizeEmail(text)).toBe(ascii)
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
