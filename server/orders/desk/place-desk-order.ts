import { isLanguage, type Language } from '../../../domain/language.ts'
import type { DeskChannel } from '../../../domain/order/order-status.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import { type Result, refuse } from '../../../domain/result.ts'
import type { Actor } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import type { Services } from '../../services.ts'
import { placeOrder } from '../placing/place-order.ts'
import { type Quote, type QuoteRefusal, quoteOrder } from '../placing/quote-order.ts'

/** Lines of an order that staff enter for a customer. */
type DeskLines = { accountId: string; items: readonly PostedItem[] }

export type DeskOrder = DeskLines & {
  payment: string
  reference: string
  note: string
  channel: DeskChannel
  /** Equal in all retries of one order (R26). */
  idempotencyKey: string
  /** `quoteHash` of what staff were shown. */
  confirmedHash?: string | undefined
}

type Unknown = { code: 'account-unknown' }

/** The customer's language, in which lines are named and mails are written; undefined if unknown. */
const languageOf = async (db: Database, accountId: string): Promise<Language | undefined> => {
  const account = await db
    .selectFrom('account')
    .select('language')
    .where('id', '=', accountId)
    .where('role', '=', 'customer')
    .executeTakeFirst()
  return account && (isLanguage(account.language) ? account.language : 'en')
}

/** Prices an order with the customer's prices, discount and addresses; writes nothing. */
export const quoteDeskOrder = async (
  services: Pick<Services, 'db' | 'now'>,
  { accountId, items }: DeskLines,
): Promise<Result<Quote, QuoteRefusal | Unknown>> => {
  const language = await languageOf(services.db, accountId)
  if (!language) return refuse({ code: 'account-unknown' })
  return quoteOrder(services, { accountId, isEnteredByStaff: true }, items, language)
}

/**
 * Places an order for a customer as it was received, once per key. The customer's cart stays as it is;
 * the customer gets the confirmation. Recorded in the order and in the audit log.
 */
export const placeDeskOrder = async (
  services: Pick<Services, 'db' | 'log' | 'now' | 'wakeWorker'>,
  actor: Actor,
  { accountId, channel, ...order }: DeskOrder,
) => {
  const language = await languageOf(services.db, accountId)
  if (!language) return refuse<Unknown>({ code: 'account-unknown' })
  return placeOrder(services, {
    ...order,
    ...{ account: { accountId }, language },
    entry: { staffId: actor.accountId, staffName: actor.name, channel },
  })
}
