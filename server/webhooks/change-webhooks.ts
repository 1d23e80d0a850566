import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { EventKind } from '../../domain/events/event-kinds.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import type { Database } from '../db/client.ts'
import { countRows } from '../db/count-rows.ts'
import { json } from '../db/json.ts'
import { newId } from '../db/new-id.ts'
import type { Schema } from '../db/schema.ts'
import { secretBoxOf, webhookOwner } from '../db/secrets/secret-box.ts'
import { claimEnd } from '../events/event-feed.ts'
import { addressProblem } from './public-address.ts'
import { secretPrefix } from './send-request.ts'

const selectWebhooks = (db: Database) =>
  db
    .selectFrom('webhook')
    .select(['id', 'url', 'kinds', 'state', 'version'])
    .select(['created_at as createdAt', 'failing_since as failingSince'])

/** All webhooks, the newest first, without their secrets. */
export const listWebhooks = async (db: Database, page: { offset: number; limit: number }) => ({
  rows: await selectWebhooks(db)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(page.offset)
    .limit(page.limit)
    .execute(),
  total: await countRows(db.selectFrom('webhook')),
})

export const findWebhook = (db: Database, id: string) =>
  selectWebhooks(db).where('id', '=', id).executeTakeFirst()

/** A webhook without its secret. */
export type ListedWebhook = NonNullable<Awaited<ReturnType<typeof findWebhook>>>

type WebhookRefusal =
  | 'webhook-unknown'
  | 'edit-conflict'
  | 'address-invalid'
  | 'webhook-not-https'
  | 'webhook-private'
  | 'kinds-missing'

export type WebhookFields = { url: string; kinds: readonly EventKind[]; isActive: boolean }

/** `allowsPrivate`: addresses of the own network, and http, are allowed (`WEBHOOKS_ALLOW_PRIVATE`). */
const problemOf = (
  { url, kinds }: Pick<WebhookFields, 'url' | 'kinds'>,
  allowsPrivate: boolean,
): WebhookRefusal | undefined => {
  const problem = addressProblem(url, allowsPrivate)
  if (problem === 'invalid') return 'address-invalid'
  if (problem) return problem === 'private' ? 'webhook-private' : 'webhook-not-https'
  return kinds.length === 0 ? 'kinds-missing' : undefined
}

const newSecret = () => secretPrefix + randomBytes(24).toString('base64')

/** Adds a webhook, which gets what happens from now on. Its secret is returned only here. */
export const createWebhook = async (
  trx: Transaction<Schema>,
  { url, kinds }: Omit<WebhookFields, 'isActive'>,
  { allowsPrivate, now }: { allowsPrivate: boolean; now: Date },
): Promise<Result<ListedWebhook & { secret: string }, WebhookRefusal>> => {
  const problem = problemOf({ url, kinds }, allowsPrivate)
  if (problem) return refuse(problem)
  const id = newId()
  const secret = newSecret()
  await trx
    .insertInto('webhook')
    .values({
      ...{ id, url, kinds: json(kinds), state: 'active', created_at: now },
      secret: secretBoxOf(trx).seal(secret, webhookOwner(id)),
      position: await claimEnd(trx),
      failing_since: null,
      resting_until: null,
    })
    .execute()
  const row = await selectWebhooks(trx).where('id', '=', id).executeTakeFirstOrThrow()
  return ok({ ...row, secret })
}

/** Changes a webhook, pauses it or lets it go on: with what happens from then on. */
export const changeWebhook = async (
  trx: Transaction<Schema>,
  { id, version, url, kinds, isActive }: WebhookFields & { id: string; version: number },
  allowsPrivate: boolean,
): Promise<Result<{ before: ListedWebhook; after: ListedWebhook }, WebhookRefusal>> => {
  const before = await findWebhook(trx, id)
  if (!before) return refuse('webhook-unknown')
  const problem = problemOf({ url, kinds }, allowsPrivate)
  if (problem) return refuse(problem)
  const resumes = isActive && before.state !== 'active'
  const after = await trx
    .updateTable('webhook')
    .set({
      ...{ url, kinds: json(kinds), state: isActive ? 'active' : 'paused', version: version + 1 },
      ...(resumes && { position: await claimEnd(trx) }),
      ...(isActive && { failing_since: null, resting_until: null }),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (!after) return refuse('edit-conflict')
  return ok({
    before,
    after: await selectWebhooks(trx).where('id', '=', id).executeTakeFirstOrThrow(),
  })
}

/** Deletes a webhook with its deliveries. */
export const deleteWebhook = async (
  trx: Transaction<Schema>,
  id: string,
): Promise<Result<ListedWebhook, 'webhook-unknown'>> => {
  const webhook = await findWebhook(trx, id)
  if (!webhook) return refuse('webhook-unknown')
  await trx.deleteFrom('webhook').where('id', '=', id).execute()
  return ok(webhook)
}
