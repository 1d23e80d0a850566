import type { Transaction } from 'kysely'
import { cleanText } from '../../../domain/order/free-text.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { accountName } from '../../db/account-name.ts'
import type { Database } from '../../db/client.ts'
import { newId } from '../../db/new-id.ts'
import type { Schema } from '../../db/schema.ts'

/** An internal note; customers never see it. */
export type OrderNote = {
  id: string
  at: Date
  /** Name of the author; '' if the account is gone. */
  author: string
  authorId: string | null
  text: string
}

type NoteRefusal =
  | { code: 'order-unknown' }
  | { code: 'note-unknown' }
  | { code: 'note-empty' }
  /** Only its author deletes a note. */
  | { code: 'note-of-other' }

/** The notes of an order, the oldest first. */
export const findNotes = (db: Database, orderId: string): Promise<OrderNote[]> =>
  db
    .selectFrom('order_note')
    .leftJoin('account', 'account.id', 'order_note.by_account')
    .select(['order_note.id', 'order_note.at', 'order_note.text'])
    .select(['order_note.by_account as authorId', accountName.as('author')])
    .where('order_note.order_id', '=', orderId)
    .orderBy('order_note.at')
    .orderBy('order_note.id')
    .execute()

/** Adds a note and returns its id. */
export const addNote = async (
  trx: Transaction<Schema>,
  { orderId, text, byAccount }: { orderId: string; text: string; byAccount: string },
  now: Date,
): Promise<Result<string, NoteRefusal>> => {
  const clean = cleanText(text)
  if (!clean) return refuse({ code: 'note-empty' })
  const order = await trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return refuse({ code: 'order-unknown' })
  const id = newId()
  await trx
    .insertInto('order_note')
    .values({ id, order_id: orderId, at: now, by_account: byAccount, text: clean })
    .execute()
  return ok(id)
}

/** Deletes an own note and returns its text. */
export const deleteNote = async (
  trx: Transaction<Schema>,
  { orderId, noteId, byAccount }: { orderId: string; noteId: string; byAccount: string },
): Promise<Result<string, NoteRefusal>> => {
  const note = await trx
    .selectFrom('order_note')
    .select(['text', 'by_account'])
    .where('id', '=', noteId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!note) return refuse({ code: 'note-unknown' })
  if (note.by_account !== byAccount) return refuse({ code: 'note-of-other' })
  await trx.deleteFrom('order_note').where('id', '=', noteId).execute()
  return ok(note.text)
}
