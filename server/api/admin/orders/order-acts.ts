import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { addNote, deleteNote, type NoteRefusal } from '../../../orders/staff/order-notes.ts'
import {
  type ResendRefusal,
  resendableMails,
  resendMail,
} from '../../../orders/staff/resend-mail.ts'
import {
  addShipment,
  changeShipment,
  deleteShipment,
  type ShipmentRefusal,
} from '../../../orders/staff/shipments.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors, fail } from '../../error.ts'
import { paragraph } from '../../fields.ts'
import { performAudited } from '../audited.ts'
import { staffOnly } from '../staff-only.ts'
import { labelOf, orderResponse, respondWithOrder } from './admin-orders.ts'
import { shipmentRequest } from './order-act-schema.ts'

const id = z.object({ id: z.string() })
const ofNote = id.extend({ noteId: z.string().openapi({ description: 'Id of the note.' }) })
const ofShipment = id.extend({
  shipmentId: z.string().openapi({ description: 'Id of the parcel.' }),
})

const bodyOf = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true as const,
  content: { 'application/json': { schema } },
})

const routesOf = (services: Services) => {
  const writers = staffOnly(services, 'orders.write')
  const refusals = errors(400, 401, 403, 404, 409, 413, 415, 422)
  const responses = { 200: orderResponse, ...refusals }
  const deleted = { 200: orderResponse, ...errors(401, 403, 404, 409, 422) }
  return {
    addNote: createRoute({
      ...writers,
      method: 'post',
      path: '/admin/orders/{id}/notes',
      summary: 'Adds an internal note to an order',
      request: { params: id, body: bodyOf(z.object({ text: paragraph(2_000) })) },
      responses,
    }),
    deleteNote: createRoute({
      ...writers,
      method: 'delete',
      path: '/admin/orders/{id}/notes/{noteId}',
      summary: 'Deletes an own note',
      request: { params: ofNote },
      responses: deleted,
    }),
    addShipment: createRoute({
      ...writers,
      method: 'post',
      path: '/admin/orders/{id}/shipments',
      summary: 'Adds a parcel to an order that has been sent',
      request: { params: id, body: bodyOf(shipmentRequest) },
      responses,
    }),
    changeShipment: createRoute({
      ...writers,
      method: 'patch',
      path: '/admin/orders/{id}/shipments/{shipmentId}',
      summary: 'Corrects carrier and tracking number of a parcel',
      request: { params: ofShipment, body: bodyOf(shipmentRequest) },
      responses,
    }),
    deleteShipment: createRoute({
      ...writers,
      method: 'delete',
      path: '/admin/orders/{id}/shipments/{shipmentId}',
      summary: 'Deletes a parcel that was entered by mistake',
      request: { params: ofShipment },
      responses: deleted,
    }),
    resend: createRoute({
      ...writers,
      method: 'post',
      path: '/admin/orders/{id}/resend',
      summary: 'Sends a mail to the customer again',
      request: {
        params: id,
        body: bodyOf(
          z.object({
            mail: z.enum(resendableMails, 'value-invalid').openapi({
              description: 'Confirmation with the invoice, news about the status, or credit note.',
            }),
          }),
        ),
      },
      responses,
    }),
  }
}

type Code = (NoteRefusal | ShipmentRefusal | ResendRefusal)['code']

const unknown = ['order-unknown', 'note-unknown', 'shipment-unknown'] as const
type Unknown = (typeof unknown)[number]

const isUnknown = (code: Code): code is Unknown => unknown.some((one) => one === code)

/** The error of a refusal; what does not exist is 404. */
const codeOf = ({ refusal: { code } }: { refusal: { code: Code } }) =>
  isUnknown(code) ? ('not-found' as const) : code

/** Notes, parcels and repeated mails of an order. */
export const addOrderActRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const routes = routesOf(services)
  const recordOf = async (orderId: string) => ({
    resource: 'orders' as const,
    recordId: orderId,
    label: await labelOf(services, orderId),
  })

  api.openapi(routes.addNote, async (c) => {
    const orderId = c.req.valid('param').id
    const { text } = c.req.valid('json')
    const record = await recordOf(orderId)
    const byAccount = c.var.signedIn.accountId
    const done = await performAudited(
      services,
      c,
      (trx, now) => addNote(trx, { orderId, text, byAccount }, now),
      () => ({ ...record, action: 'note', after: { note: text } }),
    )
    return done.ok ? respondWithOrder(services, c, orderId) : fail(c, codeOf(done))
  })

  api.openapi(routes.deleteNote, async (c) => {
    const { id: orderId, noteId } = c.req.valid('param')
    const record = await recordOf(orderId)
    const byAccount = c.var.signedIn.accountId
    const done = await performAudited(
      services,
      c,
      (trx) => deleteNote(trx, { orderId, noteId, byAccount }),
      (note) => ({ ...record, action: 'delete-note', before: { note } }),
    )
    return done.ok ? respondWithOrder(services, c, orderId) : fail(c, codeOf(done))
  })

  api.openapi(routes.addShipment, async (c) => {
    const orderId = c.req.valid('param').id
    const { carrier, trackingNumber, notify } = c.req.valid('json')
    const record = await recordOf(orderId)
    const tracking = { carrier, number: trackingNumber }
    const done = await performAudited(
      services,
      c,
      (trx, now) => addShipment(trx, { orderId, tracking, notifies: notify }, now),
      () => ({ ...record, action: 'parcel', after: { carrier, trackingNumber } }),
    )
    return done.ok ? respondWithOrder(services, c, orderId) : fail(c, codeOf(done))
  })

  api.openapi(routes.changeShipment, async (c) => {
    const { id: orderId, shipmentId } = c.req.valid('param')
    const { carrier, trackingNumber, notify } = c.req.valid('json')
    const record = await recordOf(orderId)
    const tracking = { carrier, number: trackingNumber }
    const change = { orderId, shipmentId, tracking, notifies: notify }
    const done = await performAudited(
      services,
      c,
      (trx, now) => changeShipment(trx, change, now),
      (before) => ({
        ...record,
        action: 'parcel',
        before: { carrier: before.carrier, trackingNumber: before.trackingNumber },
        after: { carrier, trackingNumber },
      }),
    )
    return done.ok ? respondWithOrder(services, c, orderId) : fail(c, codeOf(done))
  })

  api.openapi(routes.deleteShipment, async (c) => {
    const { id: orderId, shipmentId } = c.req.valid('param')
    const record = await recordOf(orderId)
    const done = await performAudited(
      services,
      c,
      (trx) => deleteShipment(trx, { orderId, shipmentId }),
      ({ carrier, trackingNumber }) => ({
        ...record,
        action: 'delete-parcel',
        before: { carrier, trackingNumber },
      }),
    )
    return done.ok ? respondWithOrder(services, c, orderId) : fail(c, codeOf(done))
  })

  api.openapi(routes.resend, async (c) => {
    const orderId = c.req.valid('param').id
    const { mail } = c.req.valid('json')
    const record = await recordOf(orderId)
    const done = await performAudited(
      services,
      c,
      (trx, now) => resendMail(trx, { orderId, mail }, now),
      () => ({ ...record, action: 'resend', after: { mail } }),
    )
    return done.ok ? respondWithOrder(services, c, orderId) : fail(c, codeOf(done))
  })
}
