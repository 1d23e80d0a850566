import {
  type AddressChange,
  applyAddressChange,
  emptyAddress,
} from '../../../domain/customer/address.ts'
import { isLanguage, type Language } from '../../../domain/language.ts'
import type { DeskChannel } from '../../../domain/order/order-status.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { addressColumns } from '../../accounts/profile/addresses.ts'
import { type AddressProblems, checkAddress } from '../../accounts/profile/check-address.ts'
import type { Actor } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import type { AddressSnapshot } from '../../db/tables/orders.ts'
import type { Services } from '../../services.ts'
import { placeOrder } from '../placing/place-order.ts'
import { type Quote, type QuoteRefusal, quoteOrder } from '../placing/quote-order.ts'

/** Lines of an order that staff enter for a customer. */
type DeskLines = {
  accountId: string
  items: readonly PostedItem[]
  /** An address of this order alone; that of the customer stays as it is. */
  shipTo?: AddressChange | undefined
}

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
type AddressRefusal = { code: 'fields-invalid'; problems: AddressProblems }

/** The address as an order stores it; undefined without one. */
export const checkShipTo = (
  shipTo: AddressChange | undefined,
): Result<AddressSnapshot | undefined, AddressRefusal> => {
  if (!shipTo) return ok(undefined)
  const problems = checkAddress(shipTo, emptyAddress.Country)
  if (Object.keys(problems).length > 0) return refuse({ code: 'fields-invalid', problems })
  return ok(addressColumns(applyAddressChange(emptyAddress, shipTo)))
}

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
  { accountId, items, shipTo }: DeskLines,
): Promise<Result<Quote, QuoteRefusal | Unknown | AddressRefusal>> => {
  const language = await languageOf(services.db, accountId)
  if (!language) return refuse({ code: 'account-unknown' })
  const checked = checkShipTo(shipTo)
  if (!checked.ok) return checked
  const orderer = { accountId, isEnteredByStaff: true, shipTo: checked.value }
  return quoteOrder(services, orderer, items, language)
}

/**
 * Places an order for a customer as it was received, once per key. The customer's cart stays as it is;
 * the customer gets the confirmation. Recorded in the order and in the audit log.
 */
export const placeDeskOrder = async (
  services: Pick<Services, 'db' | 'env' | 'log' | 'now' | 'wakeWorker'>,
  actor: Actor,
  { accountId, channel, shipTo, ...order }: DeskOrder,
) => {
  const language = await languageOf(services.db, accountId)
  if (!language) return refuse<Unknown>({ code: 'account-unknown' })
  const checked = checkShipTo(shipTo)
  if (!checked.ok) return checked
  return placeOrder(services, {
    ...order,
    shipTo: checked.value,
    ...{ account: { accountId }, language },
    entry: { staffId: actor.accountId, staffName: actor.name, channel },
  })
}
