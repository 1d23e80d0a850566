import { z } from '@hono/zod-openapi'
import { eventKindNames } from '../../../../domain/events/event-kinds.ts'
import { ok } from '../../../../domain/result.ts'
import type { Database } from '../../../db/client.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  findWebhook,
  type ListedWebhook,
  listWebhooks,
  type WebhookFields,
} from '../../../webhooks/change-webhooks.ts'
import { type ListedDelivery, listDeliveries, sendAgain } from '../../../webhooks/deliveries.ts'
import { instant, line } from '../../fields.ts'
import { type ApiRoute, shown } from '../../route.ts'
import { listRoute } from '../list-route.ts'
import { readVersion } from '../read-version.ts'
import { changeRoute, performChange, staffRoute } from '../staff-route.ts'

const url = line(2_000).trim().openapi({
  description: 'Address that events are posted to; https.',
  example: 'https://erp.example/hooks',
})

const kinds = z
  .array(z.enum(eventKindNames, 'value-invalid'), 'value-invalid')
  .max(eventKindNames.length, 'value-invalid')
  .describe('Events that are sent.')

const webhookSchema = z
  .object({
    id: z.string(),
    url,
    kinds,
    state: z
      .enum(['active', 'paused', 'failed'])
      .describe('`failed`: switched off, as nothing has arrived for a day.'),
    createdAt: instant,
    failingSince: instant
      .nullable()
      .describe('First failure since something has arrived; null if it arrives.'),
    version: z.int().describe('Version of the record, for changes.'),
  })
  .openapi('Webhook')

const createdSchema = webhookSchema
  .extend({ secret: z.string().describe('Key of the signatures, which no other response has.') })
  .openapi('CreatedWebhook')

const deliverySchema = z
  .object({
    id: z.string(),
    eventId: z.string().describe('Id of the event, sent as `webhook-id`.'),
    kind: z.enum(eventKindNames).describe('What has happened.'),
    state: z.enum(['waiting', 'sent', 'failed']).describe('Whether it has arrived.'),
    createdAt: instant,
    attemptedAt: instant.nullable().describe('Time of the last attempt; null before the first.'),
    attempts: z.int().describe('Number of attempts.'),
    status: z.int().nullable().describe('HTTP status of the last response; null without one.'),
    error: z.string().describe('Why the last attempt failed; empty if it has not.'),
  })
  .openapi('WebhookDelivery')

const webhookView = ({ kinds: stored, ...webhook }: ListedWebhook) => ({
  ...webhook,
  kinds: [...stored],
})

const audited = ({ url, kinds, state }: ListedWebhook) => ({ url, events: kinds, state })

const logOf = (action: 'create' | 'update' | 'delete', { id, url }: ListedWebhook) =>
  ({ action, resource: 'webhooks', recordId: id, label: url }) as const

const params = { id: z.string().max(64) }

/** What changes of webhooks have in common. */
const change = {
  permission: 'webhooks.write',
  fieldOf: {
    'address-invalid': 'url',
    'webhook-not-https': 'url',
    'webhook-private': 'url',
    'kinds-missing': 'kinds',
  },
} as const

const find = async (db: Database, id: string) => {
  const webhook = await findWebhook(db, id)
  return webhook && webhookView(webhook)
}

/** Addresses to which events are sent (A27). */
export const webhookRoutes: readonly ApiRoute[] = [
  listRoute({
    path: '/admin/webhooks',
    permission: 'webhooks.read',
    summary: 'Lists the webhooks, the newest first',
    returns: webhookSchema,
    find: ({ db }, query) => listWebhooks(db, query),
    view: webhookView,
  }),
  staffRoute({
    method: 'get',
    path: '/admin/webhooks/{id}',
    permission: 'webhooks.read',
    summary: 'Retrieves a webhook',
    params,
    returns: webhookSchema,
    run: async ({ db }, { params: { id } }) => ok(await find(db, id)),
  }),
  staffRoute({
    ...change,
    method: 'post',
    path: '/admin/webhooks',
    summary: 'Adds a webhook',
    description:
      'Messages are signed as Standard Webhooks describes. Only this response has the secret. Private addresses are refused, unless the server allows them.',
    body: z.object({ url, kinds }),
    returns: createdSchema,
    status: 201,
    run: async (services, { body, ...by }) => {
      const { env, now } = services
      const created = await performChange(
        services,
        by,
        (trx) => createWebhook(trx, body, { allowsPrivate: env.webhooksAllowPrivate, now: now() }),
        (webhook) => ({ ...logOf('create', webhook), after: audited(webhook) }),
      )
      return shown(created, ({ secret, ...webhook }) => ({ ...webhookView(webhook), secret }))
    },
  }),
  staffRoute({
    ...change,
    method: 'patch',
    path: '/admin/webhooks/{id}',
    summary: 'Changes, pauses or resumes a webhook',
    description: 'A resumed webhook gets what happens from then on.',
    params,
    body: z.object({
      url,
      kinds,
      isActive: z.boolean('value-invalid').describe('Whether events are sent.'),
      version: readVersion,
    }),
    returns: webhookSchema,
    refuses: [409],
    run: async (services, { params: { id }, body, ...by }) => {
      const requested: WebhookFields & { id: string; version: number } = { ...body, id }
      const changed = await performChange(
        services,
        by,
        (trx) => changeWebhook(trx, requested, services.env.webhooksAllowPrivate),
        ({ before, after }) => ({
          ...logOf('update', after),
          ...{ before: audited(before), after: audited(after) },
        }),
      )
      return shown(changed, ({ after }) => webhookView(after))
    },
  }),
  changeRoute({
    permission: 'webhooks.write',
    method: 'delete',
    path: '/admin/webhooks/{id}',
    summary: 'Deletes a webhook with its deliveries',
    params,
    returns: webhookSchema,
    run: (trx, { params: { id } }) => deleteWebhook(trx, id),
    log: (webhook) => ({ ...logOf('delete', webhook), before: audited(webhook) }),
    view: webhookView,
  }),
  listRoute({
    path: '/admin/webhooks/{id}/deliveries',
    permission: 'webhooks.read',
    summary: 'Lists what was sent to a webhook in the last 30 days, the newest first',
    params,
    returns: deliverySchema,
    find: ({ db }, query, { params: { id } }) => listDeliveries(db, id, query),
    view: (delivery: ListedDelivery) => delivery,
  }),
  staffRoute({
    permission: 'webhooks.write',
    method: 'post',
    path: '/admin/webhooks/{id}/deliveries/{delivery}/send',
    summary: 'Sends an event to a webhook again',
    params: { ...params, delivery: z.string().max(64).describe('Id of the delivery.') },
    returns: deliverySchema,
    returned: 'The new delivery.',
    refuses: [409],
    run: async ({ db, wakeWorker }, { params: { id: webhookId, delivery }, now }) => {
      const sent = await db
        .transaction()
        .execute((trx) => sendAgain(trx, { webhookId, id: delivery }, now))
      if (sent.ok) wakeWorker()
      return sent
    },
  }),
]
