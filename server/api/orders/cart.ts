import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { isCartItem } from '../../../domain/cart/is-cart-item.ts'
import { maxMergedLines } from '../../../domain/cart/merge-carts.ts'
import type { Language } from '../../../domain/language.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import { checkCart } from '../../orders/cart/check-cart.ts'
import { findCart, saveCart } from '../../orders/cart/stored-cart.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { errors, fail } from '../error.ts'
import { requireLogin } from '../require-login.ts'

/** In characters of JSON: three times the largest mixture. */
const maxLineLength = 8_000

const isLine = (value: unknown): value is CartItem =>
  isCartItem(value) &&
  [value.cartId, value.name, value.icon].every(({ length }) => length <= 200) &&
  JSON.stringify(value.info).length <= maxLineLength

/** Copies the known fields only. */
const lineOf = ({ cartId, WcId, name, icon, price, quantity, info, reference }: CartItem) => ({
  cartId,
  WcId,
  name,
  icon,
  price,
  quantity,
  info,
  ...(reference && { reference }),
})

const postedOf = ({ WcId: id, quantity, name, info }: CartItem): PostedItem => ({
  id,
  quantity,
  name,
  info,
})

const lines = z
  .array(z.unknown(), 'value-invalid')
  .max(maxMergedLines, 'value-invalid')
  .refine((items): items is CartItem[] => items.every(isLine), 'value-invalid')
  .transform((items) => items.filter(isLine).map(lineOf))
  .openapi({
    type: 'array',
    maxItems: maxMergedLines,
    items: {
      type: 'object',
      required: ['cartId', 'WcId', 'name', 'icon', 'price', 'quantity', 'info'],
      properties: {
        cartId: { type: 'string', description: 'Id of the line, chosen by the client.' },
        WcId: { type: 'integer', description: 'Id of the price product or ready product.' },
        name: { type: 'string', description: 'Name as displayed.' },
        icon: { type: 'string', description: 'Name of the illustration.' },
        price: { type: 'integer', description: 'Price as displayed, in centimes.' },
        quantity: { type: 'integer', minimum: 1, maximum: 999, description: 'Quantity.' },
        info: { type: 'object', description: 'The choices, as in an order.' },
      },
    },
  })

const cartRequest = z.object({
  items: lines,
  base: lines.optional().openapi({
    description:
      'The cart as this client last received it. The differences to `items` are applied to the stored cart; ' +
      'without `base` the stored cart is replaced.',
  }),
  write: z
    .string('value-invalid')
    .regex(/^[\w-]{1,64}$/, 'value-invalid')
    .optional()
    .openapi({ description: 'Id of this write; a repeated write is applied once.' }),
})

const cartAnswer = {
  description: 'The cart, with names in the language of the request.',
  content: {
    'application/json': {
      schema: z.object({ items: z.array(z.looseObject({})) }).openapi('Cart'),
    },
  },
}

/** The cart of the signed-in account, shared by its devices (R25). */
export const addCartRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const shared = { path: '/shop/cart', tags: ['Shop'] }
  const get = createRoute({
    ...shared,
    method: 'get',
    summary: 'Retrieves the stored cart of the user',
    middleware: [requireLogin(services)] as const,
    responses: { 200: cartAnswer, ...errors(401, 403) },
  })
  const put = createRoute({
    ...shared,
    method: 'put',
    summary: 'Stores the cart of the user',
    middleware: [requireLogin(services, 'log-in-to-store-cart')] as const,
    request: {
      body: { required: true, content: { 'application/json': { schema: cartRequest } } },
    },
    responses: { 200: cartAnswer, ...errors(400, 401, 403, 413, 415, 422) },
  })
  const answer = async (items: readonly CartItem[], language: Language) => {
    const checked = await checkCart(services, items.map(postedOf), language)
    return {
      items: items.map((item, position) => {
        const found = checked[position]
        return found && 'name' in found ? { ...item, name: found.name } : { ...item }
      }),
    }
  }

  api.openapi(get, async (c) => {
    const items = await findCart(services.db, c.var.signedIn.accountId)
    return c.json(await answer(items, c.var.language), 200)
  })
  api.openapi(put, async (c) => {
    const items = await saveCart(services, c.var.signedIn.accountId, c.req.valid('json'))
    if (!items) return fail(c, 'too-many-lines')
    return c.json(await answer(items, c.var.language), 200)
  })
}
