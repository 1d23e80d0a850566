import { describe, expect, it, test } from 'vitest'
import { checkPassword, hashPassword, longestPassword } from './password.ts'

const password = 'Weissdorn & Mädesüss 7'

describe('password', () => {
  it('a password is stored as argon2id with a random salt', async () => {
    const [one, other] = await Promise.all([hashPassword(password), hashPassword(password)])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
  })

  test.each([
    ['itself', password, true],
    ['typed with combining accents', password.normalize('NFD'), true],
    ['typed in full-width letters', 'Weissdorn ＆ Mädesüss ７', true],
    ['in another case', password.toLowerCase(), false],
    ['with a space after it', `${password} `, false],
    ['cut', password.slice(0, -1), false],
    ['with a null byte and more', `${password}\0x`, false],
    ['empty', '', false],
    ['ten thousand characters', 'x'.repeat(10_000), false],
  ])('compares the password %s', async (_, given, expected) => {
    expect(await checkPassword(await hashPassword(password), given)).toBe(expected)
  })

  it('compares all characters of the longest allowed password', async () => {
    const long = 'ä'.repeat(longestPassword)
    const stored = await hashPassword(long)
    expect(await checkPassword(stored, long)).toBe(true)
    expect(await checkPassword(stored, `${long.slice(0, -1)}b`)).toBe(false)
    expect(await checkPassword(stored, `${long}ä`)).toBe(false)
  })

  it('never matches without an account', async () => {
    for (const given of ['', password, 'x'.repeat(longestPassword + 1)]) {
      expect(await checkPassword(undefined, given)).toBe(false)
    }
  })

  test.each(['', 'none', 'plain text'])(
    'never matches the stored text %j, which is no hash',
    async (stored) => {
      for (const given of ['', stored, password]) {
        expect(await checkPassword(stored, given)).toBe(false)
      }
    },
  )
})
