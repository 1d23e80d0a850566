import { ok, type Result, refuse } from '../../../domain/result.ts'
import { type Actor, recordChange } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import type { Services } from '../../services.ts'
import { findCustomerLabel } from '../customers/customer-label.ts'
import { isToken, newToken, tokenHash } from '../token.ts'
import { viewLifetimeMs } from './customer-view.ts'

type RequiredServices = Pick<Services, 'db' | 'now'>

type ViewRefusal =
  | 'account-unknown'
  /** Only active customers see the shop; nobody views it as a member of the staff. */
  | 'customer-inactive'

type EndedView = { staff_id: string; account_id: string }

const recordEnd = async (trx: Database, { staff_id, account_id }: EndedView, at: Date) => {
  const staff = await findCustomerLabel(trx, staff_id)
  const label = (await findCustomerLabel(trx, account_id)) ?? ''
  await recordChange(trx, {
    actor: { accountId: staff_id, name: staff ?? '' },
    ...{ action: 'view-end', resource: 'customers', recordId: account_id, label, now: at },
  })
}

/** Ends the view that a session has opened; returns the customer, undefined if there was none. */
const closeView = async (trx: Database, sessionHash: string, now: Date) => {
  const ended = await trx
    .deleteFrom('customer_view')
    .where('session_hash', '=', sessionHash)
    .returning(['staff_id', 'account_id', 'expires_at'])
    .execute()
  for (const view of ended)
    await recordEnd(trx, view, new Date(Math.min(now.getTime(), view.expires_at.getTime())))
  return ended[0]?.account_id
}

/**
 * Opens the shop as a customer for the session of a member of the staff, for 30 minutes; recorded in
 * the audit log, as is its end. Another view of the same session ends.
 */
export const startView = async (
  { db, now }: RequiredServices,
  actor: Actor,
  { accountId, sessionToken }: { accountId: string; sessionToken: string },
): Promise<
  Result<{ token: string; startsAt: Date; endsAt: Date; language: string }, ViewRefusal>
> => {
  const token = newToken()
  const startsAt = now()
  const endsAt = new Date(startsAt.getTime() + viewLifetimeMs)
  const session_hash = tokenHash(sessionToken)
  return db.transaction().execute(async (trx) => {
    const customer = await trx
      .selectFrom('account')
      .select(['state', 'role', 'language'])
      .where('id', '=', accountId)
      .executeTakeFirst()
    if (!customer) return refuse('account-unknown')
    if (customer.state !== 'active' || customer.role !== 'customer')
      return refuse('customer-inactive')
    await closeView(trx, session_hash, startsAt)
    await trx
      .insertInto('customer_view')
      .values({
        ...{ token_hash: tokenHash(token), session_hash, staff_id: actor.accountId },
        ...{ account_id: accountId, started_at: startsAt, expires_at: endsAt },
      })
      .execute()
    const label = (await findCustomerLabel(trx, accountId)) ?? ''
    await recordChange(trx, {
      ...{ actor, action: 'view-start', resource: 'customers', recordId: accountId, label },
      ...{ after: { until: endsAt }, now: startsAt },
    })
    return ok({ token, startsAt, endsAt, language: customer.language })
  })
}

/** Ends the view of a session; returns the customer, undefined if there was none. */
export const endView = async (
  { db, now }: RequiredServices,
  sessionToken: string,
): Promise<string | undefined> => {
  if (!isToken(sessionToken)) return undefined
  const end = (trx: Database) => closeView(trx, tokenHash(sessionToken), now())
  return db.isTransaction ? end(db) : db.transaction().execute(end)
}

/** Deletes expired views and records their ends. */
export const endExpiredViews = async (db: Database, now: Date) => {
  const expired = await db
    .selectFrom('customer_view')
    .select('session_hash')
    .where('expires_at', '<=', now)
    .execute()
  for (const { session_hash } of expired)
    await db.transaction().execute((trx) => closeView(trx, session_hash, now))
}
