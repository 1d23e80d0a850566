import { randomBytes } from 'node:crypto'
import type { Database } from './client.ts'

const known = new WeakMap<Database, Map<string, Promise<string>>>()

const findOrMake = async (db: Database, name: string): Promise<string> => {
  const read = () =>
    db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst()
  const made = await read()
  if (made) return made.value
  await db
    .insertInto('secret')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  // Another process may have been quicker: its value counts.
  const kept = await read()
  if (!kept) throw new Error(`the secret ${name} could not be kept`)
  return kept.value
}

/** A random key, made once and the same for all processes on a database. */
export const findSecret = (db: Database, name: string): Promise<string> => {
  const secrets = known.get(db) ?? new Map<string, Promise<string>>()
  known.set(db, secrets)
  const ready = secrets.get(name)
  if (ready) return ready
  const finding = findOrMake(db, name)
  secrets.set(name, finding)
  finding.catch(() => secrets.delete(name))
  return finding
}
