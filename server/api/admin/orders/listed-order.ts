import { z } from '@hono/zod-openapi'
import { priceString } from '../../../../domain/money.ts'
import { orderStatuses } from '../../../../domain/order/order-status.ts'
import type { StaffListOrder } from '../../../orders/staff/list-all-orders.ts'
import { instant } from '../../fields.ts'

export const listedSchema = z
  .object({
    id: z.string(),
    number: z.int(),
    date_created: instant,
    status: z.enum(orderStatuses, 'value-invalid'),
    payment: z.string(),
    reference: z.string(),
    total: z.string(),
    dispatchOn: z.string().nullable().describe('Promised day of dispatch, YYYY-MM-DD, or null.'),
    customer: z.object({
      id: z.string(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      company: z.string(),
    }),
    language: z.string(),
    invoice: z
      .object({
        number: z.int(),
        dueOn: z.string().describe('Day on which it is due, YYYY-MM-DD.'),
        isPaid: z.boolean().describe('Whether it has been paid.'),
        state: z
          .enum(['open', 'overdue', 'paid', 'credited'])
          .describe('To be paid, late, paid, or credited in full by credit notes.'),
      })
      .optional()
      .describe('Missing until it is issued.'),
  })
  .openapi('ListedOrder')

export const listedOrderView = ({
  placedAt,
  total,
  ...order
}: StaffListOrder): z.input<typeof listedSchema> => ({
  ...order,
  date_created: placedAt,
  total: priceString(total),
})
