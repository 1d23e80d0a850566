import { createHash } from 'node:crypto'
import type { Insertable, Transaction } from 'kysely'
import { cleanLine } from '../../domain/order/free-text.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import { searchKey } from '../../domain/search/staff-search.ts'
import type { Database } from '../db/client.ts'
import { nextNumber } from '../db/counter.ts'
import { insertAll } from '../db/insert-all.ts'
import { newId } from '../db/new-id.ts'
import type { Schema } from '../db/schema.ts'
import type { BankPaymentTable } from '../db/tables/payments.ts'
import { forEachInTurns } from '../long-tasks/in-turns.ts'
import type { UploadedStatement } from './camt/read-upload.ts'
import { partKey } from './find-reported-payments.ts'
import { type MatchedPayment, matchStatement } from './match-statement.ts'
import { settleInvoice } from './settle-invoice.ts'

export type StatementImportPreview = {
  /** Identifies the upload and what its import does: what is applied is what was shown. */
  hash: string
  files: readonly UploadedStatement[]
  rows: MatchedPayment[]
}

const hashOf = async (rows: readonly MatchedPayment[]) => {
  const hash = createHash('sha256')
  await forEachInTurns(rows, ({ payment, isKnown, problem, shares, replaces }) => {
    const paid = shares.map(({ invoice, amount }) => [invoice.id, amount])
    hash.update(JSON.stringify([payment.key, isKnown, problem, paid, replaces]))
  })
  return hash.digest('hex')
}

/** What the import of an upload would do now. */
export const previewStatement = async (
  db: Database,
  files: readonly UploadedStatement[],
): Promise<StatementImportPreview> => {
  const rows = await matchStatement(db, files)
  return { hash: await hashOf(rows), files, rows }
}

type StatementImport = {
  files: readonly UploadedStatement[]
  /** Of the upload. */
  fileName: string
  /** Of the preview that the staff have confirmed. */
  hash: string
  byAccount: string
}

type ImportRefusal =
  /** Orders or payments have changed since the preview. */
  | { code: 'edit-conflict' }
  /** Every payment of the upload is known. */
  | { code: 'statement-known' }

/** `id`: of the first imported file. */
export type AppliedStatement = { id: string; rows: MatchedPayment[] }

/** Sets bookings aside whose details are imported. */
const dismissReplaced = async (
  trx: Transaction<Schema>,
  rows: readonly MatchedPayment[],
  now: Date,
) => {
  for (const id of new Set(rows.flatMap(({ replaces }) => replaces ?? [])))
    await trx
      .updateTable('bank_payment')
      .set({ state: 'dismissed', problem: 'reported-with-details', decided_at: now })
      .where('id', '=', id)
      .execute()
}

type Share = MatchedPayment['shares'][number]

/** A payment, or its part for one of several invoices, which is marked as paid if nothing is left. */
const importShare = async (
  trx: Transaction<Schema>,
  statementId: string,
  { payment, problem }: MatchedPayment,
  share: Share | undefined,
  part: number,
  now: Date,
): Promise<Insertable<BankPaymentTable>> => {
  const isSettled = share && share.amount === share.invoice.due
  const statusBefore = isSettled && (await settleInvoice(trx, share.invoice, payment.valueOn, now))
  return {
    id: newId(),
    statement_id: statementId,
    entry_key: part > 0 ? partKey(payment.key, part) : payment.key,
    booking_key: payment.bookingKey,
    content_hash: payment.contentHash,
    value_on: payment.valueOn,
    amount: share?.amount ?? payment.amount,
    currency: payment.currency,
    reference: payment.reference,
    payer: payment.payer,
    message: payment.message,
    search_text: searchKey(`${payment.payer} ${payment.message}`),
    state: problem ? 'open' : 'matched',
    problem: problem ?? null,
    invoice_id: share?.invoice.id ?? null,
    status_before: statusBefore || null,
    decided_at: null,
    decided_by: null,
    note: '',
  }
}

const insertStatement = async (
  trx: Transaction<Schema>,
  file: UploadedStatement,
  { fileName, byAccount }: StatementImport,
  now: Date,
) => {
  const id = newId()
  await trx
    .insertInto('bank_statement')
    .values({
      id,
      kind: file.kind,
      file_name: cleanLine([fileName, file.name].filter(Boolean).join(' / '), 200),
      statement_ids: file.statementIds.join(',').slice(0, 500),
      imported_at: now,
      imported_by: byAccount,
    })
    .execute()
  return id
}

/**
 * Imports an upload in the caller's transaction: exact payments mark their invoices as paid, the
 * others are listed. A payment that another file has reported changes nothing.
 */
export const importStatement = async (
  trx: Transaction<Schema>,
  wanted: StatementImport,
  now: Date,
): Promise<Result<AppliedStatement, ImportRefusal>> => {
  // Locks: imports follow one another, so that no payment is imported twice.
  await nextNumber(trx, 'bank-statement')
  const { files, hash } = wanted
  const rows = await matchStatement(trx, files, { locks: true })
  const news = rows.filter(({ isKnown }) => !isKnown)
  if (news.length === 0) return refuse({ code: 'statement-known' })
  if ((await hashOf(rows)) !== hash) return refuse({ code: 'edit-conflict' })
  await dismissReplaced(trx, news, now)
  const ids: string[] = []
  let end = 0
  for (const file of files) {
    const start = end
    end += file.payments.length
    const own = rows.slice(start, end).filter(({ isKnown }) => !isKnown)
    if (own.length === 0) continue
    const id = await insertStatement(trx, file, wanted, now)
    ids.push(id)
    const payments: Insertable<BankPaymentTable>[] = []
    for (const row of own)
      for (const [part, share] of (row.problem ? [undefined] : row.shares).entries())
        payments.push(await importShare(trx, id, row, share, part, now))
    await insertAll(trx, 'bank_payment', payments)
  }
  return ok({ id: ids[0] ?? '', rows })
}
