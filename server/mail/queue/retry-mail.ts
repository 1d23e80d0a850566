import type { Transaction } from 'kysely'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import { isResendable } from '../../outbox/mail-jobs.ts'
import { enqueueJob } from '../../outbox/outbox.ts'
import { type ListedMail, mailColumns, mailOf } from './list-mails.ts'

export type MailRefusal =
  | 'mail-unknown'
  /** Sent or sending: there is nothing to retry or to discard. */
  | 'mail-not-failed'
  /** Its content is not stored any more, or it is not sent yet. */
  | 'mail-not-resendable'

type Trx = Transaction<Schema>

/** A mail of the outbox with the data of its job. */
export const findMail = async (
  db: Database,
  id: string,
): Promise<(ListedMail & { body: unknown }) | undefined> => {
  const row = await db
    .selectFrom('outbox')
    .select([...mailColumns, 'outbox.body'])
    .where('outbox.id', '=', id)
    .executeTakeFirst()
  const [mail] = row ? mailOf(row) : []
  return row && mail && { ...mail, body: row.body }
}

const findFailed = async (trx: Trx, id: string): Promise<Result<ListedMail, MailRefusal>> => {
  const mail = await findMail(trx, id)
  if (!mail) return refuse('mail-unknown')
  return mail.state === 'failed' || mail.state === 'retrying' ? ok(mail) : refuse('mail-not-failed')
}

/** Makes a failed mail due immediately. Wake the worker after the commit. */
export const retryMail = async (
  trx: Trx,
  id: string,
  now: Date,
): Promise<Result<ListedMail, MailRefusal>> => {
  const found = await findFailed(trx, id)
  if (!found.ok) return found
  const changed = await trx
    .updateTable('outbox')
    .set({ due_at: now, done_at: null, tries: 0, claimed_until: null })
    .where('id', '=', id)
    .where('last_error', 'is not', null)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .executeTakeFirst()
  return changed.numUpdatedRows === 0n ? refuse('mail-not-failed') : found
}

/** Deletes a failed mail, which is then never sent. */
export const discardMail = async (
  trx: Trx,
  id: string,
  now: Date,
): Promise<Result<ListedMail, MailRefusal>> => {
  const found = await findFailed(trx, id)
  if (!found.ok) return found
  const deleted = await trx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('last_error', 'is not', null)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .executeTakeFirst()
  return deleted.numDeletedRows === 0n ? refuse('mail-not-failed') : found
}

/** Whether a sent mail can be sent again. */
export const canResend = ({ kind, state }: ListedMail) => state === 'sent' && isResendable(kind)

const isEmptyBody = (body: unknown) =>
  typeof body !== 'object' || body === null || Object.keys(body).length === 0

/** Enqueues a sent mail once more, written with the present data. Wake the worker after the commit. */
export const resendMail = async (
  trx: Trx,
  id: string,
  now: Date,
): Promise<Result<ListedMail, MailRefusal>> => {
  const mail = await findMail(trx, id)
  if (!mail) return refuse('mail-unknown')
  if (!canResend(mail) || isEmptyBody(mail.body)) return refuse('mail-not-resendable')
  await enqueueJob(trx, mail.kind, mail.body, now)
  return ok(mail)
}
