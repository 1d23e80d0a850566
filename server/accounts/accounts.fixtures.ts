import { beforeAll } from 'vitest'
import type { TestDatabase } from '../../tests/databases.ts'
import { accountRow } from '../../tests/rows.ts'
import { silentLog } from '../../tests/silent-log.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { findSession, openSession } from './login/session.ts'
import { hashPassword } from './passwords/password.ts'

export const oldPassword = 'Tausendgüldenkraut'
export const newPassword = 'Schafgarbe im Mai'
export const now = new Date('2026-11-21T08:00:00Z')
export const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)

/** Accounts on a real database, all with `oldPassword`, and a worker that counts its wake-ups. */
export const openTestAccounts = ({ open }: TestDatabase) => {
  let db: Database
  let hash: string
  const woken = { times: 0 }
  beforeAll(async () => {
    db = await open()
    hash = await hashPassword(oldPassword)
    return () => closeDatabase(db)
  })
  return {
    woken,
    get db() {
      return db
    },
    get services() {
      const wakeWorker = () => {
        woken.times += 1
      }
      return { db, log: silentLog, wakeWorker }
    },
    newAccount: async (changes: Parameters<typeof accountRow>[0] = {}) => {
      const row = accountRow({ password_hash: hash, ...changes })
      await db.insertInto('account').values(row).execute()
      return row
    },
    session: (accountId: string, at = now, userAgent = 'Firefox/140.0') =>
      openSession(db, accountId, userAgent, at),
    isOpen: async (token: string) => (await findSession(db, token, now)) !== undefined,
    account: (id: string) =>
      db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** The bodies of the jobs of one kind, the oldest first. */
    jobs: async (kind: string) => {
      const rows = await db
        .selectFrom('outbox')
        .select('body')
        .where('kind', '=', kind)
        .orderBy('id')
        .execute()
      return rows.map(({ body }) => body)
    },
  }
}
