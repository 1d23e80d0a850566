import { describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { closeDatabase } from '../db/client.ts'
import { readStatementUpload } from './camt/read-statement-upload.ts'
import { statementBytes } from './camt/statements.fixtures.ts'
import { importStatement, previewStatement } from './import-statement.ts'
import { openTestPayments } from './payments.fixtures.ts'

/** A small part of what an import takes: reading all takes too long for a test. */
const payments = 2_000

const entriesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    payments: [
      { amount: `${10 + (index % 90)}.50`, ref: `R${index}`, message: `Invoice ${index}` },
    ],
    ref: `B${index}`,
  }))

/** The tasks of the event loop that run meanwhile; a task that blocks it leaves time for few. */
const countTurns = async (task: () => Promise<unknown>) => {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 5)
  await task()
  clearInterval(timer)
  return turns
}

describe.each(databases)('a long statement on $name', ({ open }) => {
  test('a long statement is imported, and other requests proceed', async () => {
    const db = await open()
    const { staffId, newInvoice } = await openTestPayments(db)
    const paid = await newInvoice()
    const amount = (paid.invoice.total / 100).toFixed(2)
    const bytes = statementBytes([
      { payments: [{ amount, reference: paid.invoice.reference }] },
      ...entriesOf(payments - 1),
    ])
    const turns = await countTurns(async () => {
      const read = await readStatementUpload(bytes)
      if (!read.ok) throw new Error(read.refusal.code)
      const { hash } = await previewStatement(db, read.value)
      const wanted = { files: read.value, fileName: 'a.xml', hash, byAccount: staffId }
      const done = await db
        .transaction()
        .execute((trx) => importStatement(trx, wanted, new Date('2026-11-21T09:00:00Z')))
      expect(done).toMatchObject({ ok: true })
    })
    const { state } = await db
      .selectFrom('bank_payment')
      .select('state')
      .where('invoice_id', '=', paid.invoice.id)
      .executeTakeFirstOrThrow()
    expect(state).toBe('matched')
    const rows = await db.selectFrom('bank_payment').select('id').execute()
    expect(rows).toHaveLength(payments)
    // Reading, comparing and storing in three blocks would leave two or three.
    expect(turns).toBeGreaterThan(5)
    await closeDatabase(db)
  }, 60_000)
})
