import { msg } from '@lingui/core/macro'
import type { Transaction } from 'kysely'
import { byLanguage } from '../../../domain/language.ts'
import { parcelCarriers, trackingNumber, trackingOf } from '../../../domain/order/carrier.ts'
import {
  formerShop,
  mayBecome,
  type OrderStatus,
  orderStatuses,
} from '../../../domain/order/order-status.ts'
import { ok, refuse } from '../../../domain/result.ts'
import { orderStatusNames } from '../../../messages/account/order-states.ts'
import type { RowReason } from '../../../messages/server/import-problems.ts'
import { type Database, engineOf } from '../../db/client.ts'
import { commitUnlessRefused } from '../../db/commit-unless-refused.ts'
import type { Schema } from '../../db/schema.ts'
import { i18nIn } from '../../i18n.ts'
import { choiceColumn, textColumn, wholeNumberColumn, words } from '../../imports/columns.ts'
import { type Batch, importTable, type RecordChange } from '../../imports/import-table.ts'
import { findLinesToSend } from '../../invoicing/credit-notes.ts'
import { moveToStatus } from '../change-status.ts'
import { findHistory, findOrder, findShipments } from '../history/find-order.ts'
import { addShipment, changeShipment } from './shipments.ts'
import { undoSending } from './undo-sending.ts'

type Order = { id: string; status: OrderStatus; parcels: Parcel[] }

type Parcel = { carrier: string; trackingNumber: string; isPart: boolean }

/** Orders with their parcels by number: those of a file, or all that are open or have parcels. */
const findOrders = async (db: Database, numbers: readonly number[] | undefined) => {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('shipment', 'shipment.order_id', 'orders.id')
    .select(['orders.id', 'orders.number', 'orders.status'])
    .select(['shipment.carrier', 'shipment.tracking_number as trackingNumber', 'shipment.lines'])
    .where('orders.channel', '!=', formerShop)
    .where((eb) =>
      numbers
        ? eb('orders.number', 'in', numbers)
        : eb.or([
            eb('orders.status', 'in', ['processing', 'preparing']),
            eb('shipment.id', 'is not', null),
          ]),
    )
    .orderBy('orders.number')
    .orderBy('shipment.shipped_at')
    .orderBy('shipment.id')
    .execute()
  const orders = new Map<number, Order>()
  for (const { id, number, status, carrier, trackingNumber, lines } of rows) {
    const order = orders.get(number) ?? { id, status, parcels: [] }
    orders.set(number, order)
    if (carrier !== null && trackingNumber !== null)
      order.parcels.push({ carrier, trackingNumber, isPart: lines !== null })
  }
  return orders
}

/** A parcel that was sent without a tracking number: a part of the order by its place, or the rest. */
type Waiting = { part?: number }

/** Whether pieces were left when the order was sent: without any, a refund has completed it. */
const hasSentRest = async (db: Database, id: string) => {
  const order = await findOrder(db, id)
  const { events } = await findHistory(db, id)
  const sent = events.findLast(({ status }) => status === 'completed')
  if (!order || !sent) return true
  // Credit notes of the same time belong to before the dispatch.
  const after = new Date(sent.at.getTime() + 1)
  return (await findLinesToSend(db, order, after)).length > 0
}

/** The newest parcel that waits for its number. */
const findWaiting = async (
  db: Database,
  { id, status, parcels }: Order,
): Promise<Waiting | undefined> => {
  if (status === 'completed' && parcels.every(({ isPart }) => isPart))
    if (parcels.length === 0 || (await hasSentRest(db, id))) return {}
  const part = parcels.findLastIndex(({ trackingNumber }) => trackingNumber === '') + 1
  return part > 0 ? { part } : undefined
}

/** Parameters of one statement. */
const numbersPerQuery = 1_000

type Facts = Map<string, Order & { waiting: Waiting | undefined }>

const load: Parameters<typeof importTable<Facts>>[0]['load'] = async (db, rows) => {
  const numbers = [...new Set(rows.map(({ number }) => Number(number ?? 0)))]
  const found = numbers.length === 0 ? [...(await findOrders(db, undefined))] : []
  for (let at = 0; at < numbers.length; at += numbersPerQuery)
    found.push(...(await findOrders(db, numbers.slice(at, at + numbersPerQuery))))
  const facts: Facts = new Map()
  const records = []
  for (const [number, order] of found) {
    const { status, parcels } = order
    const key = String(number)
    const waiting = numbers.length > 0 ? await findWaiting(db, order) : undefined
    facts.set(key, { ...order, waiting })
    // A file is compared with the parcel that waits; exports and undoing need the newest number.
    const parcel = waiting
      ? parcels[(waiting.part ?? 0) - 1]
      : parcels.findLast(({ trackingNumber }) => trackingNumber !== '')
    const { carrier = '', trackingNumber = '' } = parcel ?? {}
    const part = parcel?.isPart && trackingNumber ? parcels.indexOf(parcel) + 1 : ''
    records.push({ key, values: { number, status, carrier, trackingNumber, part } })
  }
  return { records, facts }
}

