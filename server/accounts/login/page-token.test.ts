import { sign } from 'hono/jwt'
import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { accountRow } from '../../../tests/rows.ts'
import {
  closeDatabase,
  type Database,
  type DatabaseSettings,
  openDatabase,
} from '../../db/client.ts'
import { migrate } from '../../db/migrate.ts'
import { findSecret } from '../../db/secrets/secret.ts'
import { makePageToken, readPageToken } from './page-token.ts'
import { closeSession, openSession } from './session.ts'
import { endSessions } from './sessions.ts'

const now = new Date('2026-11-21T09:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000)

describe.each(databases)('page tokens on $name', ({ create, engine }) => {
  let settings: DatabaseSettings
  let db: Database
  beforeAll(async () => {
    settings = await create()
    db = await openDatabase(settings)
    await migrate(db)
    return () => closeDatabase(db)
  })

  const newSession = async () => {
    const account = accountRow()
    await db.insertInto('account').values(account).execute()
    const accountId = account.id
    const sessionToken = await openSession(db, accountId, 'test', now)
    const token = (await makePageToken({ db }, { accountId, sessionToken }, now)) ?? ''
    return { accountId, sessionToken, token }
  }

  test('checkout tokens are valid for one account and ten minutes', async () => {
    const { accountId, token } = await newSession()
    expect(await readPageToken({ db }, token, now)).toBe(accountId)
    expect(await readPageToken({ db }, token, later(599))).toBe(accountId)
    expect(await readPageToken({ db }, token, later(600))).toBeUndefined()
  })

  test.each<[string, (session: { accountId: string; sessionToken: string }) => Promise<unknown>]>([
    ['its session is logged out', ({ sessionToken }) => closeSession(db, sessionToken)],
    ['all sessions of the account end', ({ accountId }) => endSessions(db, accountId)],
    [
      'its session expires',
      ({ accountId }) =>
        db
          .updateTable('session')
          .set({ expires_at: now })
          .where('account_id', '=', accountId)
          .execute(),
    ],
    [
      'the password changes',
      ({ accountId }) =>
        db
          .updateTable('account')
          .set({ password_hash: 'another' })
          .where('id', '=', accountId)
          .execute(),
    ],
    [
      'the account is suspended',
      ({ accountId }) =>
        db.updateTable('account').set({ state: 'suspended' }).where('id', '=', accountId).execute(),
    ],
  ])('checkout tokens are invalid as soon as %s', async (_, change) => {
    const session = await newSession()
    const other = await newSession()
    await change(session)
    expect(await readPageToken({ db }, session.token, now)).toBeUndefined()
    expect(await makePageToken({ db }, { ...session, sessionToken: 'x' }, now)).toBeUndefined()
    expect(await readPageToken({ db }, other.token, now)).toBe(other.accountId)
  })

  test('checkout tokens are made only for the account of the session', async () => {
    const [one, other] = [await newSession(), await newSession()]
    const mixed = { accountId: one.accountId, sessionToken: other.sessionToken }
    expect(await makePageToken({ db }, mixed, now)).toBeUndefined()
  })

  test('reject the read when the database fails', async () => {
    const { token } = await newSession()
    await db.schema.alterTable('session').renameTo('session_away').execute()
    await expect(readPageToken({ db }, token, now)).rejects.toThrow()
    await db.schema.alterTable('session_away').renameTo('session').execute()
  })

  const claims = { sub: 'account', aud: 'checkout', exp: 2_000_000_000 }
  test.each([
    ['nothing', async () => ''],
    ['garbage', async () => 'a.b.c'],
    ['10 kB', async () => 'x'.repeat(10_000)],
    ['another key', async () => sign(claims, 'another key', 'HS256')],
    ['another algorithm', async (key: string) => sign(claims, key, 'HS512')],
    ['another use', async (key: string) => sign({ ...claims, aud: 'reset' }, key, 'HS256')],
    ['no use', async (key: string) => sign({ sub: 'a', exp: claims.exp }, key, 'HS256')],
    ['no end', async (key: string) => sign({ sub: 'a', aud: 'checkout' }, key, 'HS256')],
    ['no account', async (key: string) => sign({ ...claims, sub: undefined }, key, 'HS256')],
    [
      'no signature',
      async (key: string) => {
        const [, body] = (await sign(claims, key, 'HS256')).split('.')
        return `${btoa('{"alg":"none","typ":"JWT"}')}.${body}.`
      },
    ],
  ])('checkout tokens are refused if forged, expired or malformed: %s', async (_, make) => {
    const token = await make(await findSecret(db, 'checkout-token'))
    expect(await readPageToken({ db }, token, now)).toBeUndefined()
  })

  test('share one key that concurrent processes create', async () => {
    const others = await Promise.all([1, 2, 3].map(() => openDatabase(settings)))
    const all = engine === 'postgres' ? [db, ...others] : [db]
    const keys = await Promise.all(all.map((each) => findSecret(each, 'new')))
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toHaveLength(43)
    expect(await findSecret(db, 'another')).not.toBe(keys[0])
    await Promise.all(others.map(closeDatabase))
  })
})
