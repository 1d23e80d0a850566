import type { Transaction } from 'kysely'
import { ok, type Result, refuse } from '../../domain/result.ts'
import type { Database } from '../db/client.ts'
import { countRows } from '../db/count-rows.ts'
import { newId } from '../db/new-id.ts'
import type { Schema } from '../db/schema.ts'
import type { FeedEvent } from '../events/event-feed.ts'
import { enqueueJobs } from '../outbox/outbox.ts'

/** The job of the outbox that sends a delivery. */
export const webhookKind = 'webhook'

type NewDelivery = { webhookId: string; event: Pick<FeedEvent, 'id' | 'kind'> }

/** Enqueues deliveries, each with its job. */
export const enqueueDeliveries = async (
  trx: Transaction<Schema>,
  deliveries: readonly NewDelivery[],
  now: Date,
) => {
  const rows = deliveries.map(({ webhookId, event: { id, kind } }) => ({
    ...{ id: newId(), webhook_id: webhookId, event_id: id, kind, state: 'waiting' as const },
    ...{ created_at: now, attempted_at: null, status: null },
  }))
  if (rows.length === 0) return []
  await trx.insertInto('webhook_delivery').values(rows).execute()
  await enqueueJobs(
    trx,
    rows.map(({ id }) => ({ kind: webhookKind, body: { deliveryId: id } })),
    now,
  )
  return rows.map(({ id }) => id)
}

const selectDeliveries = (db: Database) =>
  db
    .selectFrom('webhook_delivery')
    .select(['id', 'kind', 'state', 'status', 'error', 'attempts'])
    .select(['event_id as eventId', 'created_at as createdAt', 'attempted_at as attemptedAt'])

/** The deliveries of a webhook, the newest first. */
export const listDeliveries = async (
  db: Database,
  webhookId: string,
  { offset, limit }: { offset: number; limit: number },
) => {
  const ofWebhook = db.selectFrom('webhook_delivery').where('webhook_id', '=', webhookId)
  const rows = await selectDeliveries(db)
    .where('webhook_id', '=', webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return { rows, total: await countRows(ofWebhook) }
}

/** An event sent to a webhook, or waiting to be. */
export type ListedDelivery = Awaited<ReturnType<typeof listDeliveries>>['rows'][number]

/** Sends an event of a delivery once more, as a delivery of its own with the same id of the message. */
export const sendAgain = async (
  trx: Transaction<Schema>,
  { webhookId, id }: { webhookId: string; id: string },
  now: Date,
): Promise<Result<ListedDelivery, 'delivery-unknown' | 'webhook-inactive'>> => {
  const found = await trx
    .selectFrom('webhook_delivery')
    .innerJoin('webhook', 'webhook.id', 'webhook_delivery.webhook_id')
    .select(['webhook_delivery.event_id', 'webhook_delivery.kind', 'webhook.state'])
    .where('webhook_delivery.id', '=', id)
    .where('webhook_delivery.webhook_id', '=', webhookId)
    .executeTakeFirst()
  if (!found) return refuse('delivery-unknown')
  if (found.state !== 'active') return refuse('webhook-inactive')
  await trx
    .updateTable('webhook')
    .set({ resting_until: null })
    .where('id', '=', webhookId)
    .execute()
  const event = { id: found.event_id, kind: found.kind }
  const [newest = ''] = await enqueueDeliveries(trx, [{ webhookId, event }], now)
  return ok(await selectDeliveries(trx).where('id', '=', newest).executeTakeFirstOrThrow())
}

/** Deletes deliveries that were made before `before`. */
export const deleteOldDeliveries = async (db: Database, before: Date) => {
  await db.deleteFrom('webhook_delivery').where('created_at', '<', before).execute()
}
