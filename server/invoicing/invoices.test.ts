import { isQRReferenceValid, isSCORReferenceValid } from 'swissqrbill/utils'
import { beforeAll, describe, expect, test } from 'vitest'
import { centimes } from '../../domain/money.ts'
import { databases } from '../../tests/databases.ts'
import { accountRow, orderRow } from '../../tests/rows.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import { issueCreditNote } from './credit-notes.ts'
import { findDocument, type IssuedDocumentKind } from './find-documents.ts'
import { type InvoicedOrder, issueInvoice, markInvoicePaid } from './invoices.ts'

const now = new Date('2026-11-21T23:30:00Z')
const later = new Date('2026-12-24T09:00:00Z')
const address = {
  street: 'Chemin des Trois-Sources',
  buildingNumber: '12',
  postcode: '1227',
  city: 'Carouge GE',
  state: 'GE',
  country: 'CH',
}
const qrIban = 'CH8131999000123004567'

describe.each(databases)('invoices on $name', ({ open }) => {
  let db: Database
  let accountId: string
  let orders = 0

  const setOption = (name: string, value: unknown) =>
    db
      .insertInto('option')
      .values({ name, language: '', value: json<unknown>(value) })
      .onConflict((conflict) =>
        conflict.columns(['name', 'language']).doUpdateSet({ value: json<unknown>(value) }),
      )
      .execute()

  const newOrder = async () => {
    orders += 1
    const row = orderRow(accountId, { number: orders, idempotency_key: `key ${orders}` })
    await db.insertInto('orders').values(row).execute()
    return { id: row.id, total: centimes(row.total) }
  }

  const tryToIssue = (order: InvoicedOrder, at = now) =>
    db.transaction().execute((trx) => issueInvoice(trx, order, at))
  const issued = async (order: InvoicedOrder, at = now) => {
    const paper = await tryToIssue(order, at)
    if (!paper) throw new Error('no invoice')
    return paper
  }
  const credited = (order: InvoicedOrder, at = now) =>
    db.transaction().execute((trx) => issueCreditNote(trx, order, at))

  const numbers = async (kind: IssuedDocumentKind) => {
    const rows = await db
      .selectFrom('invoice')
      .select('number')
      .where('kind', '=', kind)
      .orderBy('number')
      .execute()
    return rows.map(({ number }) => number)
  }
  const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1)

  beforeAll(async () => {
    db = await open()
    const account = accountRow()
    accountId = account.id
    await db.insertInto('account').values(account).execute()
    await setOption('legal_name', 'Laboratoire Trois-Sources SA')
    await setOption('laboratory_address', address)
    await setOption('iban', qrIban)
    await setOption('vat_number', 'CHE-999.999.996')
    return () => closeDatabase(db)
  })

  test('stores an invoice as issued, due thirty days later in Switzerland', async () => {
    const order = await newOrder()
    const paper = await issued(order)
    expect(paper).toMatchObject({
      kind: 'invoice',
      orderId: order.id,
      issuedAt: now,
      dueOn: '2026-12-22',
      total: order.total,
      paidAt: null,
      creditor: {
        name: 'Laboratoire Trois-Sources SA',
        street: address.street,
        buildingNumber: '12',
        iban: qrIban,
        vatNumber: 'CHE-999.999.996',
      },
    })
    expect(await findDocument(db, order.id, 'invoice')).toEqual(paper)
    expect(await findDocument(db, order.id, 'credit-note')).toBeUndefined()
  })

  test('issues one invoice per order, unaffected by later changes of options', async () => {
    const order = await newOrder()
    const first = await issued(order)
    await setOption('laboratory_address', { ...address, city: 'Genève' })
    expect(await issued(order, later)).toEqual(first)
    await setOption('laboratory_address', address)
  })

  test('assigns numbers without gaps to concurrent invoices and after a rollback', async () => {
    const before = (await numbers('invoice')).length
    const some = await Promise.all(Array.from({ length: 12 }, newOrder))
    const failing = await newOrder()
    const all = await Promise.all([
      // Each twice: the later call returns the invoice of the first.
      ...[...some, ...some].map((order) => issued(order)),
      db
        .transaction()
        .execute(async (trx) => {
          await issueInvoice(trx, failing, now)
          throw new Error('rolled back')
        })
        .catch(() => undefined),
    ])
    expect(new Set(all.map((paper) => paper?.number)).size).toBe(12 + 1)
    expect(await numbers('invoice')).toEqual(upTo(before + 12))
    expect((await issued(failing)).number).toBe(before + 13)
  })

  test('issues credit notes with their own number series', async () => {
    const order = await newOrder()
    const invoices = (await numbers('invoice')).length
    const note = await credited(order, later)
    expect(note).toMatchObject({
      kind: 'credit-note',
      number: 1,
      reference: '',
      dueOn: '2026-12-24',
      total: order.total,
    })
    expect((await findDocument(db, order.id, 'invoice'))?.number).toBe(invoices + 1)
    expect(await credited(order)).toEqual(note)
    expect(await numbers('credit-note')).toEqual([1])
  })

  test.each(['cancelled', 'failed'] as const)(
    'issues no documents for an order that is %s and keeps those issued before',
    async (status) => {
      const [none, some] = [await newOrder(), await newOrder()]
      const earlier = await issued(some)
      await db.updateTable('orders').set({ status }).execute()
      expect(await tryToIssue(none)).toBeUndefined()
      expect(await credited(none)).toBeUndefined()
      expect(await issued(some, later)).toEqual(earlier)
      expect(await credited(some)).toMatchObject({ kind: 'credit-note', total: some.total })
    },
  )

  test('stores the first payment date only', async () => {
    const order = await newOrder()
    await issued(order)
    const pay = (at: Date) => db.transaction().execute((trx) => markInvoicePaid(trx, order.id, at))
    await pay(now)
    await pay(later)
    expect((await findDocument(db, order.id, 'invoice'))?.paidAt).toEqual(now)
  })

  test.each([
    ['a QR-IBAN', qrIban, isQRReferenceValid],
    ['any other IBAN', 'CH39 0999 9000 1230 0456 7', isSCORReferenceValid],
    ['no account', '', (reference: string) => reference === ''],
    ['an account that cannot be', 'CH00 1234', (reference: string) => reference === ''],
  ])('has a reference for %s', async (_, iban, isRight) => {
    await setOption('iban', iban)
    const { reference, number } = await issued(await newOrder())
    expect(isRight(reference)).toBe(true)
    if (reference) expect(reference).toMatch(new RegExp(`${number}\\d?$`))
    await setOption('iban', qrIban)
  })
})
