import type { IdentifiedLine } from '../../../domain/cart/cart-item.ts'
import type { Language } from '../../../domain/language.ts'
import type { LineRefusal } from '../../../domain/order/decide.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import {
  arrangeShelf,
  maxStarred,
  type OrderedLine,
  type ShelfLine,
} from '../../../domain/shelf/arrange-shelf.ts'
import { isVisibleTo } from '../../accounts/members/find-member.ts'
import type { Database } from '../../db/client.ts'
import type { Services } from '../../services.ts'
import { type LineToday, linesToday, postedLine } from '../cart/lines-today.ts'
import { parseLineInfo } from '../order.ts'
import { articleRow, lineKey, lockSaved, readArticle } from './saved.ts'

/** Order lines that are looked at, the newest first. */
const maxOrderLines = 300

const findOrdered = async (db: Database, accountId: string): Promise<OrderedLine[]> => {
  const lines = await db
    .selectFrom('order_line')
    .innerJoin('orders', 'orders.id', 'order_line.order_id')
    .select(['order_line.order_id', 'order_line.product_id', 'order_line.name', 'order_line.info'])
    .select('orders.placed_at')
    .where(isVisibleTo(accountId))
    .orderBy('orders.placed_at', 'desc')
    .orderBy('order_line.position')
    .limit(maxOrderLines)
    .execute()
  return lines.map((line) => ({
    WcId: line.product_id,
    name: line.name,
    info: parseLineInfo(line),
    orderedAt: line.placed_at,
  }))
}

/** The starred articles of an account, the newest first. */
export const findStarred = async (db: Database, accountId: string): Promise<IdentifiedLine[]> => {
  const rows = await db
    .selectFrom('starred_line')
    .select(['product_id', 'name', 'info'])
    .where('account_id', '=', accountId)
    .orderBy('starred_at', 'desc')
    .orderBy('line_key')
    .execute()
  return rows.flatMap((row) => readArticle(row) ?? [])
}

/** The starred articles and those ordered last, at today's terms. */
export const findShelf = async (
  db: Database,
  accountId: string,
  language: Language,
): Promise<(ShelfLine & { today: LineToday })[]> => {
  const [starred, ordered] = await Promise.all([
    findStarred(db, accountId),
    findOrdered(db, accountId),
  ])
  const shelf = arrangeShelf(starred, ordered)
  const posted = shelf.map(({ line }) => postedLine(line, 1))
  const today = await linesToday(db, posted, language, accountId)
  return shelf.flatMap((line, index) => {
    const now = today[index]
    return now ? [{ ...line, today: now }] : []
  })
}

type StarRefusal = LineRefusal | { code: 'shelf-full' }

/** Stars an article that can be ordered today; starring it again changes nothing. */
export const starLine = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  accountId: string,
  line: IdentifiedLine,
  language: Language,
): Promise<Result<IdentifiedLine, StarRefusal>> => {
  const [today] = await linesToday(db, [postedLine(line, 1)], language, accountId)
  if (!today) return refuse({ code: 'product-unknown' })
  if ('refusal' in today) return refuse(today.refusal)
  const { item } = today
  return db.transaction().execute(async (trx) => {
    await lockSaved(trx, accountId)
    const rows = await trx
      .selectFrom('starred_line')
      .select('line_key')
      .where('account_id', '=', accountId)
      .execute()
    const row = articleRow(item)
    if (rows.some(({ line_key }) => line_key === row.line_key)) return ok(item)
    if (rows.length >= maxStarred) return refuse({ code: 'shelf-full' as const })
    await trx
      .insertInto('starred_line')
      .values({ ...row, account_id: accountId, starred_at: now() })
      .execute()
    return ok(item)
  })
}

/** Removes the star of an article, whether or not it can be ordered. */
export const unstarLine = async (db: Database, accountId: string, line: IdentifiedLine) => {
  await db
    .deleteFrom('starred_line')
    .where('account_id', '=', accountId)
    .where('line_key', '=', lineKey(line))
    .execute()
}
