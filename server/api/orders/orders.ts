import { z } from '@hono/zod-openapi'
import { notAllowedCode } from '../../../domain/customer/member-rights.ts'
import { isLanguage } from '../../../domain/language.ts'
import { priceString } from '../../../domain/money.ts'
import type { AddressProblem } from '../../../domain/order/address-problem.ts'
import type { OrderRefusal } from '../../../domain/order/order-refusal.ts'
import type { PriceRefusal } from '../../../domain/order/price-order.ts'
import { ok, refuse } from '../../../domain/result.ts'
import { addressProblemMessage } from '../../../messages/account/address-problems.ts'
import { belowMinimumMessage } from '../../../messages/shop/order-charges.ts'
import { makePageToken } from '../../accounts/login/page-token.ts'
import { credentialsOf } from '../../http/sessions/current-session.ts'
import { i18nIn } from '../../i18n.ts'
import { listOrders } from '../../orders/history/list-orders.ts'
import { placeOrder } from '../../orders/placing/place-order.ts'
import { type ErrorContext, textOf, toErrorCode } from '../error.ts'
import { type ApiRoute, accountRoute, type Refused } from '../route.ts'
import { orderRequest, orderSchema, orderSummary, orderView, summaryView } from './order-schema.ts'

/** Visible ASCII, as HTTP headers allow; unique per order. */
export const idempotencyKey = z.string('key-missing').regex(/^[!-~]{1,200}$/, 'key-missing')

type LinesRefusal = Exclude<Refused, string | Response>

/** Message and `fields` name every field, e.g. 'shippingAddress1'. */
const addressesRefusal = (
  c: ErrorContext,
  code: OrderRefusal,
  addresses: readonly AddressProblem[],
): LinesRefusal => {
  const textIn = (problem: AddressProblem) =>
    i18nIn[c.var.language]._(addressProblemMessage(problem))
  const fields = addresses.map((problem) => [`${problem.kind}${problem.part}`, textIn(problem)])
  const sentences = addresses.map((problem) => `${textIn(problem)}.`)
  return {
    code,
    fields: Object.fromEntries(fields),
    ...(sentences.length > 0 && { message: sentences.join(' ') }),
  }
}

/**
 * The first refused line in `line`, `reason` and `slug`, all refused lines in `lines`. `fields`
 * as for invalid bodies. Lines count from 0.
 */
export const linesRefusal = (
  c: ErrorContext,
  { code, line, lines, missing, message, field: _, ...why }: PriceRefusal,
): LinesRefusal => {
  if (missing)
    return {
      code,
      message: i18nIn[c.var.language]._(belowMinimumMessage(missing)),
      data: { missing: priceString(missing) },
    }
  if (why.addresses) return addressesRefusal(c, code, why.addresses)
  if (!lines) return { code, data: why }
  const fields = lines.flatMap(({ line, field, code }) =>
    field ? [[`items.${line}.${field}`, code] as const] : [],
  )
  const explained = lines.map((refused) => ({
    ...refused,
    code: toErrorCode(refused.code),
    message: refused.message ?? textOf(c, refused.code),
  }))
  return {
    code,
    fields: Object.fromEntries(fields),
    ...(message && { message }),
    data: { ...why, line, lines: explained },
  }
}

/** Places orders, and lists those of the user. */
export const orderRoutes: readonly ApiRoute[] = [
  accountRoute({
    method: 'get',
    path: '/sn_api/user/orders',
    tag: 'Account',
    login: 'log-in-to-see-orders',
    summary: 'Lists the orders of the user, newest first',
    returns: z.array(orderSummary),
    returned: 'The orders.',
    isCompressed: true,
    run: async ({ db }, { signedIn }) =>
      ok((await listOrders(db, signedIn.accountId)).map(summaryView)),
  }),
  accountRoute({
    method: 'post',
    path: '/shop/orders',
    tag: 'Shop',
    login: 'log-in-to-order',
    summary: 'Places an order',
    description:
      'The server calculates all prices. If lines cannot be ordered, the order is refused and `data.lines` lists ' +
      'them; `data.line`, `data.fields` and `data.reason` describe the first one. A repeated request with ' +
      'the same `Idempotency-Key` and body returns the same order; with another body it is refused with 409. ' +
      'If `expected_total` differs from the current total, the order is refused with 409 and `data.total` is the current one. ' +
      'Below the minimum order, `data.missing` is what the items lack, in CHF.',
    headers: {
      'idempotency-key': idempotencyKey.openapi({
        description: 'Unique per order: 1 to 200 visible ASCII characters.',
        example: '6f1c2f5e-1f3b-4a53-9a0c-0d6f6a1f7a11',
      }),
    },
    body: orderRequest,
    maxBodyBytes: 2 ** 20,
    returns: orderSchema,
    returned: 'The order with its totals.',
    status: 201,
    refuses: [409, 429],
    run: async (services, { body: sent, signedIn: account, c }) => {
      const { expected_total: total, cart_version: cartVersion, ...body } = sent
      const placed = await placeOrder(services, {
        ...body,
        cartVersion,
        account,
        confirmed: total === undefined ? undefined : { total },
        idempotencyKey: c.req.header('idempotency-key') ?? '',
        // Language of the confirmation: as requested, else that of the account.
        language: [c.req.query('lang'), body.language].find(isLanguage) ?? account.language,
      })
      if (placed.ok) return ok(orderView(placed.value))
      const { retryAfter, current, ...refusal } = placed.refusal
      const { code } = refusal
      if (code === 'terms-changed' && current)
        return refuse({ code, data: { total: priceString(current.total) } })
      if (code === 'not-allowed') return refuse(notAllowedCode(account))
      return refuse({ ...linesRefusal(c, refusal), retryAfter })
    },
  }),
]

/** `POST /shop/checkout-token`: the token that opens the checkout frame (R26). */
export const checkoutTokenRoute: ApiRoute = accountRoute({
  method: 'post',
  path: '/shop/checkout-token',
  tag: 'Shop',
  login: 'log-in-to-order',
  summary: 'Creates a checkout token',
  description:
    'The token is valid for ten minutes, until its session ends or the password changes. Post it to `/add_to_cart/` to open the checkout.',
  returns: z.object({ jwt: z.string() }),
  returned: 'The token.',
  run: async (services, { signedIn, now, c }) => {
    if (!signedIn.userCanOrder) return refuse(notAllowedCode(signedIn))
    const { accountId } = signedIn
    const sessionToken = credentialsOf(services.env, c.req.raw.headers)?.token ?? ''
    const jwt = await makePageToken(services, { accountId, sessionToken }, now)
    return jwt === undefined ? refuse('session-expired') : ok({ jwt })
  },
})
