import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { customerKey } from '../orders/order.ts'
import { readUpload } from './camt/read-upload.ts'
import { statementBytes } from './camt/statements.fixtures.ts'
import { previewStatement } from './import-statement.ts'
import { listPayments } from './list-payments.ts'
import { openTestPayments } from './payments.fixtures.ts'
import { suggestInvoices } from './suggest-invoices.ts'

type Entry = Parameters<typeof statementBytes>[0][number]
type Kind = '053' | '054'
type Invoice = { amount: string; reference: string }

describe.each(databases)('bookings that files of the bank report on $name', ({ open }) => {
  let db: Database
  let bank: Awaited<ReturnType<typeof openTestPayments>>
  let files = 0
  beforeAll(async () => {
    db = await open()
    bank = await openTestPayments(db)
    return () => closeDatabase(db)
  })

  const bytesOf = (entries: readonly Entry[], kind: Kind, id?: string) => {
    files += 1
    return statementBytes(entries, { kind, id: id ?? `STM-${files}` })
  }
  const importFile = async (entries: readonly Entry[], kind: Kind = '053', id?: string) => {
    const done = await bank.importBytes(bytesOf(entries, kind, id))
    return done.ok
      ? done.value.rows.map(({ isKnown, problem }) => isKnown || (problem ?? 'paid'))
      : []
  }
  const invoiced = async () => {
    const one = await bank.newInvoice()
    const { reference, total } = one.invoice
    return { one, reference, amount: (total / 100).toFixed(2) }
  }
  const openOf = async (amount: string) => {
    const { rows: payments } = await listPayments(db, { search: amount, offset: 0, limit: 50 })
    return payments.filter(({ state }) => state === 'open').map(({ problem }) => problem)
  }
  let days = 0
  /** A day per test, so that the payments of others are none of its bookings. */
  const newDay = () => {
    days += 1
    return new Date(Date.UTC(2026, 0, days)).toISOString().slice(0, 10)
  }
  const unreferenced = { payments: [], ref: '', size: 1, amount: '41.30' }

  test('imports payments of one amount and value day that differ in day, text or payer', async () => {
    const day = newDay()
    const booked = { ...unreferenced, day }
    expect(await importFile([{ ...booked, text: 'Gutschrift 18' }])).toEqual(['no-reference'])
    expect(await importFile([{ ...booked, text: 'Gutschrift 23' }])).toEqual(['no-reference'])
    expect(await importFile([{ ...booked, text: 'Gutschrift 18', bookedOn: newDay() }])).toEqual([
      'no-reference',
    ])
    const paid = (payer: string, message: string) => ({
      ...{ ref: '', day, payments: [{ amount: '52.00', payer, message }] },
    })
    expect(await importFile([paid('Anna Eins', 'Rechnung')])).toEqual(['no-reference'])
    expect(await importFile([paid('Beat Zwei', 'Rechnung')])).toEqual(['no-reference'])
    expect(await importFile([paid('Anna Eins', 'Rechnung zwei')])).toEqual(['no-reference'])
  })

  test('takes references that are none for missing ones', async () => {
    const day = newDay()
    const paid = (payer: string) => ({
      ...{ ref: 'NOTPROVIDED', day, payments: [{ amount: '52.00', payer, ref: 'NONREF' }] },
    })
    expect(await importFile([paid('Anna Eins')])).toEqual(['no-reference'])
    expect(await importFile([paid('Beat Zwei')])).toEqual(['no-reference'])
  })

  test('lists an equal payment of another statement as a possible duplicate', async () => {
    const { amount, reference, one } = await invoiced()
    const entry = { ref: '', day: newDay(), payments: [{ amount, reference }] }
    expect(await importFile([entry], '053', 'A')).toEqual(['paid'])
    expect(await importFile([entry], '053', 'B')).toEqual(['possible-duplicate'])
    expect(await importFile([entry], '053', 'A')).toEqual([])
    // The second of the two in a longer statement is new.
    expect(await importFile([entry, entry, entry], '053', 'C')).toEqual([
      'possible-duplicate',
      'possible-duplicate',
      'already-paid',
    ])
    expect(await bank.isPaid(one)).toBe(true)
  })

  test('recognises a payment without bank reference in the notification', async () => {
    const { amount, reference } = await invoiced()
    const entry = { ref: '', day: newDay(), payments: [{ amount, reference }] }
    expect(await importFile([entry], '053')).toEqual(['paid'])
    expect(await importFile([entry], '054')).toEqual([])
  })

  const templates = (referenced: boolean) => {
    const { amount, reference } = { amount: '', reference: '' } as Invoice
    const day = newDay()
    const ref = referenced ? `BOOK-${day}` : ''
    return {
      whole: (invoice = { amount, reference }): Entry => ({
        ...{ payments: [], ref, day, amount: invoice.amount, size: 1, text: 'Gutschrift' },
      }),
      detailed: (invoice = { amount, reference }, changes = {}): Entry => ({
        ...{ ref, day, amount: invoice.amount, size: 1 },
        payments: [{ ...invoice, ref: referenced ? `${ref}-1` : '', ...changes }],
      }),
    }
  }

  describe.each([
    ['with a bank reference', true],
    ['without bank reference', false],
  ])('%s', (_, referenced) => {
    test('counts a booking once that is imported without, then with details', async () => {
      const invoice = await invoiced()
      const { whole, detailed } = templates(referenced)
      expect(await importFile([whole(invoice)])).toEqual(['no-reference'])
      expect(await importFile([detailed(invoice)], '054')).toEqual(['paid'])
      expect(await bank.isPaid(invoice.one)).toBe(true)
      expect(await openOf(invoice.amount)).not.toContain('no-reference')
      expect(await importFile([whole(invoice), detailed(invoice)], '053')).not.toContain('paid')
    })

    test('counts a booking once that is imported with, then without details', async () => {
      const invoice = await invoiced()
      const { whole, detailed } = templates(referenced)
      expect(await importFile([detailed(invoice)], '054')).toEqual(['paid'])
      expect(await importFile([whole(invoice)])).toEqual([])
    })

    test('counts a booking once that was assigned by hand before its details', async () => {
      const invoice = await invoiced()
      const { whole, detailed } = templates(referenced)
      await importFile([whole(invoice)])
      const { rows: payments } = await listPayments(db, {
        ...{ search: invoice.amount, state: 'open', sort: 'date', offset: 0, limit: 50 },
      })
      const booking = payments.find(({ payer }) => payer === '')
      expect(await bank.assign(booking?.id ?? '', invoice.one)).toMatchObject({ ok: true })
      expect(await importFile([detailed(invoice)], '054')).toEqual([])
    })

    test('counts a booking once that an archive has with and without details', async () => {
      const invoice = await invoiced()
      const { whole, detailed } = templates(referenced)
      const read = (entries: Entry[], kind: Kind) => {
        const upload = readUpload(bytesOf(entries, kind))
        return upload.ok ? upload.value : []
      }
      const archive = [...read([whole(invoice)], '053'), ...read([detailed(invoice)], '054')]
      const { rows } = await previewStatement(db, archive)
      expect(rows).toMatchObject([{ isKnown: true }, { isKnown: false, problem: undefined }])
    })
  })

  test('asks when equal bookings have their details in another file, and one was assigned', async () => {
    const [one, two] = [await invoiced(), await invoiced()]
    const { whole } = templates(false)
    const other = { ...one, amount: one.amount }
    await importFile([
      { ...whole(one), text: 'Gutschrift A' },
      { ...whole(other), text: 'Gutschrift B' },
    ])
    const { rows: payments } = await listPayments(db, {
      ...{ search: one.amount, state: 'open', offset: 0, limit: 50 },
    })
    const booking = payments.find(({ message }) => message === 'Gutschrift A')
    await bank.assign(booking?.id ?? '', one.one)
    const { day } = whole(one)
    const details = [one, two].map(({ reference }) => ({
      ...{ ref: '', day: day ?? '', payments: [{ amount: one.amount, reference }] },
    }))
    expect(await importFile(details, '054')).toEqual(['possible-duplicate', 'possible-duplicate'])
    expect(await bank.isPaid(two.one)).toBe(false)
  })

  test('tells payments with one bank reference and two payment references apart', async () => {
    const [one, two] = [await invoiced(), await invoiced()]
    const { detailed } = templates(true)
    const changes = { ref: 'COLLECTED' }
    expect(await importFile([detailed(one, changes)])).toEqual(['paid'])
    expect(await importFile([detailed({ ...two, amount: one.amount }, changes)])).toEqual(['paid'])
  })

  test.each<[string, (reference: string) => Partial<Entry> & { message?: string }]>([
    ['the text of the entry', (reference) => ({ text: `Gutschrift QRR\n      ${reference}` })],
    ['the message of the payer', (reference) => ({ message: `Rechnung ${reference} danke` })],
    [
      'a spaced message',
      (reference) => ({ message: reference.replace(/^(..)|(.{5})/g, '$1$2 ').trim() }),
    ],
    [
      'two lines of a message',
      (reference) => ({ message: `${reference.slice(0, 9)}</Ustrd><Ustrd>${reference.slice(9)}` }),
    ],
  ])('finds a QR reference in %s', async (_, textOf) => {
    const { amount, reference, one } = await invoiced()
    const { message, ...entry } = textOf(reference)
    const payments = message ? [{ amount, message }] : []
    const day = newDay()
    expect(
      await importFile([{ ref: `T-${day}`, size: 1, amount, day, ...entry, payments }]),
    ).toEqual(['paid'])
    expect(await bank.isPaid(one)).toBe(true)
  })

  test('asks when a text names several invoices that may be meant', async () => {
    const [one, two] = [await invoiced(), await invoiced()]
    const message = `${one.reference} und ${two.reference}`
    const { amount } = one
    expect(
      await importFile([{ ref: 'BOTH', day: newDay(), payments: [{ amount, message }] }]),
    ).toEqual(['no-reference'])
  })

  test('shows known payments in the preview of a file that is read twice', async () => {
    const { amount, reference } = await invoiced()
    const bytes = bytesOf([{ ref: '', day: newDay(), payments: [{ amount, reference }] }], '053')
    expect(await bank.importBytes(bytes)).toMatchObject({ ok: true })
    expect(await bank.importBytes(bytes)).toMatchObject({ refusal: { code: 'statement-known' } })
  })

  test('suggests invoices by a reference in the text, and by words of the payer in any order', async () => {
    const [one, other] = [await invoiced(), await invoiced()]
    const rename = (id: string, customer_key: string) =>
      db.updateTable('orders').set({ customer_key }).where('id', '=', id).execute()
    await rename(one.one.order.id, customerKey({ first_name: 'Mei', last_name: 'Lü', company: '' }))
    await rename(
      other.one.order.id,
      customerKey({ first_name: 'Claire', last_name: 'Favre', company: 'Cabinet Favre' }),
    )
    const suggestedFor = async (payer: string, message: string) => {
      const entry = { ref: message, day: newDay(), payments: [{ amount: '1.05', payer, message }] }
      await importFile([entry])
      const { rows: payments } = await listPayments(db, { search: message, offset: 0, limit: 1 })
      const found = await suggestInvoices(db, payments[0]?.id ?? '')
      return found.map(({ number }) => number)
    }
    expect((await suggestedFor('Lue Mei', 'M1'))[0]).toBe(one.one.invoice.number)
    expect((await suggestedFor('FAVRE CLAIRE', 'M2'))[0]).toBe(other.one.invoice.number)
    expect((await suggestedFor('Unbekannt', `M3 ${other.reference}`))[0]).toBe(
      other.one.invoice.number,
    )
    for (const search of ['Claire Favre', 'Favre Claire', 'favre cabinet', 'Favre'])
      expect((await suggestInvoices(db, 'any', search))[0]?.number).toBe(other.one.invoice.number)
  })
})
