import { describe, expect, test } from 'vitest'
import { isFormerHash } from './former-hash.ts'
import { matchesFormerHash } from './match-former-hash.ts'

// The first is published with phpass; the others were made with crypt(3) and Perl.
const known = [
  ['phpass with 2048 rounds', 'test12345', '$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0'],
  ['phpass of WordPress with accents', 'Mädesüss 30 CH', '$P$BZh7.k2QxSL7BTtL9fcCcb18lmQAXf.'],
  [
    'bcrypt with cost 7',
    'rasmuslerdorf',
    '$2y$07$BCryptRequires22Chrcte/VlQH0piJtjXl.0t1XkA8pw9dMXTpOq',
  ],
  [
    'bcrypt of a plug-in',
    'Enzian & Arnika',
    '$2y$10$abcdefghijklmnopqrstuuPvZp4YvAWQUr7odHaZZImomnzramgm.',
  ],
  [
    'WordPress 6.8',
    'Gentiane 1902',
    '$wp$2y$10$abcdefghijklmnopqrstuuCBTixCQxNl5ySkHP8dc/HKizUgAFK.y',
  ],
] as const

describe('hashes of WordPress', () => {
  test.each(known)('matches the password of %s, and no other', async (_, password, hash) => {
    expect(isFormerHash(hash)).toBe(true)
    expect(await matchesFormerHash(hash, password)).toBe(true)
    expect(await matchesFormerHash(hash, ` ${password}\n`)).toBe(true)
    for (const other of ['', password.toUpperCase(), `${password}1`, password.slice(1)])
      expect(await matchesFormerHash(hash, other)).toBe(false)
  })

  test.each([
    ['plain MD5', '5f4dcc3b5aa765d61d8327deb882cf99'],
    ['argon2id', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA'],
    ['phpass with a million rounds', '$P$IIQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0'],
    ['bcrypt that was cut', '$2y$10$abcdefghijklmnopqrstuuPvZp4YvAWQUr7odHaZZImomnzramgm'],
    ['nothing', ''],
  ])('takes %s for no hash of WordPress', async (_, stored) => {
    expect(isFormerHash(stored)).toBe(false)
    expect(await matchesFormerHash(stored, 'password')).toBe(false)
  })
})
