import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { priceString } from '../../../domain/money.ts'
import { maxOrderLines } from '../../../domain/order/price-order.ts'
import { type CheckedLine, checkCart } from '../../orders/cart/check-cart.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { type ErrorContext, errors, fail, textOf, toErrorCode } from '../error.ts'
import { requireLogin } from '../require-login.ts'
import { cartCheckRequest } from './order-schema.ts'

const checkedLine = z
  .object({
    line: z.int().openapi({ description: 'Index of the line, from 0.' }),
    name: z.string().optional().openapi({ description: 'Name in the language of the request.' }),
    price: z
      .string()
      .optional()
      .openapi({ description: 'Current price in CHF, including any VAT.', example: '12.50' }),
    info: z.record(z.string(), z.unknown()).optional(),
    code: z
      .string()
      .optional()
      .openapi({ description: 'Error code if the line cannot be ordered.' }),
    message: z.string().optional(),
    field: z.string().optional().openapi({ description: 'Field of `info` that is not possible.' }),
    reason: z.string().optional().openapi({ description: 'Why it is not possible.' }),
  })
  .openapi('CheckedLine')

const viewOf = (
  c: ErrorContext,
  checked: CheckedLine,
  line: number,
): z.input<typeof checkedLine> => {
  if (!('refusal' in checked)) {
    const { name, price, info } = checked
    return { line, name, price: priceString(price), info: { ...info } }
  }
  const { code, field, reason } = checked.refusal
  return { line, code: toErrorCode(code), message: textOf(c, code), field, reason }
}

/** `POST /shop/cart/check`: checks each line of a cart at current terms, without ordering. */
export const addCartCheckRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const route = createRoute({
    method: 'post',
    path: '/shop/cart/check',
    tags: ['Shop'],
    summary: 'Checks the lines of a cart',
    description:
      'Returns current names and prices, and an error code for lines that cannot be ordered.',
    middleware: [requireLogin(services, 'log-in-to-order')] as const,
    request: {
      body: { required: true, content: { 'application/json': { schema: cartCheckRequest } } },
    },
    responses: {
      200: {
        description: 'All lines, in the order of the request.',
        content: { 'application/json': { schema: z.object({ lines: z.array(checkedLine) }) } },
      },
      ...errors(400, 401, 403, 413, 415, 422),
    },
  })
  api.openapi(route, async (c) => {
    const { items } = c.req.valid('json')
    if (items.length > maxOrderLines) return fail(c, 'too-many-lines')
    const lines = await checkCart(services, items, c.var.language)
    return c.json({ lines: lines.map((checked, line) => viewOf(c, checked, line)) }, 200)
  })
}
