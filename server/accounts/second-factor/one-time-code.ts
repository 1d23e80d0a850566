import { hash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** Seconds that a code is valid; authenticator apps assume these parameters. */
const period = 30
const issuer = 'Officina'

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period, digits: 6 })

/** A new secret in base32: 160 bits (RFC 4226, R6). */
export const newSecret = () => new Secret({ size: 20 }).base32

/** Whether the text has the shape of `newSecret`: nobody chooses a shorter one. */
export const isSecret = (text: string) => /^[A-Z2-7]{32}$/.test(text)

/** The address that an authenticator app reads from the QR code. */
export const enrolmentUri = (secret: string, email: string) => totpOf(secret, email).toString()

/**
 * The time step of a code; undefined if it is wrong. A step before and after is accepted, as clocks
 * differ (RFC 6238, 5.2).
 */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token, timestamp, window: 1 })
  return delta === null ? undefined : TOTP.counter({ period, timestamp }) + delta
}

/** Without letters and digits that look alike. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeLength = 16

/** Ten codes of 80 bits, such as `K7QM-2XWD-9FHT-ZB4C`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () =>
    Array.from({ length: codeLength }, (_, index) => {
      const letter = letters[randomInt(letters.length)]
      return index > 0 && index % 4 === 0 ? `-${letter}` : letter
    }).join(''),
  )

/** The stored form; undefined for a text that is no recovery code. A fast hash suffices for 80 bits. */
export const recoveryCodeHash = (code: string): string | undefined => {
  const plain = code.toUpperCase().replaceAll(/[\s-]/g, '')
  return plain.length === codeLength ? hash('sha256', plain, 'base64url') : undefined
}
