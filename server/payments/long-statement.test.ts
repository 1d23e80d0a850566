import { describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { closeDatabase } from '../db/client.ts'
import { readStatementUpload } from './camt/read-statement-upload.ts'
import { statementBytes } from './camt/statements.fixtures.ts'
import { importStatement, previewStatement } from './import-statement.ts'
import { openTestPayments } from './payments.fixtures.ts'

/** A tenth of what an import takes: reading those takes too long for a test. */
const payments = 5_000

const entriesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    payments: [
      { amount: `${10 + (index % 90)}.50`, ref: `R${index}`, message: `Invoice ${index}` },
    ],
    ref: `B${index}`,
  }))

/** The longest wait of a timer while the task runs, in milliseconds. */
const longestBlock = async (task: () => Promise<unknown>) => {
  let [last, longest] = [performance.now(), 0]
  const timer = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }, 5)
  await task()
  clearInterval(timer)
  return longest
}

describe.each(databases)('a long statement on $name', ({ open }) => {
  test('is imported, and other requests proceed', async () => {
    const db = await open()
    const { staffId, newInvoice } = await openTestPayments(db)
    const paid = await newInvoice()
    const amount = (paid.invoice.total / 100).toFixed(2)
    const bytes = statementBytes([
      { payments: [{ amount, reference: paid.invoice.reference }] },
      ...entriesOf(payments - 1),
    ])
    const block = await longestBlock(async () => {
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
    // Several times what was measured: tests share the machine.
    expect(block).toBeLessThan(1_000)
    await closeDatabase(db)
  }, 60_000)
})
