import { z } from '@hono/zod-openapi'
import type { Language } from '../../../../domain/language.ts'
import type { Database } from '../../../db/client.ts'
import { orderLabel } from '../../../orders/order.ts'
import { addNote, deleteNote } from '../../../orders/staff/order-notes.ts'
import { resendableMails, resendOrderMail } from '../../../orders/staff/resend-mail.ts'
import {
  addShipment,
  changeShipment,
  deleteShipment,
  sendPart,
} from '../../../orders/staff/shipments.ts'
import { undoSending } from '../../../orders/staff/undo-sending.ts'
import { paragraph } from '../../fields.ts'
import type { ApiRoute } from '../../route.ts'
import { changeRoute } from '../staff-route.ts'
import { adminOrderSchema } from './admin-order-schema.ts'
import { findOrderView } from './admin-orders.ts'
import { partRequest, shipmentRequest } from './order-action-schema.ts'

const params = { id: z.string() }
const ofNote = { ...params, noteId: z.string().describe('Id of the note.') }
const ofShipment = {
  ...params,
  shipmentId: z.string().describe('Id of the parcel.'),
}

/** What changes of an order have in common: they return it. */
export const orderChange = {
  permission: 'orders.write',
  returns: adminOrderSchema,
  refuses: [409],
  view: (_: unknown, { params: { id }, language }: OrderRequest, db: Database) =>
    findOrderView(db, id, language),
} as const

type OrderRequest = { params: { id: string }; language: Language }

/** An order in the change log. */
export const auditedOrder = async (db: Database, { params: { id } }: OrderRequest) => {
  const order = await db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirst()
  return { resource: 'orders', recordId: id, label: order ? orderLabel(order.number) : '' } as const
}

/** Notes, parcels and repeated mails of an order. */
export const orderActionRoutes: readonly ApiRoute[] = [
  changeRoute({
    ...orderChange,
    method: 'post',
    path: '/admin/orders/{id}/notes',
    summary: 'Adds an internal note to an order',
    params,
    body: z.object({ text: paragraph(2_000) }),
    run: (trx, { params: { id: orderId }, body: { text }, actor, now }) =>
      addNote(trx, { orderId, text, byAccount: actor.accountId }, now),
    log: async (_, request, trx) => ({
      ...(await auditedOrder(trx, request)),
      action: 'note',
      after: { note: request.body.text },
    }),
  }),
  changeRoute({
    ...orderChange,
    method: 'delete',
    path: '/admin/orders/{id}/notes/{noteId}',
    summary: 'Deletes an own note',
    params: ofNote,
    run: (trx, { params: { id: orderId, noteId }, actor }) =>
      deleteNote(trx, { orderId, noteId, byAccount: actor.accountId }),
    log: async (note, request, trx) => ({
      ...(await auditedOrder(trx, request)),
      action: 'delete-note',
      before: { note },
    }),
  }),
  changeRoute({
    ...orderChange,
    method: 'post',
    path: '/admin/orders/{id}/shipments',
    summary: 'Adds a parcel to an order that has been sent',
    params,
    body: shipmentRequest,
    run: (trx, { params: { id: orderId }, body: { carrier, trackingNumber, notify }, now }) =>
      addShipment(
        trx,
        { orderId, tracking: { carrier, number: trackingNumber }, notifies: notify },
        now,
      ),
    log: async (_, request, trx) => ({
      ...(await auditedOrder(trx, request)),
      action: 'parcel',
      after: { carrier: request.body.carrier, trackingNumber: request.body.trackingNumber },
    }),
  }),
  changeRoute({
    ...orderChange,
    method: 'post',
    path: '/admin/orders/{id}/parts',
    summary: 'Sends a part of an order',
    description:
      'The customer gets a mail; the invoice is issued with the first part. The last part marks the order as sent.',
    params,
    body: partRequest,
    run: (trx, { params: { id: orderId }, body, actor, now }) =>
      sendPart(
        trx,
        {
          ...{ orderId, byAccount: actor.accountId, parcels: body.parcels },
          tracking: { carrier: body.carrier, number: body.trackingNumber },
          lines: body.lines.map(({ line, quantity }) => ({ position: line - 1, quantity })),
        },
        now,
      ),
    log: async (_, request, trx) => ({
      ...(await auditedOrder(trx, request)),
      action: 'parcel',
      after: request.body,
    }),
  }),
  changeRoute({
    ...orderChange,
    method: 'patch',
    path: '/admin/orders/{id}/shipments/{shipmentId}',
    summary: 'Corrects carrier and tracking number of a parcel',
    params: ofShipment,
    body: shipmentRequest,
    run: (trx, { params: { id: orderId, shipmentId }, body, now }) => {
      const tracking = { carrier: body.carrier, number: body.trackingNumber }
      return changeShipment(trx, { orderId, shipmentId, tracking, notifies: body.notify }, now)
    },
    log: async ({ carrier, trackingNumber }, request, trx) => ({
      ...(await auditedOrder(trx, request)),
      action: 'parcel',
      before: { carrier, trackingNumber },
      after: { carrier: request.body.carrier, trackingNumber: request.body.trackingNumber },
    }),
  }),
  changeRoute({
    ...orderChange,
    method: 'delete',
    path: '/admin/orders/{id}/shipments/{shipmentId}',
    summary: 'Deletes a parcel that was entered by mistake',
    params: ofShipment,
    run: (trx, { params: { id: orderId, shipmentId } }) =>
      deleteShipment(trx, { orderId, shipmentId }),
    log: async ({ carrier, trackingNumber }, request, trx) => ({
      ...(await auditedOrder(trx, request)),
      action: 'delete-parcel',
      before: { carrier, trackingNumber },
    }),
  }),
  changeRoute({
    ...orderChange,
    method: 'post',
    path: '/admin/orders/{id}/undo-sending',
    summary: 'Undoes that an order was marked as sent',
    description:
      'For ten minutes. Its parcels are deleted. A mail that waits is not sent; a customer who has been told gets another mail.',
    params,
    run: (trx, { params: { id: orderId }, actor, now }) =>
      undoSending(trx, { orderId, byAccount: actor.accountId }, now),
    log: async ({ to }, request, trx) => ({
      ...(await auditedOrder(trx, request)),
      action: 'status',
      before: { status: 'completed' },
      after: { status: to },
    }),
  }),
  changeRoute({
    ...orderChange,
    method: 'post',
    path: '/admin/orders/{id}/resend',
    summary: 'Sends a mail to the customer again',
    params,
    body: z.object({
      mail: z
        .enum(resendableMails, 'value-invalid')
        .describe('Confirmation with the invoice, news about the status, or credit note.'),
    }),
    run: (trx, { params: { id: orderId }, body: { mail }, now }) =>
      resendOrderMail(trx, { orderId, mail }, now),
    log: async (_, request, trx) => ({
      ...(await auditedOrder(trx, request)),
      action: 'resend',
      after: request.body,
    }),
  }),
]
