import { beforeAll, describe, expect, test } from 'vitest'
import { formatMoney } from '../../domain/money.ts'
import { databases } from '../../tests/databases.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { findDocument } from '../invoicing/find-documents.ts'
import { issueInvoice } from '../invoicing/invoices.ts'
import { placeOrder } from '../orders/placing/place-order.ts'
import { openTestShop, type TestShop } from '../orders/shop.fixtures.ts'
import { previewRefund, refundOrder } from '../orders/staff/refund-order.ts'
import { readStatementUpload } from './camt/read-statement-upload.ts'
import { statementBytes } from './camt/statements.fixtures.ts'
import { assignPayment, dismissPayment } from './decide-payment.ts'
import { importStatement, previewStatement } from './import-statement.ts'
import { listPayments } from './list-payments.ts'
import { listStatements } from './list-statements.ts'
import { suggestInvoices } from './suggest-invoices.ts'
import { undoDecision } from './undo-decision.ts'

type Entries = Parameters<typeof statementBytes>[0]
type Options = Parameters<typeof statementBytes>[1]

describe.each(databases)('bank payments on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  let staffId: string
  let files = 0

  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    staffId = (await shop.accountOf('admin')).accountId
    return () => closeDatabase(db)
  })

  const newInvoice = async (payment: 'invoice' | 'advance' = 'invoice') => {
    const request = await shop.request(crypto.randomUUID())
    const placed = await placeOrder(shop.services, { ...request, payment })
    if (!placed.ok) throw new Error(placed.refusal.code)
    const order = placed.value
    const invoice = await db.transaction().execute((t) => issueInvoice(t, order, shop.clock.now))
    if (!invoice) throw new Error('no invoice')
    const francs = (centimes: number) => (centimes / 100).toFixed(2)
    return { order, invoice, amount: francs(invoice.total), francs }
  }
  type Invoiced = Awaited<ReturnType<typeof newInvoice>>

  const payment = ({ invoice, amount }: Invoiced, changes = {}) => {
    files += 1
    return { amount, reference: invoice.reference, ref: `TX-${files}`, ...changes }
  }
  const read = async (entries: Entries, options?: Options) => {
    const file = await readStatementUpload(statementBytes(entries, options))
    if (!file.ok) throw new Error(file.refusal.code)
    return file.value
  }
  const importFile = async (entries: Entries, options?: Options) => {
    const file = await read(entries, options)
    const { hash } = await previewStatement(db, file)
    const wanted = { files: file, fileName: 'konto.xml', hash, byAccount: staffId }
    return db.transaction().execute((trx) => importStatement(trx, wanted, shop.clock.now))
  }
  const entry = (payments: Entries[number]['payments'], changes = {}) => {
    files += 1
    return { payments, ref: `BOOKING-${files}`, ...changes }
  }
  const paidOn = async ({ order }: Invoiced) =>
    (await findDocument(db, order.id, 'invoice'))?.paidAt ?? undefined
  const statusOf = async ({ order }: Invoiced) =>
    (
      await db
        .selectFrom('orders')
        .select('status')
        .where('id', '=', order.id)
        .executeTakeFirstOrThrow()
    ).status
  const openOnes = async () =>
    (await listPayments(db, { state: 'open', offset: 0, limit: 50 })).rows
  type Decision = Parameters<typeof assignPayment>[0]
  const decide = <Value>(use: (trx: Decision) => Promise<Value>) => db.transaction().execute(use)

  test('previews without changing anything and applies what it showed', async () => {
    const one = await newInvoice()
    const entries = [entry([payment(one)])]
    const preview = await previewStatement(db, await read(entries))
    expect(preview.rows).toMatchObject([
      { isKnown: false, problem: undefined, invoice: { number: one.invoice.number } },
    ])
    expect(await paidOn(one)).toBeUndefined()
    const applied = await importFile(entries)
    expect(applied.ok && applied.value.rows).toEqual(preview.rows)
    expect(await paidOn(one)).toEqual(new Date('2026-11-19T23:00:00Z'))
  })

  test('refuses the same file and changes nothing', async () => {
    const [one, other] = [await newInvoice(), await newInvoice()]
    const entries = [entry([payment(one)])]
    expect(await importFile(entries)).toMatchObject({ ok: true })
    const before = await listStatements(db, { offset: 0, limit: 1 })
    expect(await importFile(entries)).toEqual({ ok: false, refusal: { code: 'statement-known' } })
    // The same payment in the notification of the bank, beside a new one.
    const added = await importFile([...entries, entry([payment(other)])], { kind: '054' })
    expect(added.ok && added.value.rows.map(({ isKnown }) => isKnown)).toEqual([true, false])
    const after = await listStatements(db, { offset: 0, limit: 1 })
    expect(after.total).toBe(before.total + 1)
    expect(after.rows).toMatchObject([{ kind: 'camt.054', payments: 1, open: 0 }])
  })

  test('imports a file once if two import it at the same time', async () => {
    const entries = [entry([payment(await newInvoice())])]
    const both = await Promise.all([importFile(entries), importFile(entries)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('refuses to apply another result than the preview showed', async () => {
    const one = await newInvoice()
    const file = await read([entry([payment(one)])])
    const { hash } = await previewStatement(db, file)
    await importFile([entry([payment(one)])])
    const wanted = { files: file, fileName: 'a', hash, byAccount: staffId }
    const late = await decide((trx) => importStatement(trx, wanted, shop.clock.now))
    expect(late).toEqual({ ok: false, refusal: { code: 'edit-conflict' } })
  })

  test('starts the preparation of an order that was paid in advance', async () => {
    const one = await newInvoice('advance')
    expect(await statusOf(one)).toBe('on-hold')
    await importFile([entry([payment(one)])])
    expect(await statusOf(one)).toBe('processing')
    expect(await paidOn(one)).toBeDefined()
  })

  test('lists every payment that does not settle an invoice, with the reason', async () => {
    const [one, two, cancelled] = [await newInvoice(), await newInvoice(), await newInvoice()]
    await db
      .updateTable('orders')
      .set({ status: 'cancelled' })
      .where('id', '=', cancelled.order.id)
      .execute()
    const applied = await importFile([
      entry([payment(one, { amount: '1.00' })]),
      entry([payment(one, { amount: '9999.00' })]),
      entry([payment(two)]),
      entry([payment(two)]),
      entry([payment(cancelled)]),
      entry([payment(one, { reference: '000000000000000000000999990' })]),
      entry([payment(one, { reference: undefined, message: 'Rechnung' })]),
      entry([payment(one, { currency: 'EUR' })]),
      entry([], { amount: '70.00', size: 4 }),
      entry([], { amount: '12.00', direction: 'DBIT', isReversal: true }),
    ])
    expect(applied.ok && applied.value.rows.map(({ problem }) => problem)).toEqual([
      'underpaid',
      'overpaid',
      undefined,
      'already-paid',
      'invoice-cancelled',
      'reference-unknown',
      'no-reference',
      'other-currency',
      'batch-without-details',
      'reversal',
    ])
    expect(await paidOn(one)).toBeUndefined()
    expect(await paidOn(two)).toBeDefined()
    expect(await openOnes()).toHaveLength(9)
  })

  test('expects what a credit note has left of an invoice', async () => {
    const one = await newInvoice()
    const { id, total } = one.order
    const request = { lines: [{ position: 0, quantity: 1 }], shipping: false }
    const preview = await previewRefund(db, id, request)
    if (!preview.ok) throw new Error(preview.refusal.code)
    const expectedTotal = preview.value.credit.total
    const refund = { ...request, orderId: id, note: '', byAccount: staffId, expectedTotal }
    await decide((trx) => refundOrder(trx, refund, shop.clock.now))
    await importFile([entry([payment(one, { amount: one.francs(total - expectedTotal) })])])
    expect(await paidOn(one)).toBeDefined()
  })

  test('replaces a collective booking by its payments from another file', async () => {
    const [one, two] = [await newInvoice(), await newInvoice()]
    const sum = one.francs(one.invoice.total + two.invoice.total)
    const whole = entry([], { amount: sum, size: 2 })
    await importFile([whole])
    const details = { ...whole, payments: [payment(one), payment(two)], size: 2, amount: sum }
    await importFile([details], { kind: '054' })
    expect(await paidOn(one)).toBeDefined()
    const all = await listPayments(db, { search: sum, offset: 0, limit: 5 })
    expect(all.rows).toMatchObject([{ state: 'dismissed', problem: 'reported-with-details' }])
    // The other way round: the booking of the statement is known.
    expect(await importFile([{ ...whole, amount: sum }])).toMatchObject({
      refusal: { code: 'statement-known' },
    })
  })

  const openPayment = async (one: Invoiced, changes = {}) => {
    const message = `M-${crypto.randomUUID()}`
    await importFile([entry([payment(one, { reference: undefined, message, ...changes })])])
    const { rows: payments } = await listPayments(db, { search: message, offset: 0, limit: 2 })
    const [found] = payments
    if (!found) throw new Error('not listed')
    return found.id
  }
  const assign = (paymentId: string, invoiceNumber: number, settles = false) =>
    decide((trx) =>
      assignPayment(
        trx,
        { paymentId, invoiceNumber, settles, note: '', byAccount: staffId },
        shop.clock.now,
      ),
    )
  const reopen = (paymentId: string) =>
    decide((trx) =>
      undoDecision(trx, { paymentId, byAccount: staffId, isByHand: false }, shop.clock.now),
    )

  test('assigns a payment by hand and undoes it', async () => {
    const one = await newInvoice()
    const id = await openPayment(one)
    const suggested = await suggestInvoices(db, id)
    expect(suggested.map(({ number }) => number)).toContain(one.invoice.number)
    expect(await assign(id, one.invoice.number)).toMatchObject({ value: { isPaid: true } })
    expect(await paidOn(one)).toBeDefined()
    expect(await assign(id, one.invoice.number)).toMatchObject({
      refusal: { code: 'edit-conflict' },
    })
    expect(await reopen(id)).toMatchObject({ value: { becomes: 'unpaid' } })
    expect(await paidOn(one)).toBeUndefined()
    expect(await reopen(id)).toMatchObject({ refusal: { code: 'edit-conflict' } })
  })

  test('counts an invoice as paid when its parts are, or when the staff say so', async () => {
    const [one, two] = [await newInvoice(), await newInvoice()]
    const first = await openPayment(one, { amount: '1.00' })
    expect(await assign(first, one.invoice.number)).toMatchObject({ value: { isPaid: false } })
    const rest = await openPayment(one, { amount: one.francs(one.invoice.total - 100) })
    expect(await assign(rest, one.invoice.number)).toMatchObject({ value: { isPaid: true } })
    const less = await openPayment(two, { amount: '1.00' })
    expect(await assign(less, two.invoice.number, true)).toMatchObject({ value: { isPaid: true } })
    expect(await paidOn(two)).toBeDefined()
  })

  test('makes an invoice unpaid when the bank takes its payment back', async () => {
    const one = await newInvoice()
    await importFile([entry([payment(one)])])
    expect(await paidOn(one)).toBeDefined()
    await importFile([
      entry([], { amount: one.amount, direction: 'DBIT', isReversal: true, day: '2026-11-22' }),
    ])
    const { rows: payments } = await listPayments(db, { state: 'open', offset: 0, limit: 1 })
    expect(payments).toMatchObject([{ problem: 'reversal', amount: -one.invoice.total }])
    const id = payments[0]?.id ?? ''
    expect(await assign(id, one.invoice.number)).toMatchObject({ value: { isPaid: false } })
    expect(await paidOn(one)).toBeUndefined()
  })

  test('refuses impossible decisions', async () => {
    const one = await newInvoice()
    const euros = await openPayment(one, { currency: 'EUR' })
    const id = await openPayment(one)
    expect(await assign(id, 999_999)).toMatchObject({ refusal: { code: 'invoice-unknown' } })
    expect(await assign(euros, one.invoice.number)).toMatchObject({
      refusal: { code: 'other-currency' },
    })
    expect(await assign('none', 1)).toMatchObject({ refusal: { code: 'payment-unknown' } })
    const dismiss = (reason: string) =>
      decide((trx) =>
        dismissPayment(trx, { paymentId: id, reason, byAccount: staffId }, shop.clock.now),
      )
    expect(await dismiss(' \u200B')).toMatchObject({ refusal: { code: 'reason-missing' } })
    expect(await dismiss('Steuerrückzahlung')).toMatchObject({ ok: true })
    const found = await listPayments(db, { state: 'dismissed', offset: 0, limit: 50 })
    expect(found.rows.find((row) => row.id === id)?.note).toBe('Steuerrückzahlung')
  })

  test('finds payments by payer, amount and reference', async () => {
    const one = await newInvoice()
    const payer = 'Drogerie 50%_Zoé'
    await importFile([entry([payment(one, { payer })])])
    const found = async (search: string) =>
      (await listPayments(db, { search, offset: 0, limit: 50 })).rows.map(({ payer: name }) => name)
    expect(await found('50%_')).toEqual([payer])
    expect(await found(one.invoice.reference)).toEqual([payer])
    expect(await found(formatMoney(one.invoice.total).replace(' CHF', ''))).toContain(payer)
    expect(await found('%%')).toEqual([])
    expect(await found('zoe drogerie')).toEqual([payer])
  })
})