const writeParcel = async (
  trx: Transaction<Schema>,
  { key: number, before, after }: RecordChange,
  { actor, now, isUndo = false }: Batch,
) => {
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('number', '=', Number(number))
    .executeTakeFirst()
  if (!order || !after) return
  const orderId = order.id
  const by = { orderId, byAccount: actor.accountId }
  if (isUndo) {
    const trackingNumber = String(before?.trackingNumber)
    // A change of status that is undone takes its parcels with it.
    if (after.status) await undoSending(trx, { ...by, isAnyTime: true }, now)
    else if (after.part === undefined)
      await trx
        .deleteFrom('shipment')
        .where('order_id', '=', orderId)
        .where('tracking_number', '=', trackingNumber)
        .execute()
    else
      await trx
        .updateTable('shipment')
        .set({
          tracking_number: '',
          ...(after.carrier !== undefined && { carrier: String(after.carrier) }),
        })
        .where('order_id', '=', orderId)
        .where('tracking_number', '=', trackingNumber)
        .execute()
    return
  }
  const part = (await findShipments(trx, orderId))[Number(after.part) - 1]
  const tracking = {
    carrier: String(after.carrier ?? part?.carrier),
    number: String(after.trackingNumber),
  }
  const change = { orderId, tracking, notifies: true }
  if (part) await changeShipment(trx, { ...change, shipmentId: part.id }, now)
  else if (after.status) await moveToStatus(trx, { ...by, to: 'completed' }, tracking, now)
  else await addShipment(trx, change, now)
}

const carrierNames = parcelCarriers.map(
  (carrier) =>
    [carrier, byLanguage((language) => [trackingOf(carrier, '', language).name])] as const,
)

/** Tracking numbers by order, as programs of carriers write them; marks the orders as sent. */
export const parcelTable = importTable<Facts>({
  name: 'parcels',
  resource: 'orders',
  columns: {
    number: wholeNumberColumn(
      words(
        'référence|commande|numéro de commande',
        'reference|order|order number',
        'Referenz|Bestellung|Bestellnummer|Auftragsreferenz|Kundenreferenz',
        'riferimento|ordine|numero d’ordine',
      ),
      { role: 'key' },
    ),
    carrier: choiceColumn(
      words('transporteur', 'carrier', 'Transporteur', 'corriere'),
      carrierNames,
    ),
    trackingNumber: {
      ...textColumn(
        words(
          'numéro de suivi|numéro d’envoi|code à barres',
          'tracking number|parcel number|barcode',
          'Sendungsnummer|Barcode|Identcode|Trackingnummer',
          'numero di spedizione|codice a barre',
        ),
      ),
      read: (cell) => {
        // A workbook rounds long numbers that are not stored as text.
        const isRounded = typeof cell === 'number' && !Number.isSafeInteger(cell)
        const number = isRounded ? undefined : trackingNumber(String(cell ?? ''))
        return number ? ok(number) : refuse('tracking-invalid')
      },
    },
    part: textColumn(
      words('envoi partiel', 'partial shipment', 'Teilsendung', 'spedizione parziale'),
    ),
    status: choiceColumn(
      words('statut de la commande', 'order status', 'Bestellstatus', 'stato dell’ordine'),
      orderStatuses.map((status) => [
        status,
        byLanguage((language) => [i18nIn[language]._(orderStatusNames[status])]),
      ]),
    ),
  },
  exported: ['number', 'carrier', 'trackingNumber'],
  example: { number: 1, carrier: 'swiss-post', trackingNumber: '990012345612345678' },
  load,
  naturalKey: ({ number }) => (number === undefined ? undefined : `order ${number}`),
  nameOf: ({ number: value }, language) => {
    const number = Number(value)
    return i18nIn[language]._(msg`Order ${number}`)
  },
  check: ({ values, known, facts }) => {
    const order = facts.get(String(known?.key))
    const { trackingNumber } = values
    const isStored = order?.parcels.some((parcel) => parcel.trackingNumber === trackingNumber)
    // A row without a number of the parcel is one of the export that was not filled in.
    if (!order || !trackingNumber || isStored) return ok({})
    const { status, parcels, waiting } = order
    const carrier = values.carrier ?? (known?.values.carrier || 'swiss-post')
    const refuseBy = (reason: RowReason) => refuse({ reason, value: String(values.number) })
    if (status !== 'completed' && !mayBecome(status, 'completed'))
      return refuseBy('order-not-to-send')
    if (waiting) return ok({ carrier, trackingNumber, ...waiting })
    if (status === 'completed') return refuseBy('order-sent')
    // The number may be of a parcel that nobody has entered yet, or of the last one.
    if (parcels.length > 0) return refuseBy('order-sent-in-part')
    return ok({ carrier, trackingNumber, status: 'completed' })
  },
  transact: (db, run) =>
    commitUnlessRefused(db, async (trx) => {
      // What is compared stays until it is written.
      const open = trx
        .selectFrom('orders')
        .select('id')
        .where('status', 'in', ['processing', 'preparing'])
      await (engineOf(trx) === 'postgres' ? open.forUpdate() : open).execute()
      return run(trx)
    }),
  write: async (trx, changes, batch) => {
    for (const change of changes) await writeParcel(trx, change, batch)
    return changes.map(({ key = '' }) => key)
  },
})
