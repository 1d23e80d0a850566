import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { accountRow } from '../../tests/rows.ts'
import { closeDatabase, type Database } from './client.ts'
import { violationsOf } from './violations.fixtures.ts'

const ada = accountRow({ email: 'ada@example.ch' })

const addAccount = (changes: Parameters<typeof accountRow>[0]) => (db: Database) =>
  db.insertInto('account').values(accountRow(changes)).execute()

const addSession = (account_id: string) => (db: Database) => {
  const at = new Date('2026-03-01T08:00:00Z')
  const times = { created_at: at, last_seen_at: at, expires_at: at }
  return db
    .insertInto('session')
    .values({ token_hash: 'hash', account_id, user_agent: '', ...times })
    .execute()
}

const refused: [string, string, (db: Database) => Promise<unknown>][] = [
  ['a second account with the address', 'unique', addAccount({ email: ada.email })],
  ['a second account with the id', 'unique', addAccount({ id: ada.id })],
  ['a session of nobody', 'foreignKey', addSession('nobody')],
  ['an address with capitals', 'check', addAccount({ email: 'Ada@Example.ch' })],
  ['a discount above the whole', 'check', addAccount({ discount_rate: 10_001 })],
  ['a discount below nothing', 'check', addAccount({ discount_rate: -1 })],
  [
    'a name that is taken away',
    'notNull',
    (db) => db.updateTable('account').set('last_name', null!).execute(),
  ],
]

describe.each(databases)('constraint violations on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    await db.insertInto('account').values(ada).execute()
    return () => closeDatabase(db)
  })

  test.each(refused)('recognises for %s the violation %s', async (_what, violation, attempt) => {
    const error = await attempt(db).catch((caught: unknown) => caught)
    expect(violationsOf(error)).toEqual([violation])
  })

  test('a wrong query is no violation', async () => {
    const error = await db
      .selectFrom('account')
      .select(db.dynamic.ref<'email'>('no_such_column'))
      .execute()
      .catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(Error)
    expect(violationsOf(error)).toEqual([])
  })

  test('sessions are deleted with their account', async () => {
    await addSession(ada.id)(db)
    await db.deleteFrom('account').where('id', '=', ada.id).execute()
    expect(await db.selectFrom('session').selectAll().execute()).toEqual([])
  })
})
