import { createHash } from 'node:crypto'

/** A list as JSON, with a hash of its content for its address. */
export type HashedList = { hash: string; body: string }

export const hashedList = (content: unknown): HashedList => {
  const body = JSON.stringify(content)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16)
  return { hash, body }
}
