import * as z from 'zod'
import { recordChange } from '../audit/record-change.ts'
import type { Database } from '../db/client.ts'
import { secretBoxOf, webhookOwner } from '../db/secrets/secret-box.ts'
import { assignPositions, lockFeed } from '../events/event-feed.ts'
import { enqueueMail } from '../outbox/mail-jobs.ts'
import type { Handlers } from '../outbox/worker.ts'
import type { Services } from '../services.ts'
import { enqueueDeliveries, webhookKind } from './deliveries.ts'
import { postMessage, requestTimeoutMs } from './send-request.ts'

/** In milliseconds: a webhook to which nothing gets through for so long is switched off. */
const maxFailingMs = 24 * 3_600_000

/** In milliseconds after a failure: a receiver that does not respond takes one attempt a minute. */
const restMs = 60_000

/** The lane of webhooks: none delays a mail. After a restore they wait as mails do. */
export const webhookLane = {
  only: [webhookKind],
  claimMs: 2 * requestTimeoutMs,
  waitsForMailHold: true,
}

/** Events per webhook and transaction. */
const batchSize = 200

type RequiredServices = Pick<Services, 'db' | 'env' | 'now' | 'wakeWorker'>

/** Enqueues the new events for one webhook; whether there may be more. */
const dispatchTo = (db: Database, id: string, now: Date): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    // One process at a time, and none while positions are assigned.
    await lockFeed(trx)
    const webhook = await trx
      .selectFrom('webhook')
      .select(['kinds', 'position', 'state'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (webhook?.state !== 'active') return false
    const events = await trx
      .selectFrom('event')
      .select(['id', 'kind', 'position'])
      .where('position', '>', webhook.position)
      .orderBy('position')
      .limit(batchSize)
      .execute()
    const last = events.at(-1)
    if (!last) return false
    const wanted = events.filter(({ kind }) => webhook.kinds.includes(kind))
    await enqueueDeliveries(
      trx,
      wanted.map((event) => ({ webhookId: id, event })),
      now,
    )
    await trx
      .updateTable('webhook')
      .set({ position: Number(last.position) })
      .where('id', '=', id)
      .execute()
    return events.length === batchSize
  })

/** Enqueues what has happened for all webhooks. */
export const dispatchEvents = async ({ db, now, wakeWorker }: RequiredServices) => {
  const webhooks = await db
    .selectFrom('webhook')
    .select('id')
    .where('state', '=', 'active')
    .execute()
  if (webhooks.length === 0) return
  await assignPositions(db)
  for (const { id } of webhooks) while (await dispatchTo(db, id, now()));
  wakeWorker()
}

const findDelivery = (db: Database, id: string) =>
  db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook', 'webhook.id', 'webhook_delivery.webhook_id')
    .innerJoin('event', 'event.id', 'webhook_delivery.event_id')
    .select(['webhook.id as webhookId', 'webhook.url', 'webhook.secret', 'webhook.state'])
    .select(['webhook.failing_since', 'webhook.resting_until'])
    .select(['event.id as eventId', 'event.kind', 'event.at', 'event.position'])
    .select(['event.record_id as recordId', 'event.data'])
    .where('webhook_delivery.id', '=', id)
    .where('webhook_delivery.state', '=', 'waiting')
    .executeTakeFirst()

type Delivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>

const messageOf = (db: Database, delivery: Delivery, sentAt: Date) => {
  const { webhookId, eventId, kind, at, position, recordId, data } = delivery
  return {
    id: eventId,
    sentAt,
    secret: secretBoxOf(db).open(delivery.secret, webhookOwner(webhookId)),
    body: JSON.stringify({
      type: kind,
      timestamp: at.toISOString(),
      data: { position: Number(position), recordId, ...data },
    }),
  }
}

type Attempt = { status: number | null; error: string }

const attempt = async (
  { db, env }: RequiredServices,
  delivery: Delivery,
  now: Date,
): Promise<Attempt> => {
  try {
    const allowsPrivate = env.webhooksAllowPrivate
    const status = await postMessage(delivery.url, messageOf(db, delivery, now), { allowsPrivate })
    return { status, error: status >= 200 && status < 300 ? '' : `HTTP ${status}` }
  } catch (error) {
    return { status: null, error: error instanceof Error ? error.message : String(error) }
  }
}

const writeAttempt = (
  trx: Database,
  id: string,
  { status, error }: Attempt,
  { now, isOver }: { now: Date; isOver: boolean },
) => {
  const failed = isOver ? 'failed' : 'waiting'
  return trx
    .updateTable('webhook_delivery')
    .set((eb) => ({
      ...{ state: error === '' ? 'sent' : failed, status, error: error.slice(0, 500) },
      ...{ attempted_at: now, attempts: eb('attempts', '+', 1) },
    }))
    .where('id', '=', id)
    .execute()
}

/** What waits for a webhook that is paused or switched off is not sent later. */
const giveUp = (trx: Database, webhookId: string) =>
  trx
    .updateTable('webhook_delivery')
    .set({ state: 'failed' })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute()

/** Switches a webhook off, and tells the laboratory; once, also when several deliveries fail together. */
const switchOff = async (trx: Database, { webhookId, url }: Delivery, now: Date) => {
  const switched = await trx
    .updateTable('webhook')
    .set((eb) => ({ state: 'failed', version: eb('version', '+', 1) }))
    .where('id', '=', webhookId)
    .where('state', '=', 'active')
    .returning('id')
    .executeTakeFirst()
  if (!switched) return
  await giveUp(trx, webhookId)
  await enqueueMail(trx, 'webhook-failed', { webhookId, url }, now)
  await recordChange(trx, {
    ...({ actor: null, action: 'deactivate', resource: 'webhooks', recordId: webhookId } as const),
    ...{ label: url, now },
  })
}

/** Throws after a failure, so that the outbox tries again; not when the webhook is switched off. */
const deliver = async (services: RequiredServices, id: string) => {
  const { db, now } = services
  const startedAt = now()
  const delivery = await findDelivery(db, id)
  // Deleted, or given up since.
  if (!delivery) return
  if (delivery.state !== 'active') {
    await giveUp(db, delivery.webhookId)
    return
  }
  if (delivery.resting_until && delivery.resting_until > startedAt)
    throw new Error('waits: the last attempt failed')
  const attempted = await attempt(services, delivery, startedAt)
  const endedAt = now()
  const { webhookId } = delivery
  const isFailure = attempted.error !== ''
  const failingSince = isFailure ? (delivery.failing_since ?? startedAt) : null
  const isOver = failingSince !== null && endedAt.getTime() - failingSince.getTime() >= maxFailingMs
  await db.transaction().execute(async (trx) => {
    await writeAttempt(trx, id, attempted, { now: endedAt, isOver })
    await trx
      .updateTable('webhook')
      .set({
        failing_since: failingSince,
        resting_until: isFailure ? new Date(endedAt.getTime() + restMs) : null,
      })
      .where('id', '=', webhookId)
      .execute()
    if (isOver) await switchOff(trx, delivery, endedAt)
  })
  if (isFailure && !isOver) throw new Error(`the webhook was not delivered: ${attempted.error}`)
}

/** Sends events to webhooks, by the outbox. */
export const webhookHandlers = (services: RequiredServices): Handlers => ({
  [webhookKind]: (body) =>
    deliver(services, z.object({ deliveryId: z.string() }).parse(body).deliveryId),
})
