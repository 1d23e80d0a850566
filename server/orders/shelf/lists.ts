import type { Transaction } from 'kysely'
import type { IdentifiedLine } from '../../../domain/cart/cart-item.ts'
import { lineIllustrations } from '../../../domain/cart/line-illustrations.ts'
import type { Language } from '../../../domain/language.ts'
import type { Centimes } from '../../../domain/money.ts'
import type { LineRefusal } from '../../../domain/order/decide.ts'
import { maxQuantity } from '../../../domain/quantity.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { maxListLines, maxLists, moveTo } from '../../../domain/shelf/saved-list.ts'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import type { Services } from '../../services.ts'
import { linesToday, postedLine } from '../cart/lines-today.ts'
import type { ReorderLine } from '../cart/reorder.ts'
import {
  articleRow,
  isUsedBy,
  lockSaved,
  readArticle,
  type SaveTarget,
  savedByName,
} from './saved.ts'

export const savedLists = savedByName('saved_list', maxLists)

/** A list as shown among others. */
export type ListSummary = { id: string; name: string; lines: number }

/** The lists that an account uses and that are not deleted, the oldest first. */
export const findLists = async (db: Database, accountId: string): Promise<ListSummary[]> => {
  const rows = await db
    .selectFrom('saved_list')
    .leftJoin('saved_list_line', 'saved_list_line.list_id', 'saved_list.id')
    .select(['saved_list.id', 'saved_list.name'])
    .select((eb) => eb.fn.count<number | string>('saved_list_line.line_key').as('lines'))
    .where(isUsedBy(accountId))
    .where('saved_list.deleted_at', 'is', null)
    .groupBy(['saved_list.id', 'saved_list.name', 'saved_list.created_at'])
    .orderBy('saved_list.created_at')
    .orderBy('saved_list.id')
    .execute()
  return rows.map(({ id, name, lines }) => ({ id, name, lines: Number(lines) }))
}

/** A line of a list; `before` is the price when it was saved. */
export type ListLine = { key: string; line: IdentifiedLine; quantity: number; before: Centimes }

/** The lines of a list in their order. */
export const findListLines = async (db: Database, id: string): Promise<ListLine[]> => {
  const rows = await db
    .selectFrom('saved_list_line')
    .selectAll()
    .where('list_id', '=', id)
    .orderBy('position')
    .orderBy('line_key')
    .execute()
  return rows.flatMap((row) => {
    const line = readArticle(row)
    if (!line) return []
    return [{ key: row.line_key, line, quantity: row.quantity, before: row.price }]
  })
}

/** The lines of a list at today's terms, as those of an order; `quantityOf` may replace quantities. */
export const listToday = async (
  db: Database,
  lines: readonly ListLine[],
  language: Language,
  accountId: string,
): Promise<ReorderLine[]> => {
  const today = await linesToday(
    db,
    lines.map(({ line, quantity }) => postedLine(line, quantity)),
    language,
    accountId,
  )
  return lines.flatMap(({ line: { name, info }, quantity, before }, position) => {
    const now = today[position]
    const ordered = { name, info, quantity, icon: lineIllustrations[info.type] }
    return now ? [{ position, ordered, before, ...now }] : []
  })
}

/** Articles to save, with their quantities. */
export type SavedItem = { line: IdentifiedLine; quantity: number }

/** What was added; `refused` cannot be ordered. */
type Added = { id: string; name: string; added: number; refused: LineRefusal[] }

type AddRefusal = LineRefusal | { code: 'too-many-lists' | 'list-full' | 'list-unknown' }

const writeLines = async (
  trx: Transaction<Schema>,
  id: string,
  items: readonly (IdentifiedLine & { quantity: number; price: Centimes })[],
): Promise<boolean> => {
  const lines = await trx
    .selectFrom('saved_list_line')
    .select(['line_key', 'position'])
    .where('list_id', '=', id)
    .execute()
  const known = new Set(lines.map(({ line_key }) => line_key))
  const rows = new Map(
    items.map(({ quantity, price, ...line }) => {
      const article = articleRow(line)
      return [article.line_key, { ...article, list_id: id, quantity, price }]
    }),
  )
  const added = [...rows.values()].filter(({ line_key }) => !known.has(line_key))
  if (lines.length + added.length > maxListLines) return false
  if (added.length === 0) return true
  const last = Math.max(-1, ...lines.map(({ position }) => position))
  await trx
    .insertInto('saved_list_line')
    .values(added.map((row, index) => ({ ...row, position: last + 1 + index })))
    .execute()
  return true
}

/**
 * Adds articles that can be ordered today to a list; those in the list stay as they are. A new list
 * is created once per id. Refused if there is nothing to add.
 */
export const addToList = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  accountId: string,
  { id, newName }: SaveTarget,
  items: readonly SavedItem[],
  language: Language,
): Promise<Result<Added, AddRefusal>> => {
  const posted = items.map(({ line, quantity }) =>
    postedLine(line, Math.min(quantity, maxQuantity)),
  )
  const today = await linesToday(db, posted, language, accountId)
  const found = today.flatMap((line) => ('item' in line ? [line.item] : []))
  const refused = today.flatMap((line) => ('refusal' in line ? [line.refusal] : []))
  if (found.length === 0 && refused[0]) return refuse(refused[0])
  return db.transaction().execute(async (trx) => {
    await lockSaved(trx, accountId)
    const created = { id, name: newName ?? '' }
    if (newName !== undefined && !(await savedLists.insert(trx, accountId, created, now())))
      return refuse({ code: 'too-many-lists' as const })
    const list = await savedLists.find(trx, accountId, id)
    if (!list) return refuse({ code: 'list-unknown' as const })
    return (await writeLines(trx, id, found))
      ? ok({ ...list, added: found.length, refused })
      : refuse({ code: 'list-full' as const })
  })
}

/** `quantities` by key; `moved` becomes the line at index `to`. */
export type LineChanges = {
  quantities: ReadonlyMap<string, number>
  removed?: string | undefined
  moved?: { key: string; to: number } | undefined
}

/**
 * Changes quantities, removes or moves a line. Idempotent. False if the account has no such list.
 */
export const changeListLines = async (
  db: Database,
  accountId: string,
  id: string,
  { quantities, removed, moved }: LineChanges,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await lockSaved(trx, accountId)
    if (!(await savedLists.find(trx, accountId, id))) return false
    if (removed)
      await trx
        .deleteFrom('saved_list_line')
        .where('list_id', '=', id)
        .where('line_key', '=', removed)
        .execute()
    const lines = await findListLines(trx, id)
    const arranged = moved ? moveTo(lines, moved.key, moved.to) : lines
    for (const [position, line] of arranged.entries()) {
      const { key } = line
      const quantity = quantities.get(key) ?? line.quantity
      const isSame = quantity === line.quantity && line === lines[position]
      if (isSame && !removed) continue
      await trx
        .updateTable('saved_list_line')
        .set({ position, quantity })
        .where('list_id', '=', id)
        .where('line_key', '=', key)
        .execute()
    }
    return true
  })
