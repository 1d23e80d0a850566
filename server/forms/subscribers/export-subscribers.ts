import type { Language } from '../../../domain/language.ts'
import { shortDate } from '../../../domain/short-date.ts'
import {
  formKindMessages,
  subscriberFileMessages,
  subscriptionStateMessages,
} from '../../../messages/server/inbox.ts'
import type { Database } from '../../db/client.ts'
import { i18nIn } from '../../i18n.ts'
import { writeSwissCsv } from '../../swiss-csv.ts'
import { swissDay, swissTime } from '../../swiss-day.ts'
import {
  matchingSubscribers,
  type SubscriberFilter,
  subscriberColumns,
} from './list-subscribers.ts'

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
