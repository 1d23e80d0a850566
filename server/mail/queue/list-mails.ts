import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { ListPage } from '../../db/count-rows.ts'
import { matchEmail } from '../../db/match-email.ts'
import type { Schema } from '../../db/schema.ts'
import type { OutboxTable } from '../../db/tables/system.ts'
import { isMailKind, type MailKind, mailKinds } from '../../outbox/mail-jobs.ts'

/**
 * `queued`: due soon; `retrying`: failed so far; `failed`: for good; `sent`: accepted by the mail
 * server; `not-needed`: had become pointless, e.g. for an unknown address.
 */
export const mailStates = ['queued', 'retrying', 'failed', 'sent', 'not-needed'] as const

type MailState = (typeof mailStates)[number]

/** What the list is limited to; missing fields do not limit it. */
type MailFilter = {
  /** Parts of the recipient's address. */
  search?: string | undefined
  /** 'unsent': retrying or failed. */
  state?: MailState | 'unsent' | undefined
  kind?: MailKind | undefined
  /** Mails about this order. */
  orderId?: string | undefined
}

export const mailSorts = {
  createdAt: 'outbox.created_at',
  kind: 'outbox.kind',
  recipient: 'outbox.recipient',
} as const

/** Without a sort, the newest first. */
export type MailQuery = MailFilter & ListPage<typeof mailSorts>

export const mailColumns = [
  'outbox.id',
  'outbox.kind',
  'outbox.recipient',
  'outbox.subject',
  'outbox.created_at',
  'outbox.due_at',
  'outbox.done_at',
  'outbox.tries',
  'outbox.last_error',
] as const

type Row = Pick<
  Selectable<OutboxTable>,
  | 'id'
  | 'kind'
  | 'recipient'
  | 'subject'
  | 'created_at'
  | 'due_at'
  | 'done_at'
  | 'tries'
  | 'last_error'
>

export type ListedMail = Omit<Row, 'kind'> & { kind: MailKind; state: MailState }

const stateOf = ({ done_at, last_error, recipient }: Row): MailState => {
  if (done_at === null) return last_error === null ? 'queued' : 'retrying'
  if (last_error !== null) return 'failed'
  return recipient === '' ? 'not-needed' : 'sent'
}

const isInState = (eb: ExpressionBuilder<Schema, 'outbox'>, state: MailState | 'unsent') => {
  const isDone = eb('outbox.done_at', 'is not', null)
  const isWaiting = eb('outbox.done_at', 'is', null)
  const hasError = eb('outbox.last_error', 'is not', null)
  const hasNoError = eb('outbox.last_error', 'is', null)
  switch (state) {
    case 'unsent':
      return hasError
    case 'queued':
      return eb.and([isWaiting, hasNoError])
    case 'retrying':
      return eb.and([isWaiting, hasError])
    case 'failed':
      return eb.and([isDone, hasError])
    case 'sent':
      return eb.and([isDone, hasNoError, eb('outbox.recipient', '!=', '')])
    case 'not-needed':
      return eb.and([isDone, hasNoError, eb('outbox.recipient', '=', '')])
  }
}

export const mailOf = (row: Row): ListedMail[] => {
  const { kind } = row
  return isMailKind(kind) ? [{ ...row, kind, state: stateOf(row) }] : []
}

/** One page of the mails of the outbox that match, and the number on all pages. */
export const listMails = async (
  db: Database,
  { sort = 'createdAt', direction = 'desc', offset, limit, search, ...filter }: MailQuery,
): Promise<{ rows: ListedMail[]; total: number }> => {
  const { state, kind, orderId } = filter
  let matching = db
    .selectFrom('outbox')
    .where('outbox.kind', kind ? '=' : 'in', kind ?? (mailKinds as readonly string[]))
    .where(await matchEmail(db, 'outbox.recipient', search))
  if (orderId) matching = matching.where('outbox.order_id', '=', orderId)
  if (state) matching = matching.where((eb) => isInState(eb, state))
  const [{ total }, rows] = await Promise.all([
    matching
      .select((eb) => eb.fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow(),
    matching
      .select(mailColumns)
      .orderBy(mailSorts[sort], direction)
      .orderBy('outbox.id', direction)
      .limit(limit)
      .offset(offset)
      .execute(),
  ])
  return { rows: rows.flatMap(mailOf), total: Number(total) }
}
