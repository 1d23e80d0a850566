import { z } from '@hono/zod-openapi'
import { isLanguage, languages } from '../../../../domain/language.ts'
import { isOrderStatus, orderStatuses } from '../../../../domain/order/order-status.ts'
import { readAmount } from '../../../../domain/prices/read-amount.ts'
import type { OrderFilters } from '../../../orders/staff/order-filters.ts'
import { line } from '../../fields.ts'
import { searchText } from '../list-route.ts'

/** A JSON list of texts, or one text. */
const listOf = (text: string): string[] | undefined => {
  if (!text.startsWith('[')) return [text]
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.map(String) : undefined
  } catch {
    return undefined
  }
}

const maxIds = 1_000

/** An id of another record. */
const id = line(50)

const statuses = z
  .string()
  .max(200, 'too-long')
  .transform((text, context) => {
    const list = listOf(text)
    if (list?.every(isOrderStatus)) return list.filter(isOrderStatus)
    context.addIssue({ code: 'custom', message: 'value-invalid' })
    return z.NEVER
  })
  .optional()
  .openapi({
    type: 'string',
    description: `Status, or a JSON list of them: ${orderStatuses.join(', ')}.`,
    example: '["processing","on-hold"]',
  })

const ids = z
  .string()
  .max(50_000, 'too-long')
  .transform((text, context) => {
    const list = listOf(text)
    if (list && list.length <= maxIds && z.array(id).safeParse(list).success) return list
    context.addIssue({ code: 'custom', message: 'value-invalid' })
    return z.NEVER
  })
  .optional()
  .openapi({ type: 'string', description: 'Only these orders: a JSON list of ids.' })

/** YYYY-MM-DD. */
const day = z.iso.date('value-invalid').optional()

const francs = z
  .string()
  .transform((text, context) => {
    const amount = readAmount(text)
    if (amount.ok) return amount.value
    context.addIssue('value-invalid')
    return z.NEVER
  })
  .optional()

/** Filters of the list of orders, and of its export. */
export const orderFilters = {
  search: searchText,
  number: z.coerce
    .number()
    .pipe(z.int('value-invalid'))
    .optional()
    .openapi({ type: 'integer', description: 'Number of the order.' }),
  status: statuses,
  ids,
  from: day.describe('First day of the order in Switzerland, YYYY-MM-DD.'),
  to: day.describe('Last day of the order in Switzerland, YYYY-MM-DD.'),
  payment: z
    .enum(['unpaid', 'overdue'], 'value-invalid')
    .optional()
    .describe('Orders whose invoice has not been paid, or not in time.'),
  language: z
    .string()
    .refine(isLanguage, 'value-invalid')
    .optional()
    .openapi({ type: 'string', enum: [...languages], description: 'Language of the order.' }),
  account: id.optional().describe('Id of the customer.'),
  minTotal: francs.openapi({ type: 'string', description: 'Least total in CHF.' }),
  maxTotal: francs.openapi({ type: 'string', description: 'Greatest total in CHF.' }),
}

type FilterQuery = z.output<z.ZodObject<typeof orderFilters>>

/** The filters as the use cases take them. */
export const filtersOf = ({ status, account, language, ...same }: FilterQuery): OrderFilters => ({
  search: same.search,
  number: same.number,
  ids: same.ids,
  from: same.from,
  to: same.to,
  payment: same.payment,
  minTotal: same.minTotal,
  maxTotal: same.maxTotal,
  statuses: status,
  accountId: account,
  language: language !== undefined && isLanguage(language) ? language : undefined,
})
