import { z } from '@hono/zod-openapi'
import { formKinds } from '../../../../domain/forms/form-fields.ts'
import {
  nextSubscriptionStates,
  type SubscriptionState,
} from '../../../../domain/forms/subscription.ts'
import { languages } from '../../../../domain/language.ts'
import { ok } from '../../../../domain/result.ts'
import {
  eraseSubscriber,
  exportSubscribers,
  findSubscription,
  type ListedSubscriber,
  listSubscribers,
  subscriberSorts,
  unsubscribeByStaff,
} from '../../../forms/subscribers/list-subscribers.ts'
import { instant } from '../../fields.ts'
import type { ApiRoute } from '../../route.ts'
import { exportRoute, fileLanguage, listRoute, searchText } from '../list-route.ts'
import { changeRoute, staffRoute } from '../staff-route.ts'

const states = Object.keys(nextSubscriptionStates) as [SubscriptionState, ...SubscriptionState[]]

const state = z
  .enum(states, 'value-invalid')
  .openapi({ description: '`pending` until the address is confirmed; then `confirmed`.' })

const subscriberSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    language: z.enum(languages),
    state,
    requestedAt: instant.describe('When the box was ticked.'),
    confirmedAt: instant.nullable().describe('When the link of the mail was opened.'),
    unsubscribedAt: instant.nullable().describe('When it ended.'),
    isUnsubscribedByStaff: z.boolean().describe('Whether staff ended it.'),
    consentText: z.string().describe('The text beside the box; empty if unknown.'),
    source: z.enum(['', ...formKinds]).describe('The form with the box; empty if unknown.'),
  })
  .openapi('Subscriber')

const filters = {
  search: searchText,
  state: state.optional(),
  language: z.enum(languages, 'value-invalid').optional(),
}

const subscriberView = (one: ListedSubscriber): z.infer<typeof subscriberSchema> => ({
  id: one.id,
  email: one.email,
  language: one.language,
  state: one.state,
  requestedAt: one.requested_at,
  confirmedAt: one.confirmed_at,
  unsubscribedAt: one.unsubscribed_at,
  isUnsubscribedByStaff: one.unsubscribed_by !== null,
  consentText: one.consent_text,
  source: one.source,
})

const params = { id: z.string().max(64) }

/** Newsletter subscriptions and their proof of consent. */
export const newsletterRoutes: readonly ApiRoute[] = [
  listRoute({
    path: '/admin/newsletter',
    permission: 'newsletter.read',
    summary: 'Lists newsletter subscriptions with their proof of consent',
    query: filters,
    sorts: subscriberSorts,
    returns: subscriberSchema,
    find: ({ db }, query) => listSubscribers(db, query),
    view: subscriberView,
  }),
  exportRoute({
    path: '/admin/newsletter.csv',
    permission: 'newsletter.read',
    summary: 'Exports the subscriptions that match, with their proof of consent',
    query: { ...filters, headings: fileLanguage },
    name: 'newsletter',
    write: async ({ db }, { query, headings }) => ({
      csv: await exportSubscribers(db, query, headings),
    }),
  }),
  staffRoute({
    method: 'get',
    path: '/admin/newsletter/{id}',
    permission: 'newsletter.read',
    summary: 'Retrieves a subscription',
    params,
    returns: subscriberSchema,
    run: async ({ db }, { params: { id } }) => {
      const found = await findSubscription(db, id)
      return ok(found && subscriberView(found))
    },
  }),
  changeRoute({
    method: 'post',
    path: '/admin/newsletter/{id}/unsubscribe',
    permission: 'newsletter.write',
    summary: 'Ends a subscription at the request of the person',
    params,
    returns: subscriberSchema,
    refuses: [409],
    run: (trx, { params: { id }, actor, now }) =>
      unsubscribeByStaff(trx, { id, byAccount: actor.accountId, now }),
    log: ({ before, after }) => ({
      action: 'unsubscribe',
      resource: 'newsletter',
      recordId: before.id,
      label: before.email,
      before: { state: before.state },
      after: { state: after.state },
    }),
    view: ({ after }) => subscriberView(after),
  }),
  changeRoute({
    method: 'delete',
    path: '/admin/newsletter/{id}',
    permission: 'newsletter.write',
    summary: 'Erases an address with its proof of consent',
    params,
    returns: subscriberSchema,
    run: (trx, { params: { id } }) => eraseSubscriber(trx, id),
    // Without the address, which is erased.
    log: ({ id }) => ({ action: 'delete', resource: 'newsletter', recordId: id, label: '' }),
    view: subscriberView,
  }),
]
