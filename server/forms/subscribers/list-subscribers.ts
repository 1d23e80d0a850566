import type { Transaction } from 'kysely'
import type { SubscriptionState } from '../../../domain/forms/subscription.ts'
import type { Language } from '../../../domain/language.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { shortDate } from '../../../domain/short-date.ts'
import {
  formKindMessages,
  subscriberFileMessages,
  subscriptionStateMessages,
} from '../../../messages/server/inbox.ts'
import type { Database } from '../../db/client.ts'
import { countRows, type ListPage } from '../../db/count-rows.ts'
import { matchEmail } from '../../db/match-email.ts'
import type { Schema } from '../../db/schema.ts'
import { i18nIn } from '../../i18n.ts'
import { writeSwissCsv } from '../../swiss-csv.ts'
import { swissDay, swissTime } from '../../swiss-day.ts'

export const subscriberSorts = {
  requestedAt: 'newsletter_subscription.requested_at',
  email: 'newsletter_subscription.email',
  state: 'newsletter_subscription.state',
  language: 'newsletter_subscription.language',
} as const

/** What the list is limited to; missing fields do not limit it. */
type SubscriberFilter = {
  /** Parts of the address. */
  search?: string | undefined
  state?: SubscriptionState | undefined
  language?: Language | undefined
}

/** Without a sort, the newest first. */
export type SubscriberQuery = SubscriberFilter & ListPage<typeof subscriberSorts>

/** A query of the subscriptions that match. */
const matchingSubscribers = async (db: Database, { search, state, language }: SubscriberFilter) => {
  let query = db
    .selectFrom('newsletter_subscription')
    .where(await matchEmail(db, 'newsletter_subscription.email', search))
  if (state) query = query.where('state', '=', state)
  if (language) query = query.where('language', '=', language)
  return { query }
}

/** Without the hash of the confirmation token. */
const subscriberColumns = [
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
  const [total, rows] = await Promise.all([
    countRows(matching),
    matching
      .select(subscriberColumns)
      .orderBy(subscriberSorts[sort], direction)
      .orderBy('id', direction)
      .limit(limit)
      .offset(offset)
      .execute(),
  ])
  return { rows, total }
}

export type ListedSubscriber = Awaited<ReturnType<typeof listSubscribers>>['rows'][number]

export const findSubscription = (db: Database, id: string): Promise<ListedSubscriber | undefined> =>
  db
    .selectFrom('newsletter_subscription')
    .select(subscriberColumns)
    .where('id', '=', id)
    .executeTakeFirst()

type SubscriberRefusal =
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

const timeOf = (at: Date | null) => (at ? `${shortDate(swissDay(at))} ${swissTime(at)}` : '')

/** The subscriptions that match as CSV with the proof of consent, by address. */
export const exportSubscribers = async (
  db: Database,
  filter: SubscriberFilter,
  language: Language,
): Promise<string> => {
  const i18n = i18nIn[language]
  const { query } = await matchingSubscribers(db, filter)
  const subscribers = await query.select(subscriberColumns).orderBy('email').execute()
  const words = subscriberFileMessages
  const headings = [
    ...[words.email, words.language, words.state, words.requestedAt, words.confirmedAt],
    ...[words.unsubscribedAt, words.source, words.consentText],
  ]
  const rows = subscribers.map((one) => [
    one.email,
    one.language.toUpperCase(),
    i18n._(subscriptionStateMessages[one.state]),
    timeOf(one.requested_at),
    timeOf(one.confirmed_at),
    timeOf(one.unsubscribed_at),
    one.source && i18n._(formKindMessages[one.source]),
    one.consent_text,
  ])
  return writeSwissCsv(
    headings.map((heading) => i18n._(heading)),
    rows,
  )
}
