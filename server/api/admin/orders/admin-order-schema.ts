import { z } from '@hono/zod-openapi'
import type { Language } from '../../../../domain/language.ts'
import { formatFrancs, priceString } from '../../../../domain/money.ts'
import { trackingOf } from '../../../../domain/order/carrier.ts'
import type { ContentChange } from '../../../../domain/order/order-change.ts'
import { isOrderStatus, orderStatuses } from '../../../../domain/order/order-status.ts'
import type { ParcelLine } from '../../../../domain/order/refund.ts'
import { orderChangeTexts } from '../../../../messages/account/order-change.ts'
import { lineMessages } from '../../../../messages/shop/lines.ts'
import { onlinePaymentStates } from '../../../db/tables/payments.ts'
import { i18nIn } from '../../../i18n.ts'
import type { OrderLine } from '../../../orders/order.ts'
import type { StaffOrder } from '../../../orders/staff/find-staff-order.ts'
import { resendableMails } from '../../../orders/staff/resend-mail.ts'
import type { findOnlinePayments } from '../../../payments/card/online-payments.ts'
import type { findOrderPayments } from '../../../payments/list-payments.ts'
import { instant } from '../../fields.ts'
import { orderSchema, orderView } from '../../orders/order-schema.ts'
import { method } from '../payments/payment-schema.ts'

const status = z.enum(orderStatuses, 'value-invalid')

const address = z.record(z.string(), z.string().nullish())

const quantities = z.array(
  z.object({
    line: z.int().describe('Position in the order, from 1.'),
    quantity: z.int(),
  }),
)

const issued = z.object({
  number: z.int(),
  issuedAt: instant.describe('Time of issue, ISO 8601.'),
  total: z.string(),
})

/** An order with everything that the staff need. */
export const adminOrderSchema = orderSchema
  .extend({
    status: status.describe('Status, also those that other answers leave out.'),
    line_items: z.array(
      orderSchema.shape.line_items.element.extend({
        detail: z.string().describe('The choices in words, in the language.'),
        substances: z.array(z.string()).describe('The substances of a mixture.'),
      }),
    ),
    account: z.string(),
    language: z.string(),
    billing: address,
    shipping_address: address,
    customer: z.object({
      id: z.string(),
      email: z.string(),
      name: z.string(),
      customerNumber: z
        .string()
        .openapi({ description: "The laboratory's number of the customer." }),
      phone: z.string(),
    }),
    channel: z
      .string()
      .describe(
        'How it was received: shop, phone, order-form, e-mail, counter; former-shop: imported.',
      ),
    dispatchOn: z
      .string()
      .nullable()
      .describe(
        'Day on which it leaves the laboratory, as promised, YYYY-MM-DD; null without a promise.',
      ),
    orderedBy: z
      .string()
      .describe('Name of the person of the practice who ordered; empty for the account itself.'),
    enteredBy: z
      .string()
      .describe('Name of the member of staff who entered it; empty for orders of the customer.'),
    next: z.array(status).describe('Statuses that can follow.'),
    events: z.array(
      z.object({
        id: z.string(),
        status,
        at: instant,
        note: z.string(),
        author: z.string().describe('Who did it; empty for automatic changes.'),
      }),
    ),
    version: z.int().describe('Increases with every change of the content.'),
    mayChange: z.boolean().describe('Whether the staff can change the content.'),
    versions: z
      .array(
        z.object({
          version: z.int(),
          replacedAt: instant.describe('Time of the change, ISO 8601.'),
          author: z.string().describe('Who changed it.'),
          changes: z.array(z.string()).describe('What differs, one sentence each.'),
        }),
      )
      .describe('Former versions, the oldest first.'),
    shipments: z.array(
      z.object({
        id: z.string(),
        carrier: z.string(),
        carrierName: z.string().describe('Name of the carrier.'),
        trackingNumber: z.string(),
        url: z.string().optional().describe('Page of the carrier.'),
        shipped_at: instant,
        lines: quantities
          .nullable()
          .describe('Of a part; null: what the other parcels do not have.'),
      }),
    ),
    toSend: quantities.describe('Quantities that can be sent in a part, by line.'),
    notes: z
      .array(
        z.object({
          id: z.string(),
          at: instant,
          author: z.string().describe('Who wrote it.'),
          authorId: z.string().nullable().describe('Id of the author.'),
          text: z.string(),
        }),
      )
      .describe('Internal notes; customers never see them.'),
    invoice: issued
      .extend({
        dueOn: z.string().describe('Day on which it is due, YYYY-MM-DD.'),
        due: z.string().describe('What remains to be paid in CHF.'),
        overpaid: z
          .string()
          .describe('What has been paid beyond it and is to be paid back, in CHF.'),
        reference: z.string(),
        paidAt: instant.nullable().describe('Time of payment, or null.'),
      })
      .optional()
      .describe('Missing until it is issued.'),
    hasInvoice: z
      .boolean()
      .describe('Whether the invoice can be opened; it is issued then if it is missing.'),
    creditNotes: z
      .array(
        issued.extend({
          isPart: z.boolean().describe('Over a part only.'),
          author: z.string().describe('Who issued it; empty for automatic ones.'),
        }),
      )
      .describe('Credit notes, the oldest first.'),
    formerDocuments: z
      .array(z.object({ kind: z.enum(['invoice', 'credit-note']), number: z.int() }))
      .describe('Invoices that a change has replaced, and the credit notes over them.'),
    credited: z.string().describe('Sum of the credit notes in CHF.'),
    refundable: z
      .object({
        lines: quantities.describe('Quantities that are left, by line.'),
        shipping: z.boolean().describe('Whether the shipping can be refunded.'),
      })
      .nullable()
      .describe('What can be refunded; null if the status allows no refund.'),
    payments: z
      .array(
        z.object({
          id: z.string(),
          valueOn: z.string().describe('Value date, YYYY-MM-DD.'),
          amount: z.string().describe('Amount in CHF.'),
          payer: z.string().describe('Name of the payer.'),
          method,
          note: z.string(),
          author: z
            .string()
            .describe('Who decided about it or entered it; empty without a decision.'),
        }),
      )
      .describe('Payments for its invoice.'),
    onlinePayments: z
      .array(
        z.object({
          id: z.string(),
          amount: z.string().describe('Amount in CHF.'),
          state: z
            .enum(onlinePaymentStates)
            .describe('`open`: can be paid; `refund-due`: is paid back within minutes.'),
          problem: z.string().describe('Why Stripe has refused a refund.'),
          at: instant.describe('Time of its beginning, ISO 8601.'),
          paidBackAt: instant
            .nullable()
            .describe('When the staff have paid it back otherwise, ISO 8601; null for others.'),
          isOfCredit: z
            .boolean()
            .describe('A refund of what a credit note leaves; false for payments themselves.'),
        }),
      )
      .describe('Payments by card or TWINT and their refunds, the oldest first.'),
    mails: z
      .array(z.enum(resendableMails))
      .describe('Mails to the customer that can be sent again.'),
  })
  .openapi('AdminOrder')

