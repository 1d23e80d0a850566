import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import { paymentReference } from '../invoicing/invoices.ts'
import { findHoldingInvoices } from '../invoicing/reminded-invoices.ts'
import { quoteOrder } from '../orders/placing/quote-order.ts'
import { findDueInvoice } from '../payments/due-invoices.ts'
import { openTestPayments } from '../payments/payments.fixtures.ts'
import { listReminders, listRuns } from './list-reminders.ts'
import { discardRun, excludeReminders, prepareRun, sendRun, waiveFee } from './reminder-run.ts'

const days = (count: number) => count * 86_400_000

describe.each(databases)('reminders on $name', ({ open }) => {
  let db: Database
  let bank: Awaited<ReturnType<typeof openTestPayments>>
  beforeAll(async () => {
    db = await open()
    bank = await openTestPayments(db)
    await setOption('reminder_1', { days: 10, fee: 0 })
    await setOption('reminder_2', { days: 10, fee: 2_000 })
    return () => closeDatabase(db)
  })

  const setOption = (name: string, value: unknown) =>
    db
      .insertInto('option')
      .values({ name, language: '', value: json(value) } as never)
      .execute()
  const inTransaction = <Value>(
    run: (
      trx: Parameters<Parameters<ReturnType<Database['transaction']>['execute']>[0]>[0],
    ) => Promise<Value>,
  ) => db.transaction().execute(run)
  const pass = (count: number) => {
    bank.shop.clock.now = new Date(bank.shop.clock.now.getTime() + days(count))
  }
  const now = () => bank.shop.clock.now
  const prepare = () => inTransaction((trx) => prepareRun(trx, bank.staffId, now()))
  const runOf = async () => {
    const prepared = await prepare()
    if (!prepared.ok) throw new Error(prepared.refusal.code)
    const { id } = prepared.value
    return { id, ...(await listReminders(db, id, { offset: 0, limit: 100 })) }
  }
  const send = (id: string, count: number) =>
    inTransaction((trx) => sendRun(trx, { id, count }, now()))
  const exclude = (id: string, reminder: string | undefined, reason: string) =>
    inTransaction((trx) => excludeReminders(trx, { id, reminders: [reminder ?? ''], reason }))
  const mails = () =>
    db.selectFrom('outbox').select('body').where('kind', '=', 'payment-reminder').execute()

  test('reminds once per step, also when two prepare and send a run', async () => {
    const one = await bank.newInvoice()
    expect(await prepare()).toMatchObject({ refusal: { code: 'nothing-to-remind' } })
    pass(40)
    const two = await Promise.all([prepare(), prepare()])
    expect(new Set(two.map((run) => run.ok && run.value.id)).size).toBe(1)
    const run = await runOf()
    expect(run.rows).toMatchObject([{ step: 1, fee: 0, number: one.invoice.number }])
    expect(await send(run.id, 2)).toMatchObject({ refusal: { code: 'edit-conflict' } })
    const sent = await Promise.all([send(run.id, 1), send(run.id, 1)])
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
    expect((await listRuns(db, { offset: 0, limit: 10 })).rows).toMatchObject([
      { state: 'sent', reminders: 1, excluded: 0, waiting: 1 },
    ])
    expect(await prepare()).toMatchObject({ ok: false })
  })

  test('leaves out what is excluded, or paid since the preview, and discards a run', async () => {
    const [one, two] = [await bank.newInvoice(), await bank.newInvoice()]
    pass(40)
    const discarded = await runOf()
    expect(await inTransaction((trx) => discardRun(trx, discarded.id, now()))).toMatchObject({
      ok: true,
    })
    const run = await runOf()
    expect(run.total).toBe(3)
    const [, second, third] = run.rows
    expect(second).toMatchObject({ number: one.invoice.number, step: 1 })
    await exclude(run.id, second?.id, 'pays on Friday')
    await bank.enter(two, two.invoice.total)
    expect(await send(run.id, 2)).toMatchObject({ value: { sent: 1 } })
    const states = (await listReminders(db, run.id, { offset: 0, limit: 10 })).rows
    expect(states.map(({ state }) => state)).toEqual(['sent', 'excluded', 'excluded'])
    expect(third).toMatchObject({ number: two.invoice.number })
    expect(await exclude(run.id, third?.id, '')).toMatchObject({ ok: false })
    expect((await runOf()).rows).toMatchObject([{ number: one.invoice.number, step: 1 }])
  })

  test('a payment without the fee leaves it open until it is waived', async () => {
    const run = await runOf()
    await inTransaction((trx) => discardRun(trx, run.id, now()))
    const charged = await db
      .selectFrom('reminder')
      .select(['id', 'invoice_id'])
      .where('fee', '>', 0 as never)
      .where('state', '=', 'sent')
      .executeTakeFirstOrThrow()
    const due = () => findDueInvoice(db, charged.invoice_id)
    const invoice = await due()
    expect(invoice).toMatchObject({ due: (invoice?.total ?? 0) + 2_000, fees: 2_000 })
    await bank.importPayment(invoice?.total ?? 0, invoice?.reference)
    expect(await due()).toMatchObject({ due: 2_000, isPaid: false })
    const next = await runOf()
    expect(next.rows.map(({ number }) => number)).not.toContain(invoice?.number)
    await inTransaction((trx) => discardRun(trx, next.id, now()))
    const waive = () =>
      inTransaction((trx) =>
        waiveFee(trx, { id: charged.id, reason: 'goodwill', byAccount: bank.staffId }, now()),
      )
    expect(await waive()).toMatchObject({ ok: true })
    expect(await due()).toMatchObject({ due: 0, isPaid: true })
    expect(await waive()).toMatchObject({ refusal: { code: 'fee-waived' } })
  })

  test('the reference of a customer pays the oldest invoices, and ends the hold', async () => {
    const [one, two] = [await bank.newInvoice(), await bank.newInvoice()]
    const { account_id: accountId } = await db
      .selectFrom('orders')
      .select('account_id')
      .where('id', '=', one.order.id)
      .executeTakeFirstOrThrow()
    await db.insertInto('account_reference').values({ account_id: accountId, number: 7 }).execute()
    const open = await db.selectFrom('invoice').select('id').where('paid_at', 'is', null).execute()
    await setOption('order_hold_step', 1)
    const held = () => findHoldingInvoices(db, accountId, 1, now())
    pass(40)
    const run = await runOf()
    await send(run.id, run.rows.length)
    expect(await held()).toHaveLength(open.length)
    const { items, language } = await bank.shop.request('held')
    const quote = (isEnteredByStaff: boolean) =>
      quoteOrder(bank.shop.services, { accountId, isEnteredByStaff }, items, language)
    expect(await quote(false)).toMatchObject({ refusal: { code: 'payment-overdue' } })
    expect((await quote(true)).ok).toBe(true)
    const rest = await Promise.all(open.map(({ id }) => findDueInvoice(db, id)))
    const sum = rest.reduce((total, invoice) => total + (invoice?.due ?? 0), 0)
    await bank.importPayment(sum - 100, paymentReference(one.invoice.creditor.iban, 10_000_000_007))
    expect(await bank.isPaid(one)).toBe(true)
    expect(await findDueInvoice(db, two.invoice.id)).toMatchObject({ due: 100, isPaid: false })
    expect(await held()).toEqual([{ number: two.invoice.number }])
    await bank.importPayment(100, two.invoice.reference)
    expect(await held()).toEqual([])
  })
})
