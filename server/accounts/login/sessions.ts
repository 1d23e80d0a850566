import { deviceOf } from '../../../domain/customer/device.ts'
import type { Database } from '../../db/client.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import { tokenHash } from '../token.ts'
import { endView } from '../viewing/view-as.ts'
import { closeSession } from './session.ts'

/**
 * The valid sessions of an account as its owner sees them, the last used first. `id` identifies a session
 * and does not authenticate.
 */
export const listSessions = async (db: Database, accountId: string, token: string, now: Date) => {
  const rows = await db
    .selectFrom('session')
    .select(['token_hash', 'created_at', 'last_seen_at', 'user_agent', 'network'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
  const own = tokenHash(token)
  return rows.map((row) => ({
    id: row.token_hash,
    device: deviceOf(row.user_agent),
    since: row.created_at,
    /** Precise to the hour. */
    lastSeen: row.last_seen_at,
    /** Of the last use, shortened; '' if unknown. */
    network: row.network,
    isThis: row.token_hash === own,
  }))
}

export type SessionView = Awaited<ReturnType<typeof listSessions>>[number]

/** Ends one session of the account; false if the account has no session with this id. */
export const endSession = async (
  { db, log }: Pick<Services, 'db' | 'log'>,
  accountId: string,
  id: string,
) => {
  const ended = await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('token_hash', '=', id)
    .returning('account_id')
    .execute()
  if (ended.length === 0) return false
  recordSecurityEvent({ log }, 'session-ended', { accountId, scope: 'one' })
  return true
}

/** Ends all sessions of an account except that of the token `except`. */
export const endSessions = async (db: Database, accountId: string, except?: string) => {
  const all = db.deleteFrom('session').where('account_id', '=', accountId)
  await (except === undefined ? all : all.where('token_hash', '!=', tokenHash(except))).execute()
}

/** Ends all sessions of an account at its owner's request. */
export const logOutEverywhere = async (
  { db, log }: Pick<Services, 'db' | 'log'>,
  accountId: string,
) => {
  await endSessions(db, accountId)
  recordSecurityEvent({ log }, 'session-ended', { accountId, scope: 'all' })
}

/** Ends the session of a token at its owner's request, and a view of the shop that it has open. */
export const logOut = async (
  { db, log, now }: Pick<Services, 'db' | 'log' | 'now'>,
  token: string,
) => {
  const accountId = await db.transaction().execute(async (trx) => {
    await endView({ db: trx, now }, token)
    return closeSession(trx, token)
  })
  if (accountId) recordSecurityEvent({ log }, 'logged-out', { accountId })
}
