import { hash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { IdentifiedLine } from '../../../domain/cart/cart-item.ts'
import { lineIdentity } from '../../../domain/cart/cart-item.ts'
import { isCartInfo } from '../../../domain/cart/is-cart-item.ts'
import { engineOf } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import type { Schema } from '../../db/schema.ts'

/** The stored form of a line's identity: fixed length, and short in forms. */
export const lineKey = (line: IdentifiedLine): string =>
  hash('sha256', lineIdentity(line), 'base64url')

export const articleRow = (line: IdentifiedLine) => ({
  line_key: lineKey(line),
  product_id: line.WcId,
  name: line.name,
  info: json<Record<string, unknown>>(line.info),
})

/** Parses a stored article; one that this version no longer knows is omitted. */
export const readArticle = (row: {
  product_id: number
  name: string
  info: unknown
}): IdentifiedLine | undefined => {
  const { product_id: WcId, name, info } = row
  return isCartInfo(info) ? { WcId, name, info } : undefined
}

/**
 * Locks what an account has saved until the transaction ends, so that concurrent changes keep the
 * limits.
 */
export const lockSaved = async (trx: Transaction<Schema>, accountId: string) => {
  // Transactions of SQLite are serial anyway.
  if (engineOf(trx) !== 'postgres') return
  await trx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}
