import { cleanText } from '../../../domain/order/free-text.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { type Actor, recordChange } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import { newId } from '../../db/new-id.ts'
import type { Services } from '../../services.ts'
import { findCustomerLabel } from './customer-label.ts'

/** A note about a customer. `author` is null once its account is deleted. */
export type CustomerNote = { id: string; at: Date; author: string | null; text: string }

export const maxCustomerNoteLength = 4_000

type NoteRefusal = 'account-unknown' | 'note-blank' | 'too-long'

/** The notes about a customer, the newest first. */
export const listCustomerNotes = async (
  db: Database,
  accountId: string,
): Promise<CustomerNote[]> => {
  const rows = await db
    .selectFrom('customer_note')
    .leftJoin('account as author', 'author.id', 'customer_note.by_account')
    .select(['customer_note.id', 'customer_note.at', 'customer_note.text'])
    .select(['author.first_name', 'author.last_name'])
    .where('customer_note.account_id', '=', accountId)
    .orderBy('customer_note.at', 'desc')
    .orderBy('customer_note.id', 'desc')
    .execute()
  return rows.map(({ first_name, last_name, ...note }) => ({
    ...note,
    author: first_name === null ? null : `${first_name} ${last_name}`.trim(),
  }))
}

/** Adds a note that the customer never sees. */
export const addCustomerNote = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  { accountId, text }: { accountId: string; text: string },
): Promise<Result<{ id: string }, NoteRefusal>> => {
  const note = cleanText(text)
  if (note === '') return refuse('note-blank')
  if ([...text.trim()].length > maxCustomerNoteLength) return refuse('too-long')
  const id = newId()
  return db.transaction().execute(async (trx) => {
    const label = await findCustomerLabel(trx, accountId)
    if (label === undefined) return refuse('account-unknown')
    const row = { id, account_id: accountId, at: now(), by_account: actor.accountId, text: note }
    await trx.insertInto('customer_note').values(row).execute()
    await recordChange(trx, {
      ...{ actor, action: 'add-note', resource: 'customers', recordId: accountId, label },
      ...{ after: { note }, now: now() },
    })
    return ok({ id })
  })
}

/** Deletes a note; false if the customer has none with this id. */
export const deleteCustomerNote = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  { accountId, id }: { accountId: string; id: string },
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom('customer_note')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returning('text')
      .executeTakeFirst()
    if (!deleted) return false
    const label = (await findCustomerLabel(trx, accountId)) ?? ''
    await recordChange(trx, {
      ...{ actor, action: 'delete-note', resource: 'customers', recordId: accountId, label },
      ...{ before: { note: deleted.text }, now: now() },
    })
    return true
  })
