import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import {
  nextSubscriptionStates,
  type SubscriptionState,
} from '../../../../domain/forms/subscription.ts'
import { languages } from '../../../../domain/language.ts'
import { recordChange } from '../../../audit/record-change.ts'
import { eraseSubscriber, unsubscribeByStaff } from '../../../forms/subscribers/end-subscription.ts'
import { exportSubscribers } from '../../../forms/subscribers/export-subscribers.ts'
import {
  findSubscription,
  listSubscribers,
  type Subscriber,
  subscriberSorts,
} from '../../../forms/subscribers/list-subscribers.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors, fail } from '../../error.ts'
import { csvResponse, fileLanguage, recordExport } from '../csv-file.ts'
import { range, searchText, setContentRange, sortBy } from '../list-range.ts'
import { actorOf, staffOnly } from '../staff-only.ts'

const states = Object.keys(nextSubscriptionStates) as [SubscriptionState, ...SubscriptionState[]]

const state = z
  .enum(states, 'value-invalid')
  .openapi({ description: '`pending` until the address is confirmed; then `confirmed`.' })

const subscriberSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    language: z.string(),
    state,
    requestedAt: z.iso.datetime().openapi({ description: 'When the box was ticked.' }),
    confirmedAt: z.iso
      .datetime()
      .nullable()
      .openapi({ description: 'When the link of the mail was opened.' }),
    unsubscribedAt: z.iso.datetime().nullable().openapi({ description: 'When it ended.' }),
    isUnsubscribedByStaff: z.boolean().openapi({ description: 'Whether staff ended it.' }),
    consentText: z.string().openapi({ description: 'The text beside the box; empty if unknown.' }),
    source: z.string().openapi({ description: 'The form with the box; empty if unknown.' }),
  })
  .openapi('Subscriber')

const filters = {
  search: searchText,
  state: state.optional(),
  language: z.enum(languages, 'value-invalid').optional(),
}

const params = z.object({ id: z.string().max(64) })

const subscriberResponse = {
  description: 'The subscription.',
  content: { 'application/json': { schema: subscriberSchema } },
}

const routesOf = (services: Services) => ({
  list: createRoute({
    method: 'get',
    path: '/admin/newsletter',
    ...staffOnly(services, 'newsletter.read'),
    summary: 'Lists newsletter subscriptions with their proof of consent',
    request: { query: z.object({ ...filters, ...sortBy(subscriberSorts), range }) },
    responses: {
      200: {
        description: 'Subscriptions; the header `Content-Range` has range and total number.',
        content: { 'application/json': { schema: z.array(subscriberSchema) } },
      },
      ...errors(401, 403, 422),
    },
  }),
  exportCsv: createRoute({
    method: 'get',
    path: '/admin/newsletter.csv',
    ...staffOnly(services, 'newsletter.read'),
    summary: 'Exports the subscriptions that match, with their proof of consent',
    request: { query: z.object({ ...filters, headings: fileLanguage }) },
    responses: { 200: csvResponse, ...errors(401, 403, 422) },
  }),
  one: createRoute({
    method: 'get',
    path: '/admin/newsletter/{id}',
    ...staffOnly(services, 'newsletter.read'),
    summary: 'Retrieves a subscription',
    request: { params },
    responses: { 200: subscriberResponse, ...errors(401, 403, 404) },
  }),
  unsubscribe: createRoute({
    method: 'post',
    path: '/admin/newsletter/{id}/unsubscribe',
    ...staffOnly(services, 'newsletter.write'),
    summary: 'Ends a subscription at the request of the person',
    request: { params },
    responses: { 200: subscriberResponse, ...errors(401, 403, 404, 409) },
  }),
  erase: createRoute({
    method: 'delete',
    path: '/admin/newsletter/{id}',
    ...staffOnly(services, 'newsletter.write'),
    summary: 'Erases an address with its proof of consent',
    request: { params },
    responses: { 200: subscriberResponse, ...errors(401, 403, 404) },
  }),
})

const subscriberView = (one: Subscriber): z.infer<typeof subscriberSchema> => ({
  id: one.id,
  email: one.email,
  language: one.language,
  state: one.state,
  requestedAt: one.requested_at.toISOString(),
  confirmedAt: one.confirmed_at?.toISOString() ?? null,
  unsubscribedAt: one.unsubscribed_at?.toISOString() ?? null,
  isUnsubscribedByStaff: one.unsubscribed_by !== null,
  consentText: one.consent_text,
  source: one.source,
})

/** Newsletter subscriptions and their proof of consent. */
export const addNewsletterRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db } = services
  const routes = routesOf(services)

  api.openapi(routes.list, async (c) => {
    const { range, ...query } = c.req.valid('query')
    const { subscribers, total } = await listSubscribers(db, { ...query, ...range })
    setContentRange(c, 'newsletter', range, subscribers.length, total)
    return c.json(subscribers.map(subscriberView), 200)
  })

  api.openapi(routes.exportCsv, async (c) => {
    const { headings = c.var.language, ...filter } = c.req.valid('query')
    const csv = await exportSubscribers(db, filter, headings)
    const file = { name: 'newsletter', resource: 'newsletter', details: filter } as const
    return c.body(csv, 200, await recordExport(services, c, file))
  })

  api.openapi(routes.one, async (c) => {
    const found = await findSubscription(db, c.req.valid('param').id)
    return found ? c.json(subscriberView(found), 200) : fail(c, 'not-found')
  })

  api.openapi(routes.unsubscribe, async (c) => {
    const { id } = c.req.valid('param')
    const actor = actorOf(c)
    const now = services.now()
    const ended = await db.transaction().execute(async (trx) => {
      const result = await unsubscribeByStaff(trx, { id, byAccount: actor.accountId, now })
      if (result.ok)
        await recordChange(trx, {
          actor,
          action: 'unsubscribe',
          resource: 'newsletter',
          recordId: id,
          label: result.value.before.email,
          before: { state: result.value.before.state },
          after: { state: result.value.after.state },
          now,
        })
      return result
    })
    if (ended.ok) return c.json(subscriberView(ended.value.after), 200)
    return ended.refusal === 'subscriber-unknown' ? fail(c, 'not-found') : fail(c, ended.refusal)
  })

  api.openapi(routes.erase, async (c) => {
    const { id } = c.req.valid('param')
    const erased = await db.transaction().execute(async (trx) => {
      const result = await eraseSubscriber(trx, id)
      if (result.ok)
        await recordChange(trx, {
          actor: actorOf(c),
          action: 'delete',
          resource: 'newsletter',
          recordId: id,
          // Without the address, which is erased.
          label: '',
          now: services.now(),
        })
      return result
    })
    return erased.ok ? c.json(subscriberView(erased.value), 200) : fail(c, 'not-found')
  })
}
