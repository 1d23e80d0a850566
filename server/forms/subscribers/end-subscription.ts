import type { Transaction } from 'kysely'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Schema } from '../../db/schema.ts'
import { findSubscription, type ListedSubscriber } from './list-subscribers.ts'

export type SubscriberRefusal =
  | 'subscriber-unknown'
  /** Not subscribed any more. */
  | 'already-unsubscribed'

/** Ends a subscription at the request of the person; the proof of consent stays. */
export const unsubscribeByStaff = async (
  trx: Transaction<Schema>,
  { id, byAccount, now }: { id: string; byAccount: string; now: Date },
): Promise<Result<{ before: ListedSubscriber; after: ListedSubscriber }, SubscriberRefusal>> => {
  const before = await findSubscription(trx, id)
  if (!before) return refuse('subscriber-unknown')
  const ended = {
    state: 'unsubscribed' as const,
    unsubscribed_at: now,
    unsubscribed_by: byAccount,
  }
  const changed = await trx
    .updateTable('newsletter_subscription')
    .set({ ...ended, token_hash: null })
    .where('id', '=', id)
    .where('state', '!=', 'unsubscribed')
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) return refuse('already-unsubscribed')
  return ok({ before, after: { ...before, ...ended } })
}

/** Erases an address and its proof of consent; returns what was erased. */
export const eraseSubscriber = async (
  trx: Transaction<Schema>,
  id: string,
): Promise<Result<ListedSubscriber, SubscriberRefusal>> => {
  const subscriber = await findSubscription(trx, id)
  if (!subscriber) return refuse('subscriber-unknown')
  await trx.deleteFrom('newsletter_subscription').where('id', '=', id).execute()
  return ok(subscriber)
}
