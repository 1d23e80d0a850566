import { contentChange } from '../../../domain/order/order-change.ts'
import { accountName } from '../../db/account-name.ts'
import type { Database } from '../../db/client.ts'
import type { OrderContent } from '../../db/tables/orders.ts'
import type { Order } from '../order.ts'

/** What of an order a change replaces. */
export const contentOf = (order: Order): OrderContent => ({
  lines: order.lines,
  ...{ subtotal: order.subtotal, discountRate: order.discountRate, discount: order.discount },
  ...{ shipping: order.shipping, fee: order.fee, total: order.total, vat: order.vat },
  payment: order.payment,
  reference: order.reference,
  note: order.note,
  shippingAddress: order.shippingAddress,
  billing: order.billing,
})

/**
 * The former versions of an order, the oldest first, each with who replaced it and what the next one
 * changed.
 */
export const findVersions = async (db: Database, order: Order) => {
  const versions = await db
    .selectFrom('order_version')
    .leftJoin('account', 'account.id', 'order_version.replaced_by')
    .select(['order_version.version', 'replaced_at as replacedAt', 'content'])
    .select(['account.role', accountName.as('author')])
    .where('order_id', '=', order.id)
    .orderBy('order_version.version')
    .execute()
  return versions.map((former, index) => ({
    ...former,
    change: contentChange(former.content, versions[index + 1]?.content ?? contentOf(order)),
  }))
}
