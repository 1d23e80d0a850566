import { z } from '@hono/zod-openapi'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { maxCartLines } from '../../../domain/cart/cart-operation.ts'
import { isCartItem } from '../../../domain/cart/stored-lines.ts'
import type { Language } from '../../../domain/language.ts'
import { maxLineReference } from '../../../domain/order/free-text.ts'
import type { SaleRestriction } from '../../../domain/order/sale-restriction.ts'
import { maxQuantity } from '../../../domain/quantity.ts'
import { ok } from '../../../domain/result.ts'
import {
  expiredCertificateMessage,
  lineRefusalText,
} from '../../../messages/server/line-refusals.ts'
import type { SignedIn } from '../../accounts/login/session.ts'
import { i18nIn } from '../../i18n.ts'
import { findGroupRates } from '../../orders/cart/group-rates.ts'
import { type CartLineToday, cartToday } from '../../orders/cart/lines-today.ts'
import { applyChanges, findCart, type StoredCart } from '../../orders/cart/stored-cart.ts'
import {
  findExpiredCertificate,
  findRestrictedSales,
} from '../../orders/placing/restricted-sales.ts'
import type { Services } from '../../services.ts'
import { type ErrorContext, textOf, toErrorCode } from '../error.ts'
import { line } from '../fields.ts'
import { type ApiRoute, accountRoute } from '../route.ts'

/** In characters of JSON: three times the largest mixture. */
const maxInfoLength = 8_000

/** Of one request; a device that was offline sends more of them in several requests. */
const maxOperations = 100

const idOf = (description: string) =>
  z
    .string('value-invalid')
    .regex(/^[\w-]{1,64}$/, 'value-invalid')
    .openapi({ description })

const lineId = idOf('Id of a line.')

const lineIds = z
  .array(lineId, 'value-invalid')
  .max(2 * maxCartLines, 'value-invalid')
  .describe('Ids of lines.')

const isLine = (value: unknown): value is CartItem =>
  isCartItem(value) &&
  lineId.safeParse(value.cartId).success &&
  [value.name, value.icon].every(({ length }) => length <= 200) &&
  JSON.stringify(value.info).length <= maxInfoLength

const cartLine = z
  .custom<CartItem>(isLine, 'value-invalid')
  // Copies the known fields only.
  .transform(({ cartId, WcId, name, icon, price, quantity, info, reference }) => ({
    ...{ cartId, WcId, name, icon, price, quantity, info },
    ...(reference && { reference }),
  }))
  .openapi({
    type: 'object',
    description: 'A line.',
    required: ['cartId', 'WcId', 'name', 'icon', 'price', 'quantity', 'info'],
    properties: {
      cartId: { type: 'string', description: 'Id of the line, chosen by the client.' },
      WcId: { type: 'integer', description: 'Id of the price product or ready product.' },
      name: { type: 'string', description: 'Name as displayed.' },
      icon: { type: 'string', description: 'Name of the illustration.' },
      price: { type: 'integer', description: 'Price as displayed, in centimes.' },
      quantity: { type: 'integer', minimum: 1, maximum: maxQuantity },
      info: { type: 'object', description: 'The choices, as in an order.' },
      reference: { type: 'string', description: 'Own reference of the line.' },
    },
  })

const operationOf = <Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  fields: Fields,
) =>
  z.object({
    id: idOf('Id of the operation, chosen by the client; equal in every retry.'),
    type: z.literal(type).describe('What it does.'),
    ...fields,
  })

const operation = z
  .discriminatedUnion('type', [
    operationOf('add', {
      lines: z
        .array(cartLine, 'value-invalid')
        .max(maxCartLines, 'value-invalid')
        .describe('Lines, merged with equal ones.'),
    }),
    operationOf('set', {
      cartId: lineId,
      quantity: z
        .int('value-invalid')
        .min(1, 'value-invalid')
        .max(maxQuantity, 'value-invalid')
        .optional()
        .describe('Quantity.'),
      reference: line(maxLineReference)
        .optional()
        .describe('Own reference of the line; empty to remove it.'),
    }),
    operationOf('replace', { cartId: lineId, line: cartLine }),
    operationOf('remove', { cartIds: lineIds }),
    operationOf('clear', {}),
    operationOf('undo', {
      removed: z
        .array(z.object({ item: cartLine, before: lineIds }))
        .max(2 * maxCartLines, 'value-invalid')
        .describe('The removed lines, each with the ids of the lines above it.'),
    }),
  ])
  .openapi('CartOperation', {
    description:
      'A change of the cart, applied once per `id`. `undo` puts removed lines back below the last of the lines in ' +
      '`before` that are still there.',
  })

