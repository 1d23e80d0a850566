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
import { type Database, engineOf } from '../../db/client.ts'
import { commitUnlessRefused } from '../../db/commit-unless-refused.ts'
import type { Schema } from '../../db/schema.ts'
import { i18nIn } from '../../i18n.ts'
import { choiceColumn, textColumn, wholeNumberColumn, words } from '../../imports/columns.ts'
import { type Batch, importTable, type RecordChange } from '../../imports/import-table.ts'
import { moveToStatus } from '../change-status.ts'
import { addShipment } from './shipments.ts'
import { undoSending } from './undo-sending.ts'

/** Orders with their first parcels: those of a file, or all that are open or have parcels. */
const findOrders = (db: Database, numbers: readonly number[] | undefined) =>
  db
    .selectFrom('orders')
    .leftJoin('shipment', 'shipment.order_id', 'orders.id')
    .select(['orders.number', 'orders.status'])
    .select(['shipment.carrier', 'shipment.tracking_number as trackingNumber'])
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
    .orderBy('shipment.shipped_at', 'desc')
    .execute()

/** Parameters of one statement. */
const numbersPerQuery = 1_000

const load: Parameters<typeof importTable<undefined>>[0]['load'] = async (db, rows) => {
  const numbers = [...new Set(rows.map(({ number }) => Number(number ?? 0)))]
  const found: Awaited<ReturnType<typeof findOrders>> = []
  if (numbers.length === 0) found.push(...(await findOrders(db, undefined)))
  for (let at = 0; at < numbers.length; at += numbersPerQuery)
    found.push(...(await findOrders(db, numbers.slice(at, at + numbersPerQuery))))
  // Of several parcels the first one, which comes last.
  const records = new Map(
    found.map(({ number, status, carrier, trackingNumber: tracking }) => [
      number,
      { number, status, carrier: carrier ?? '', trackingNumber: tracking ?? '' },
    ]),
  )
  return {
    records: [...records.values()].map((values) => ({ key: String(values.number), values })),
    facts: undefined,
  }
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
    // A change of status that is undone takes its parcels with it.
    if (after.status) await undoSending(trx, { ...by, isAnyTime: true }, now)
    else
      await trx
        .deleteFrom('shipment')
        .where('order_id', '=', orderId)
        .where('tracking_number', '=', String(before?.trackingNumber))
        .execute()
    return
  }
  const tracking = { carrier: String(after.carrier), number: String(after.trackingNumber) }
  if (after.status) await moveToStatus(trx, { ...by, to: 'completed' }, tracking, now)
  else await addShipment(trx, { orderId, tracking, notifies: true }, now)
}

const carrierNames = parcelCarriers.map(
  (carrier) =>
    [carrier, byLanguage((language) => [trackingOf(carrier, '', language).name])] as const,
)

/** Tracking numbers by order, as programs of carriers write them; marks the orders as sent. */
export const parcelTable = importTable<undefined>({
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
  check: ({ values, known }) => {
    const { carrier = 'swiss-post', trackingNumber: tracking } = values
    const { status, trackingNumber: stored } = known?.values ?? {}
    const value = String(values.number)
    // A row without a number of the parcel is one of the export that was not filled in.
    if (!tracking || tracking === stored) return ok({})
    const parcel = { carrier, trackingNumber: tracking }
    if (status === 'completed') return stored ? refuse({ reason: 'order-sent', value }) : ok(parcel)
    return mayBecome(status as OrderStatus, 'completed')
      ? ok({ ...parcel, status: 'completed' })
      : refuse({ reason: 'order-not-to-send', value })
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
