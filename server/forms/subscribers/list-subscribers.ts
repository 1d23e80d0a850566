import type { SubscriptionState } from '../../../domain/forms/subscription.ts'
import type { Language } from '../../../domain/language.ts'
import type { Database } from '../../db/client.ts'
import { matchEmail } from '../../db/match-email.ts'

const sortColumns = {
  requestedAt: 'newsletter_subscription.requested_at',
  email: 'newsletter_subscription.email',
  state: 'newsletter_subscription.state',
  language: 'newsletter_subscription.language',
} as const

export type SubscriberSort = keyof typeof sortColumns

export const subscriberSorts = Object.keys(sortColumns) as [SubscriberSort, ...SubscriberSort[]]

/** What the list is limited to; missing fields do not limit it. */
export type SubscriberFilter = {
  /** Parts of the address. */
  search?: string | undefined
  state?: SubscriptionState | undefined
  language?: Language | undefined
}

/** Without a sort, the newest first. */
export type SubscriberQuery = SubscriberFilter & {
  sort?: SubscriberSort | undefined
  direction?: 'asc' | 'desc' | undefined
  offset: number
  limit: number
}

/** A query of the subscriptions that match. */
export const matchingSubscribers = async (
  db: Database,
  { search, state, language }: SubscriberFilter,
) => {
  let query = db
    .selectFrom('newsletter_subscription')
    .where(await matchEmail(db, 'newsletter_subscription.email', search))
  if (state) query = query.where('state', '=', state)
  if (language) query = query.where('language', '=', language)
  return { query }
}

/** Without the hash of the confirmation token. */
export const subscriberColumns = [
  'id',
  'email',
  'language',
  'state',
  'requested_at',
  'confirmed_at',
  'unsubscribed_at',
  'unsubscribed_by',
  'consent_text',
  'source',
] as const

/** One page of the subscriptions that match, and the number on all pages. */
export const listSubscribers = async (
  db: Database,
  { sort = 'requestedAt', direction = 'desc', offset, limit, ...filter }: SubscriberQuery,
) => {
  const { query: matching } = await matchingSubscribers(db, filter)
  const [{ total }, rows] = await Promise.all([
    matching
      .select((eb) => eb.fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow(),
    matching
      .select(subscriberColumns)
      .orderBy(sortColumns[sort], direction)
      .orderBy('id', direction)
      .limit(limit)
      .offset(offset)
      .execute(),
  ])
  return { rows, total: Number(total) }
}

export type ListedSubscriber = Awaited<ReturnType<typeof listSubscribers>>['rows'][number]

export const findSubscription = (db: Database, id: string): Promise<ListedSubscriber | undefined> =>
  db
    .selectFrom('newsletter_subscription')
    .select(subscriberColumns)
    .where('id', '=', id)
    .executeTakeFirst()
