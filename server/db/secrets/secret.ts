import { randomBytes } from 'node:crypto'
import type { Database } from '../client.ts'
import { secretBoxOf, secretOwner } from './secret-box.ts'

const secretsByDatabase = new WeakMap<Database, Map<string, Promise<string>>>()

const findOrMake = async (db: Database, name: string): Promise<string> => {
  const read = () =>
    db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst()
  const existing = await read()
  const box = secretBoxOf(db)
  const owner = secretOwner(name)
  if (existing) return box.open(existing.value, owner)
  await db
    .insertInto('secret')
    .values({ name, value: box.seal(randomBytes(32).toString('base64url'), owner) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  // Another process may have inserted it first: read the stored value.
  const stored = await read()
  if (!stored) throw new Error(`the secret ${name} could not be stored`)
  return box.open(stored.value, owner)
}

/** A random key (32 bytes, base64url), created once per database and name, stored encrypted. */
export const findSecret = (db: Database, name: string): Promise<string> => {
  const secrets = secretsByDatabase.get(db) ?? new Map<string, Promise<string>>()
  secretsByDatabase.set(db, secrets)
  const pending = secrets.get(name)
  if (pending) return pending
  const finding = findOrMake(db, name)
  secrets.set(name, finding)
  finding.catch(() => secrets.delete(name))
  return finding
}
