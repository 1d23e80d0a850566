import { z } from '@hono/zod-openapi'
import { notAllowedCode } from '../../../domain/customer/member-rights.ts'
import { priceString } from '../../../domain/money.ts'
import { ok, refuse } from '../../../domain/result.ts'
import { type ReorderLine, reorder } from '../../orders/cart/reorder.ts'
import { findVisibleOrder } from '../../orders/history/find-order.ts'
import { type ErrorContext, textOf } from '../error.ts'
import { type ApiRoute, accountRoute } from '../route.ts'

const lineNumber = z.int().describe('Position of the line in the order, from 1.')

const answer = z
  .object({
    items: z
      .array(
        z.object({
          line: lineNumber,
          id: z.int(),
          name: z.string(),
          quantity: z.int(),
          price: z.string(),
          info: z.record(z.string(), z.unknown()),
          reference: z.string().optional(),
        }),
      )
      .openapi({ description: 'Lines that can be ordered, as `POST /shop/orders` accepts them.' }),
    changes: z
      .array(
        z.object({
          line: lineNumber,
          code: z
            .string()
            .openapi({ description: 'Code of the change.', example: 'price_changed' }),
          message: z.string(),
          before: z.string().describe('Unit price in CHF in the order.'),
          now: z.string().optional().describe('Current unit price in CHF.'),
        }),
      )
      .describe('Lines with another price, or that cannot be ordered any more.'),
  })
  .openapi('Reorder')

type Answer = z.input<typeof answer>

const itemOf = (line: ReorderLine): Answer['items'] => {
  if (!('item' in line)) return []
  const { WcId, name, quantity, price, info, reference } = line.item
  const shown = {
    id: WcId,
    name,
    quantity,
    price: priceString(price),
    info: { ...info },
    reference,
  }
  return [{ line: line.position + 1, ...shown }]
}

const changeOf = (c: ErrorContext, line: ReorderLine): Answer['changes'] => {
  const code = 'item' in line ? 'price-changed' : line.refusal.code
  if ('item' in line && line.item.price === line.before) return []
  return [
    {
      line: line.position + 1,
      code: code.replaceAll('-', '_'),
      message: textOf(c, code),
      before: priceString(line.before),
      ...('item' in line && { now: priceString(line.item.price) }),
    },
  ]
}

/**
 * `POST /shop/orders/{id}/reorder`: the lines of an order at current terms (A3), without
 * ordering.
 */
export const reorderRoute: ApiRoute = accountRoute({
  method: 'post',
  path: '/shop/orders/{id}/reorder',
  tag: 'Shop',
  login: 'log-in-to-order',
  summary: 'Prepares the lines of an order for a new order',
  description: 'Returns the lines at current prices, without ordering.',
  params: { id: z.string() },
  query: {
    line: z.coerce
      .number('value-invalid')
      .pipe(z.int('value-invalid').min(1).max(200))
      .optional()
      .openapi({ type: 'integer', description: 'Only this line, from 1.' }),
  },
  returns: answer,
  returned: 'Items and changes.',
  run: async (services, { params: { id }, query: { line }, signedIn, language, c }) => {
    const { accountId } = signedIn
    const order = await findVisibleOrder(services.db, accountId, id)
    if (!order) return ok(undefined)
    const positions = line === undefined ? undefined : [line - 1]
    const found = await reorder(services, { ...order, accountId }, language, positions)
    if (!found.ok) return refuse(notAllowedCode(signedIn))
    const lines = found.value
    return ok({ items: lines.flatMap(itemOf), changes: lines.flatMap((one) => changeOf(c, one)) })
  },
})
