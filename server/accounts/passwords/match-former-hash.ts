import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { compare } from 'bcryptjs'
import { asWordPressReads, bcryptHash, portableHash } from './former-hash.ts'

const digits = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Three bytes as four characters, the lowest bits first. */
const encoded = (digest: Buffer) => {
  let text = ''
  for (let at = 0; at < digest.length; at += 3) {
    const bytes = digest.subarray(at, at + 3)
    let value = bytes.readUIntLE(0, bytes.length)
    for (let written = 0; written <= bytes.length; written += 1) {
      text += digits[value % 64]
      value = Math.floor(value / 64)
    }
  }
  return text
}

const md5 = (...parts: (string | Buffer)[]) => {
  const hash = createHash('md5')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** The portable hash of phpass: MD5 repeated, usually 8192 times. */
const hashPortably = (password: string, stored: string, exponent: string, salt: string) => {
  const given = Buffer.from(password)
  let digest = md5(salt, given)
  for (let rounds = 2 ** digits.indexOf(exponent); rounds > 0; rounds -= 1)
    digest = md5(digest, given)
  return stored.slice(0, 12) + encoded(digest)
}

const wordPressKey = 'wp-sha384'

/** Whether a password matches a hash of WordPress. */
export const matchesFormerHash = async (stored: string, given: string): Promise<boolean> => {
  const password = asWordPressReads(given)
  const [, exponent, salt] = portableHash.exec(stored) ?? []
  if (exponent && salt) {
    const hash = hashPortably(password, stored, exponent, salt)
    return timingSafeEqual(Buffer.from(hash), Buffer.from(stored))
  }
  const [, isDigest, hash] = bcryptHash.exec(stored) ?? []
  if (!hash) return false
  const hashed = isDigest
    ? createHmac('sha384', wordPressKey).update(password).digest('base64')
    : password
  return compare(hashed, hash)
}
