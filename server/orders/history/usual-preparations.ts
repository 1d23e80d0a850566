import { type CartInfo, hasRemedy } from '../../../domain/cart/cart-info.ts'
import type { Thing, Usual } from '../../../domain/quick-order/lines/line-spec.ts'
import type { Database } from '../../db/client.ts'
import { parseLineInfo } from '../order.ts'

/** Order lines that are looked at, the newest first. */
const maxLines = 300

const keyOf = ({ family, id }: Thing) => `${family} ${id}`

const usualOf = (info: CartInfo): Usual => {
  switch (info.type) {
    case 'homeopathy': {
      const { type: _, remedy: _remedy, ...preparation } = info
      return { preparation }
    }
    case 'gemmotherapy':
    case 'phytotherapy':
    case 'oligotherapy':
      return { size: info.size }
    case 'schussler':
      return { saltForm: info.form }
    default:
      return {}
  }
}

/** Looks up how an account ordered a remedy last; undefined for a remedy that it never ordered. */
export type FindUsual = (thing: Thing) => Usual | undefined

/** The last preparation of each remedy that the account ordered, cancelled orders included. */
export const findUsualPreparations = async (
  db: Database,
  accountId: string,
): Promise<FindUsual> => {
  const lines = await db
    .selectFrom('order_line')
    .innerJoin('orders', 'orders.id', 'order_line.order_id')
    .select(['order_line.order_id', 'order_line.position', 'order_line.info'])
    .where('orders.account_id', '=', accountId)
    .orderBy('orders.placed_at', 'desc')
    .orderBy('order_line.position')
    .limit(maxLines)
    .execute()
  const usual = new Map<string, Usual>()
  for (const line of lines) {
    const info = parseLineInfo(line)
    if (!hasRemedy(info) || info.remedy === undefined) continue
    const key = keyOf({ family: info.type, id: info.remedy })
    if (!usual.has(key)) usual.set(key, usualOf(info))
  }
  return (thing) => usual.get(keyOf(thing))
}
