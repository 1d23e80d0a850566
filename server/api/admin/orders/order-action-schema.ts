import { z } from '@hono/zod-openapi'
import { centimes } from '../../../../domain/money.ts'
import { parcelCarriers } from '../../../../domain/order/carrier.ts'
import { orderStatuses } from '../../../../domain/order/order-status.ts'
import { line, paragraph } from '../../fields.ts'

const status = z.enum(orderStatuses, 'value-invalid')

const blank = (text: string | undefined) => text ?? ''

const carrier = line(60)
  .optional()
  .transform(blank)
  .openapi({
    type: 'string',
    description: `Carrier: ${parcelCarriers.join(', ')} or any other name.`,
  })

const message = paragraph(2_000).optional().transform(blank)

/** A change of status; tracking only with `completed`. */
export const statusRequest = z.object({
  to: status,
  note: message.openapi({
    type: 'string',
    description: 'Message to the customer, shown in the history of the order and in the mail.',
  }),
  carrier,
  trackingNumber: line(60).optional().transform(blank).openapi({ type: 'string' }),
  version: z
    .int('value-invalid')
    .optional()
    .describe('`version` of the order that was shown; refused if its content has changed since.'),
})

const notify = z
  .boolean()
  .default(true)
  .describe('Whether the customer gets a mail with the tracking numbers.')

export const shipmentRequest = z.object({ carrier, trackingNumber: line(60), notify })

/** A parcel with a part of an order. */
export const partRequest = z.object({
  carrier,
  trackingNumber: line(60).default('').describe('Empty for a parcel that is not tracked.'),
  parcels: z
    .int('value-invalid')
    .min(0, 'value-invalid')
    .describe('Number of parcels that were shown; refused if there are others now.'),
  lines: z
    .array(
      z.object({
        line: z.int('value-invalid').min(1, 'value-invalid').describe('Position, from 1.'),
        quantity: z.int('value-invalid').min(1, 'value-invalid').max(1_000_000, 'value-invalid'),
      }),
    )
    .min(1, 'value-invalid')
    .max(500, 'value-invalid')
    .describe('What it contains.'),
})

/** What to refund. */
export const refundRequest = z.object({
  lines: z
    .array(
      z.object({
        line: z
          .int('value-invalid')
          .min(1, 'value-invalid')
          .describe('Position in the order, from 1.'),
        quantity: z.int('value-invalid').min(1, 'value-invalid').max(1_000_000, 'value-invalid'),
      }),
      'value-invalid',
    )
    .max(500, 'value-invalid')
    .refine(
      (lines) => new Set(lines.map((one) => one.line)).size === lines.length,
      'value-invalid',
    ),
  shipping: z.boolean('value-invalid').describe('Whether to refund the shipping.'),
})

export const refundPreview = z
  .object({
    total: z.string(),
    subtotal: z.string().describe('Lines before the discount, in CHF.'),
    discount: z.string().describe('Discount that is taken back, in CHF.'),
    shipping: z.string().describe('Shipping in CHF.'),
    fee: z.string().describe('Small-order fee in CHF.'),
    vat: z.string().describe('Included VAT, in CHF.'),
    isRest: z.boolean().describe('Nothing is left: the order becomes refunded.'),
    creditNotes: z.int().describe('Number of credit notes that the order has.'),
  })
  .openapi('RefundPreview')

export const confirmedRefund = refundRequest.extend({
  total: z
    .string()
    .regex(/^\d{1,9}\.\d{2}$/, 'value-invalid')
    .transform((text) => centimes(Math.round(Number(text) * 100)))
    .openapi({ type: 'string', description: 'The amount that the preview showed, in CHF.' }),
  creditNotes: z
    .int('value-invalid')
    .optional()
    .describe('Number of credit notes that the preview showed: a refund sent twice is refused.'),
  note: message.openapi({ type: 'string', description: 'Message to the customer in the mail.' }),
})

/** Positions count from 1 in the API. */
export const toRefund = ({ lines, shipping }: z.output<typeof refundRequest>) => ({
  lines: lines.map(({ line: number, quantity }) => ({ position: number - 1, quantity })),
  shipping,
})
