import type { Insertable, Transaction } from 'kysely'
import { lineIllustrations } from '../../../domain/cart/line-illustrations.ts'
import {
  fallbackLanguage,
  inLanguages,
  isLanguage,
  type Language,
} from '../../../domain/language.ts'
import { formatFrancs, zero } from '../../../domain/money.ts'
import { formerShop } from '../../../domain/order/order-status.ts'
import type { ImportNote } from '../../../messages/server/shop-import.ts'
import type { Database } from '../../db/client.ts'
import { raiseCounter } from '../../db/counter.ts'
import { insertAll } from '../../db/insert-all.ts'
import { json } from '../../db/json.ts'
import { newId } from '../../db/new-id.ts'
import type { Schema } from '../../db/schema.ts'
import type { OrderLineTable } from '../../db/tables/orders.ts'
import { orderColumns } from '../../orders/order.ts'
import type { ImportContext } from '../import-context.ts'
import type { Outcome } from '../import-report.ts'
import { findImported, type ImportedRecord, noteImported } from '../imported-records.ts'
import { type FoundArticle, noArticle } from './find-articles.ts'
import { type FoundAccounts, findOrderAccounts, writeGuests } from './guest-accounts.ts'
import type { SourceOrder } from './source-order.ts'

/** Larger numbers do not move a counter, or every order to come would have such a number. */
export const isCounted = (number: number) => number <= 999_999_999

/** An order with the articles of its lines, in their order. */
export type FoundOrder = { order: SourceOrder; articles: readonly FoundArticle[]; hash: string }

type OrderPlan = FoundOrder & {
  outcome: Outcome
  /** Of the order here. */
  id: string
  accountId: string
  notes: ImportNote[]
}

export type OrderPlans = Pick<FoundAccounts, 'guests'> & { orders: OrderPlan[] }

const findLocal = async (
  db: Database,
  known: ReadonlyMap<string, ImportedRecord>,
  found: readonly FoundOrder[],
) => {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('account', 'account.id', 'orders.account_id')
    .select(['orders.id', 'orders.number', 'account.erased_at'])
    .where((eb) =>
      eb.or([
        eb('orders.id', 'in', [...[...known.values()].map(({ local_id }) => local_id), '']),
        eb('orders.number', 'in', [...found.map(({ order }) => order.number), 0]),
      ]),
    )
    .execute()
  return {
    // An order of an erased person is not written again.
    ids: new Set(rows.filter((row) => !row.erased_at).map(({ id }) => id)),
    byNumber: new Map(rows.map(({ id, number }) => [number, id])),
  }
}

/** Decides what is written; writes nothing. Orders of the former shop never change here. */
export const planOrders = async (
  db: Database,
  context: ImportContext,
  found: readonly FoundOrder[],
): Promise<OrderPlans> => {
  const known = await findImported(
    db,
    context.name,
    'order',
    found.map(({ order }) => order.id),
  )
  const local = await findLocal(db, known, found)
  const numbers = new Map(local.byNumber)
  const decide = (order: SourceOrder, hash: string): [Outcome, string, ...ImportNote[]] => {
    const before = known.get(order.id)
    if (before && !local.ids.has(before.local_id))
      return ['skipped', before.local_id, ['deleted-here']]
    const id = before?.local_id ?? newId()
    if (before?.source_hash === hash) return ['unchanged', id]
    if ((numbers.get(order.number) ?? id) !== id)
      return ['skipped', id, ['order-number-taken', String(order.number)]]
    numbers.set(order.number, id)
    return [before ? 'updated' : 'created', id]
  }
  const plans = found.map((one): OrderPlan => {
    const [outcome, id, ...notes] = decide(one.order, one.hash)
    return { ...one, outcome, id, accountId: '', notes }
  })
  const isWritten = ({ outcome }: OrderPlan) => outcome === 'created' || outcome === 'updated'
  const { accountOf, guests } = await findOrderAccounts(
    db,
    context,
    plans.filter(isWritten).map(({ order }) => order),
  )
  const guestOrders = new Set(guests.map(({ order }) => order.id))
  return {
    guests,
    orders: plans.map((plan) => ({
      ...plan,
      accountId: accountOf.get(plan.order.id) ?? '',
      notes: guestOrders.has(plan.order.id) ? [...plan.notes, ['order-of-guest']] : plan.notes,
    })),
  }
}

const languageOf = ({ language }: SourceOrder): Language =>
  isLanguage(language) ? language : fallbackLanguage

const importedColumns = ({ order, accountId, hash }: OrderPlan) => ({
  ...orderColumns({
    ...order,
    accountId,
    orderedBy: null,
    language: languageOf(order),
    reference: '',
    fee: zero,
    dispatchOn: null,
    invoiceAt: 'confirmation',
    version: 1,
  }),
  body_hash: hash,
  channel: formerShop,
})

// No messages: the command runs without a build.
const roundingNames = inLanguages('Arrondi', 'Rounding', 'Rundung', 'Arrotondamento')
const invoiceNames = inLanguages('Facture', 'Invoice', 'Rechnung', 'Fattura')
const refundNames = inLanguages('Remboursé :', 'Refunded:', 'Rückerstattet:', 'Rimborsato:')

