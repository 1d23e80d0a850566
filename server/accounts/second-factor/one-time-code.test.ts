import { expect, it } from 'vitest'
import {
  enrolmentUri,
  newRecoveryCodes,
  newSecret,
  recoveryCodeHash,
  stepOfCode,
} from './one-time-code.ts'
import { codeAt } from './second-factor.fixtures.ts'

/** The secret of the test vectors of RFC 6238: '12345678901234567890'. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1_000)

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [20_000_000_000, '353130'],
])('accepts the code of RFC 6238 at second %i', (seconds, code) => {
  expect(stepOfCode(secret, code, at(seconds))).toBe(Math.floor(seconds / 30))
})

it('accepts the steps before and after, and spaces', () => {
  const now = at(1_111_111_109)
  const step = Math.floor(1_111_111_109 / 30)
  expect(stepOfCode(secret, codeAt(secret, at(1_111_111_079)), now)).toBe(step - 1)
  expect(stepOfCode(secret, codeAt(secret, at(1_111_111_139)), now)).toBe(step + 1)
  expect(stepOfCode(secret, codeAt(secret, at(1_111_111_169)), now)).toBeUndefined()
  expect(stepOfCode(secret, '081 804', now)).toBe(step)
})

it.each(['', '081805', '81804', 'abcdef', '0818040', '-81804'])('rejects the code %j', (code) => {
  expect(stepOfCode(secret, code, at(1_111_111_109))).toBeUndefined()
})

it('names the account in the address for the app', () => {
  const uri = enrolmentUri(newSecret(), 'ada@example.ch')
  expect(uri).toMatch(
    /^otpauth:\/\/totp\/Officina:ada%40example\.ch\?issuer=Officina&secret=[A-Z2-7]{32}&/,
  )
})

it('creates ten different recovery codes, read with or without hyphens', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/)
  const [code = ''] = codes
  expect(recoveryCodeHash(code.toLowerCase().replaceAll('-', ' '))).toBe(recoveryCodeHash(code))
  expect(recoveryCodeHash('123456')).toBeUndefined()
})