const answer = z
  .object({
    version: z.int().describe('Counts the changes; an order can name it.'),
    items: z.array(z.looseObject({})).openapi({
      description:
        'The lines at today’s prices, named in the language of the request. `before` is the price at which a ' +
        'line was added, if it has changed; `steps` are lower prices from a number of pieces of its product; ' +
        '`groupRate` is the discount of the user’s group, in hundredths of a percent; `code` and `message` say why ' +
        'a line cannot be ordered.',
    }),
    restrictions: z
      .array(
        z.object({
          ranges: z
            .array(z.string())
            .describe(
              'all; a type of lines; remedy:12; product:7; substances of mixtures by type or name, such as `Homeopathy: Arnica montana`.',
            ),
          message: z.string(),
        }),
      )
      .optional()
      .describe('What the user may not order, and why.'),
    refused: z
      .array(
        z.object({
          operation: idOf('Id of the operation.'),
          code: z.string(),
          message: z.string(),
        }),
      )
      .optional()
      .describe('Operations that were not applied: the cart cannot hold them.'),
  })
  .openapi('Cart')

const lineView = (
  c: ErrorContext,
  { refusal, ...item }: CartLineToday,
  groupRate: number | undefined,
) => ({
  ...item,
  ...(groupRate && { groupRate }),
  ...(refusal && {
    code: toErrorCode(refusal.code),
    message: lineRefusalText(refusal, (text) => i18nIn[c.var.language]._(text)),
  }),
})

/** What an account may not order, also because of an expired certificate. */
const restrictionsOf = async (
  { db, now }: Services,
  accountId: string,
  language: Language,
): Promise<SaleRestriction[]> => {
  const [certificate, restricted] = await Promise.all([
    findExpiredCertificate(db, accountId, now()),
    findRestrictedSales(db, accountId, language),
  ])
  if (!certificate?.isOver) return restricted
  const message = i18nIn[language]._(expiredCertificateMessage(certificate))
  return [{ code: 'certificate-expired', ranges: ['all'], message }]
}

const view = async (
  services: Services,
  { language, c, signedIn }: { language: Language; c: ErrorContext; signedIn: SignedIn },
  { version, items }: StoredCart,
) => {
  const { accountId } = signedIn
  const [lines, rates, restrictions] = await Promise.all([
    cartToday(services.db, items, language, accountId),
    findGroupRates(services.db, accountId),
    restrictionsOf(services, accountId, language),
  ])
  return {
    version,
    items: lines.map((one) => lineView(c, one, rates[one.info.type])),
    ...(restrictions.length > 0 && {
      restrictions: restrictions.map(({ ranges, message }) => ({ ranges: [...ranges], message })),
    }),
  }
}

/** The cart of the signed-in account, shared by its devices (R25). */
export const cartRoutes: readonly ApiRoute[] = [
  accountRoute({
    method: 'get',
    path: '/shop/cart',
    tag: 'Shop',
    summary: 'Retrieves the cart of the user',
    returns: answer,
    returned: 'The whole cart.',
    run: async (services, request) => {
      const cart = await findCart(services.db, request.signedIn.accountId)
      return ok(await view(services, request, cart))
    },
  }),
  accountRoute({
    method: 'post',
    path: '/shop/cart/operations',
    tag: 'Shop',
    login: 'log-in-to-store-cart',
    summary: 'Changes the cart of the user',
    body: z.object({
      operations: z
        .array(operation, 'value-invalid')
        .max(maxOperations, 'value-invalid')
        .describe('Applied in this order, in one transaction.'),
    }),
    returns: answer,
    returned: 'The whole cart.',
    maxBodyBytes: 2 ** 20,
    run: async (services, request) => {
      const { signedIn, body, c } = request
      const { refused, ...cart } = await applyChanges(services, signedIn.accountId, body.operations)
      const explained = refused.map(({ operation, code }) => ({
        ...{ operation, code: toErrorCode(code), message: textOf(c, code) },
      }))
      return ok({ ...(await view(services, request, cart)), refused: explained })
    },
  }),
]
