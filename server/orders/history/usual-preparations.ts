import { type CartInfo, hasRemedy } from '../../../domain/cart/cart-info.ts'
import type { Thing, Usual } from '../../../domain/quick-order/lines/line-spec.ts'
import { isVisibleTo } from '../../accounts/members/find-member.ts'
import type { Database } from '../../db/client.ts'
import { parseLineInfo } from '../order.ts'
import { findStarred } from '../shelf/shelf.ts'

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

/** Looks up the usual preparation of a remedy; undefined for one that was neither starred nor ordered. */
export type FindUsual = (thing: Thing) => Usual | undefined

/**
 * The usual preparation of each remedy: the one starred last, else the one ordered last, cancelled
 * orders included.
 */
export const findUsualPreparations = async (
  db: Database,
  accountId: string,
): Promise<FindUsual> => {
  const [starred, lines] = await Promise.all([
    findStarred(db, accountId),
    db
      .selectFrom('order_line')
      .innerJoin('orders', 'orders.id', 'order_line.order_id')
      .select(['order_line.order_id', 'order_line.position', 'order_line.info'])
      .where(isVisibleTo(accountId))
      .orderBy('orders.placed_at', 'desc')
      .orderBy('order_line.position')
      .limit(maxLines)
      .execute(),
  ])
  const usual = new Map<string, Usual>()
  for (const info of [...starred.map((line) => line.info), ...lines.map(parseLineInfo)]) {
    if (!hasRemedy(info) || info.remedy === undefined) continue
    const key = keyOf({ family: info.type, id: info.remedy })
    if (!usual.has(key)) usual.set(key, usualOf(info))
  }
  return (thing) => usual.get(keyOf(thing))
}
