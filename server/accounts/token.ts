import { createHash, randomBytes } from 'node:crypto'

/** What a bearer holds: 32 random bytes, base64url. Never stored; only its hash is (R28). */
export const newToken = () => randomBytes(32).toString('base64url')

/** What is stored of a token. A fast hash will do: 256 random bits cannot be guessed. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Cheap refusal of what no `newToken` has made, before anything is hashed or asked. */
export const isToken = (text: string) => /^[\w-]{43}$/.test(text)
