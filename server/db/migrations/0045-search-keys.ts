import type { Kysely } from 'kysely'
import { searchKey } from '../../../domain/search/staff-search.ts'

type Texts = { id: string; customer_key: string; search_text: string | null }
type Payment = { id: string; payer: string; message: string; search_text: string }
type Db = { orders: Texts; form_entry: Texts; account: Texts; bank_payment: Payment }

const batchSize = 500

/** A key of a key is the same: the folded texts of before are enough. */
const rewriteKeys = async (
  db: Kysely<Db>,
  table: 'orders' | 'form_entry',
  column: 'customer_key' | 'search_text',
) => {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom(table)
      .select(['id', `${column} as text`])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute()
    for (const { id, text } of rows) {
      const key = searchKey(text ?? '')
      if (key !== text)
        await db
          .updateTable(table)
          .set({ [column]: key })
          .where('id', '=', id)
          .execute()
      last = id
    }
    if (rows.length < batchSize) return
  }
}

const addPaymentKeys = async (db: Kysely<Db>) => {
  await db.schema
    .alterTable('bank_payment')
    .addColumn('search_text', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('bank_payment')
      .select(['id', 'payer', 'message'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute()
    for (const { id, payer, message } of rows) {
      const search_text = searchKey(`${payer} ${message}`)
      await db.updateTable('bank_payment').set({ search_text }).where('id', '=', id).execute()
      last = id
    }
    if (rows.length < batchSize) return
  }
}

/** The staff's lists find umlauts by both spellings, and ligatures. */
export const up = async (db: Kysely<Db>) => {
  await rewriteKeys(db, 'orders', 'customer_key')
  await rewriteKeys(db, 'form_entry', 'search_text')
  await addPaymentKeys(db)
  // Written again by the next search.
  await db.updateTable('account').set({ search_text: null }).execute()
}
