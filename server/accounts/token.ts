import { hash, randomBytes } from 'node:crypto'

/** A bearer token: 32 random bytes in base64url. Only its hash is stored (R28). */
export const newToken = () => randomBytes(32).toString('base64url')

/** The stored form of a token. A fast hash suffices for 256 random bits. */
export const tokenHash = (token: string) => hash('sha256', token, 'base64url')

/** Whether the text has the shape of a token, checked before hashing and queries. */
export const isToken = (text: string) => /^[\w-]{43}$/.test(text)