const lineRows = ({ order, articles, id }: OrderPlan): Insertable<OrderLineTable>[] => {
  const { rounding } = order
  const ofOrder = { order_id: id, reference: '' }
  const rows = order.lines.map(({ name, quantity, unitPrice, total, vatRate }, position) => {
    const { productId, info } = articles[position] ?? noArticle
    const icon = lineIllustrations[info.type]
    return {
      ...{ ...ofOrder, position, product_id: productId, name, icon, quantity },
      ...{ unit_price: unitPrice, total, vat_rate: vatRate, info: json({ ...info }) },
    }
  })
  if (rounding === 0) return rows
  const name = roundingNames[languageOf(order)]
  const amounts = { quantity: 1, unit_price: rounding, total: rounding, vat_rate: 0 }
  return [
    ...rows,
    {
      ...{ ...ofOrder, ...amounts, position: rows.length, product_id: 0, name },
      ...{ icon: lineIllustrations.otc, info: json({ ...noArticle.info }) },
    },
  ]
}

const eventRows = ({ order, id, accountId }: OrderPlan) => {
  const { placedAt, completedAt, status } = order
  const event = (at: Date, state: SourceOrder['status'], by_account: string | null) => ({
    ...{ id: newId(), order_id: id, status: state, at, by_account, note: '' },
  })
  return status === 'completed' && completedAt
    ? [event(placedAt, 'processing', accountId), event(completedAt, 'completed', null)]
    : [event(placedAt, status, accountId)]
}

/** What this shop has no other place for, in notes for the staff. */
const noteRows = ({ order, id }: OrderPlan) => {
  const { invoiceNumber, refunds, placedAt } = order
  const texts = [
    ...(invoiceNumber ? [`${invoiceNames[fallbackLanguage]} ${invoiceNumber}`] : []),
    ...refunds.map(({ amount, reason }) =>
      [`${refundNames[fallbackLanguage]} ${formatFrancs(amount)} CHF`, reason]
        .filter(Boolean)
        .join('\n'),
    ),
  ]
  const ofOrder = { order_id: id, at: placedAt, by_account: null }
  return texts.map((text) => ({ id: newId(), ...ofOrder, text }))
}

/** Removes what is written again, without the notes that the staff have added here. */
const removeParts = async (trx: Transaction<Schema>, ids: readonly string[]) => {
  if (ids.length === 0) return
  for (const table of ['order_line', 'order_event'] as const)
    await trx.deleteFrom(table).where('order_id', 'in', ids).execute()
  await trx
    .deleteFrom('order_note')
    .where('order_id', 'in', ids)
    .where('by_account', 'is', null)
    .execute()
}

/** New orders and invoices are numbered after these; figures of the past are added up again. */
const continueNumbers = async (trx: Transaction<Schema>, plans: readonly OrderPlan[]) => {
  if (plans.length === 0) return
  const highest = (numbers: readonly (number | undefined)[]) =>
    numbers.reduce<number>(
      (most, number = 0) => (isCounted(number) ? Math.max(most, number) : most),
      0,
    )
  const number = highest(plans.map(({ order }) => order.number))
  if (number > 0) await raiseCounter(trx, 'order', number)
  const invoice = highest(plans.map(({ order }) => order.invoiceNumber))
  if (invoice > 0) await raiseCounter(trx, 'invoice', invoice)
  await trx.deleteFrom('counter').where('name', '=', 'sales-refreshed').execute()
}

/** Writes what was planned, and notes it. */
export const writeOrders = async (
  trx: Transaction<Schema>,
  { name, now }: Pick<ImportContext, 'name' | 'now'>,
  { guests, orders }: OrderPlans,
) => {
  await writeGuests(trx, guests, now)
  const created = orders.filter(({ outcome }) => outcome === 'created')
  const updated = orders.filter(({ outcome }) => outcome === 'updated')
  await insertAll(
    trx,
    'orders',
    created.map((plan) => ({
      ...importedColumns(plan),
      id: plan.id,
      idempotency_key: `${formerShop} ${name} ${plan.order.id}`,
    })),
  )
  for (const plan of updated)
    await trx.updateTable('orders').set(importedColumns(plan)).where('id', '=', plan.id).execute()
  await removeParts(
    trx,
    updated.map(({ id }) => id),
  )
  const written = [...created, ...updated]
  await insertAll(trx, 'order_line', written.flatMap(lineRows))
  await insertAll(trx, 'order_event', written.flatMap(eventRows))
  await insertAll(trx, 'order_note', written.flatMap(noteRows))
  await noteImported(
    trx,
    written.map(({ order, id, hash }) => ({
      ...{ source: name, kind: 'order', source_id: order.id, local_id: id, source_hash: hash },
      ...{ written: {}, unknown: order.unknown, imported_at: now },
    })),
  )
  await continueNumbers(trx, written)
}
