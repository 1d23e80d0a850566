import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { cleanLine } from '../../domain/order/free-text.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import type { Database } from '../db/client.ts'
import { nextNumber } from '../db/counter.ts'
import { newId } from '../db/new-id.ts'
import type { Schema } from '../db/schema.ts'
import type { StatementFile } from './camt/statement-file.ts'
import { type MatchedPayment, matchStatement } from './match-statement.ts'
import { settleInvoice } from './settle-invoice.ts'

export type StatementPreview = {
  /** Identifies the file and what its import does: what is applied is what was shown. */
  hash: string
  file: Omit<StatementFile, 'payments'>
  rows: MatchedPayment[]
}

const hashOf = (rows: readonly MatchedPayment[]) =>
  createHash('sha256')
    .update(
      JSON.stringify(
        rows.map(({ payment, isKnown, problem, invoice }) => [
          payment.key,
          isKnown,
          problem,
          invoice?.id,
        ]),
      ),
    )
    .digest('hex')

/** What the import of a file would do now. */
export const previewStatement = async (
  db: Database,
  { payments, ...file }: StatementFile,
): Promise<StatementPreview> => {
  const rows = await matchStatement(db, payments)
  return { hash: hashOf(rows), file, rows }
}

export type StatementImport = {
  file: StatementFile
  fileName: string
  /** Of the preview that the staff have confirmed. */
  hash: string
  byAccount: string
}

export type ImportRefusal =
  /** Orders or payments have changed since the preview. */
  | { code: 'changed-meanwhile' }
  /** Every payment of the file is known. */
  | { code: 'statement-known' }

export type AppliedStatement = { id: string; rows: MatchedPayment[] }

/** The payments of a collective booking replace the booking that was imported without them. */
const dismissBatches = async (
  trx: Transaction<Schema>,
  rows: readonly MatchedPayment[],
  now: Date,
) => {
  const keys = rows.flatMap(({ payment: { batchKey, isBatch } }) =>
    batchKey && !isBatch ? [batchKey] : [],
  )
  for (const key of new Set(keys))
    await trx
      .updateTable('bank_payment')
      .set({ state: 'dismissed', decided_at: now })
      .where('batch_key', '=', key)
      .where('problem', '=', 'batch-without-details')
      .where('state', '=', 'open')
      .execute()
}

const insertPayment = (
  trx: Transaction<Schema>,
  statementId: string,
  { payment, problem, invoice }: MatchedPayment,
) =>
  trx
    .insertInto('bank_payment')
    .values({
      id: newId(),
      statement_id: statementId,
      entry_key: payment.key,
      batch_key: payment.batchKey,
      value_on: payment.valueOn,
      amount: payment.amount,
      currency: payment.currency,
      reference: payment.reference,
      payer: payment.payer,
      message: payment.message,
      state: problem ? 'open' : 'matched',
      problem: problem ?? null,
      invoice_id: problem ? null : (invoice?.id ?? null),
      decided_at: null,
      decided_by: null,
      note: '',
    })
    .execute()

/**
 * Imports a file in the caller's transaction: exact payments mark their invoices as paid, the
 * others are listed. A payment that another file has reported changes nothing.
 */
export const importStatement = async (
  trx: Transaction<Schema>,
  { file, fileName, hash, byAccount }: StatementImport,
  now: Date,
): Promise<Result<AppliedStatement, ImportRefusal>> => {
  // Locks: imports follow one another, so that no payment is imported twice.
  await nextNumber(trx, 'bank-statement')
  const rows = await matchStatement(trx, file.payments)
  const news = rows.filter(({ isKnown }) => !isKnown)
  if (news.length === 0) return refuse({ code: 'statement-known' })
  if (hashOf(rows) !== hash) return refuse({ code: 'changed-meanwhile' })
  const id = newId()
  await trx
    .insertInto('bank_statement')
    .values({
      id,
      kind: file.kind,
      file_name: cleanLine(fileName, 100),
      statement_ids: file.statementIds.join(',').slice(0, 500),
      imported_at: now,
      imported_by: byAccount,
    })
    .execute()
  await dismissBatches(trx, news, now)
  for (const row of news) {
    await insertPayment(trx, id, row)
    if (!row.problem && row.invoice) await settleInvoice(trx, row.invoice, row.payment.valueOn, now)
  }
  return ok({ id, rows })
}