const issuedView = ({
  number,
  issuedAt,
  total,
}: Pick<StaffOrder['creditNotes'][number], 'number' | 'issuedAt' | 'total'>) => ({
  number,
  issuedAt,
  total: priceString(total),
})

/** What was chosen, in words. */
const describeLine = (ordered: OrderLine | undefined, language: Language) =>
  ordered
    ? lineMessages(ordered.info, (text) => i18nIn[language]._(text))
    : { detail: '', substances: [] }

/** What differs between two versions of an order, with amounts as the back office writes them. */
export const changeTexts = (change: ContentChange, language: Language) =>
  orderChangeTexts(
    change,
    (text) => i18nIn[language]._(text),
    (amount) => `CHF ${formatFrancs(amount)}`,
  )

const numberedLine = ({ position, quantity }: ParcelLine) => ({ line: position + 1, quantity })

export const adminOrderView = (
  found: StaffOrder,
  payments: Awaited<ReturnType<typeof findOrderPayments>>,
  online: Awaited<ReturnType<typeof findOnlinePayments>>,
  language: Language,
): z.input<typeof adminOrderSchema> => {
  const { order, events, shipments, notes, invoice, refundable } = found
  const view = orderView(order)
  return {
    ...view,
    status: order.status,
    line_items: view.line_items.map((item, index) => ({
      ...item,
      ...describeLine(order.lines[index], language),
    })),
    account: order.accountId,
    language: order.language,
    billing: { ...order.billing },
    shipping_address: { ...order.shippingAddress },
    customer: found.customer,
    channel: found.channel,
    dispatchOn: order.dispatchOn,
    enteredBy: found.enteredBy,
    orderedBy: order.orderer ?? '',
    next: found.next.filter(isOrderStatus),
    events,
    version: order.version,
    mayChange: found.mayChange,
    versions: found.versions.map(({ version, replacedAt, author, change }) => ({
      ...{ version, replacedAt, author },
      changes: changeTexts(change, language),
    })),
    shipments: shipments.map(({ id, carrier: code, trackingNumber, shippedAt, lines }) => {
      const { name, url } = trackingOf(code, trackingNumber, order.language)
      const shown = { id, carrier: code, carrierName: name, trackingNumber, ...(url && { url }) }
      return { ...shown, shipped_at: shippedAt, lines: lines?.map(numberedLine) ?? null }
    }),
    toSend: found.toSend.map(numberedLine),
    notes,
    invoice: invoice && {
      ...issuedView(invoice),
      dueOn: invoice.dueOn,
      due: priceString(invoice.due),
      overpaid: priceString(invoice.overpaid),
      reference: invoice.reference,
      paidAt: invoice.paidAt,
    },
    hasInvoice: found.hasInvoice,
    creditNotes: found.creditNotes.map((note) => ({
      ...issuedView(note),
      isPart: note.credited !== null,
      author: note.author,
    })),
    formerDocuments: found.former.map(({ kind, number }) => ({ kind, number })),
    credited: priceString(found.credited),
    refundable: refundable
      ? {
          lines: refundable.lines.map(numberedLine),
          shipping: refundable.shipping,
        }
      : null,
    payments: payments.map(({ amount, ...payment }) => ({
      ...payment,
      amount: priceString(amount),
    })),
    onlinePayments: online.map(({ amount, isOfCredit, ...payment }) => ({
      ...payment,
      amount: priceString(amount),
      isOfCredit: Boolean(isOfCredit),
    })),
    mails: found.mails,
  }
}
