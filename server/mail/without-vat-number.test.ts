import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { databases } from '../../tests/databases.ts'
import { changeContent } from '../content/content-version.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import { makeDocument, makePickingList } from '../documents/make-document.ts'
import { readPdfText } from '../documents/pdf.fixtures.ts'
import { changeStatus } from '../orders/change-status.ts'
import { findOrder } from '../orders/history/find-order.ts'
import { placeOrder } from '../orders/placing/place-order.ts'
import { openTestShop, type TestShop } from '../orders/shop.fixtures.ts'
import { exportOrders } from '../orders/staff/export-orders.ts'
import { findStaffOrder } from '../orders/staff/find-staff-order.ts'
import { previewRefund, refundOrder } from '../orders/staff/refund-order.ts'
import { claimJob } from '../outbox/outbox.ts'
import { mailHandlers } from './handlers.ts'
import { startMailServer } from './mail-server.fixtures.ts'

/** The words for VAT in the four languages, and the number of the demo laboratory. */
const vatWords = /\b(VAT|TVA|MWST|MwSt|Mehrwertsteuer|IVA)\b|CHE-\d/i

describe.each(databases)('VAT on papers and mails on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  let server: Awaited<ReturnType<typeof startMailServer>>
  let staffId: string
  beforeAll(async () => {
    server = await startMailServer()
    db = await open()
    shop = await openTestShop(db, { SMTP_URL: server.url, ORIGIN: 'https://shop.example' })
    staffId = (await shop.accountOf('admin')).accountId
    return async () => {
      await server.stop()
      await closeDatabase(db)
    }
  })

  const setVatNumber = (number: string) =>
    changeContent(db, (trx) =>
      trx
        .updateTable('option')
        .set({ value: json(number) })
        .where('name', '=', 'vat_number')
        .execute(),
    )

  const place = async (language: (typeof languages)[number], payment = 'invoice') => {
    const request = await shop.request(crypto.randomUUID())
    const placed = await placeOrder(shop.services, { ...request, language, payment })
    if (!placed.ok) throw new Error(placed.refusal.code)
    return placed.value
  }

  const refundPiece = async (orderId: string) => {
    const part = { lines: [{ position: 0, quantity: 1 }], shipping: false }
    const preview = await previewRefund(db, orderId, part)
    if (!preview.ok) throw new Error(preview.refusal.code)
    const expectedTotal = preview.value.credit.total
    const refund = { ...part, orderId, note: '', byAccount: staffId, expectedTotal }
    const done = await db.transaction().execute((trx) => refundOrder(trx, refund, shop.clock.now))
    if (!done.ok) throw new Error(done.refusal.code)
  }

  const move = async (orderId: string, to: 'completed' | 'refunded') => {
    const moved = await changeStatus(shop.services, { orderId, to, byAccount: staffId })
    if (!moved.ok) throw new Error(moved.refusal.code)
  }

  const csv = async (language: (typeof languages)[number], ids: string[]) => {
    const filters = { ids }
    let text = ''
    for await (const part of exportOrders(db, { filters, language, today: '2026-11-21' }))
      text += part
    return text
  }

  const pdfText = async (made: { pdf: Buffer } | undefined) => (made ? readPdfText(made.pdf) : '')

  /** Every mail that is due, as HTML and text; its attachments are read by `papersOf`. */
  const sendMails = async (): Promise<string[]> => {
    const handlers = mailHandlers(shop.services)
    for (;;) {
      const job = await claimJob(db, shop.clock.now)
      if (!job) break
      await handlers[job.kind]?.(job.body, job)
      await db.deleteFrom('outbox').where('id', '=', job.id).execute()
    }
    return server.received.splice(0).map(({ subject, html, text }) => `${subject} ${html} ${text}`)
  }

  const papersOf = async (orderId: string) => {
    const order = await findOrder(db, orderId)
    const notes = (await findStaffOrder(db, orderId))?.creditNotes ?? []
    if (!order) throw new Error('no order')
    const made = [
      makeDocument(shop.services, order, 'invoice'),
      makeDocument(shop.services, order, 'delivery-note'),
      ...notes.map(({ number }) => makeDocument(shop.services, order, 'credit-note', number)),
    ]
    return Promise.all(made.map(async (paper) => pdfText(await paper)))
  }

  test.each(languages)(
    'VAT is on no paper, mail or export in %s of a laboratory without VAT number',
    async (language) => {
      await setVatNumber('')
      const { id, vat, lines } = await place(language)
      expect([vat, lines.map(({ vatRate }) => vatRate)]).toEqual([[], [0, 0]])
      const list = await pdfText(await makePickingList(shop.services, [id], language))
      await move(id, 'completed')
      await refundPiece(id)
      await move(id, 'refunded')
      const mails = await sendMails()
      const papers = await papersOf(id)
      // The confirmation, the laboratory's copy, dispatch and two credits; two credit notes.
      expect([mails.length, papers.length]).toEqual([5, 4])
      for (const text of [...mails, ...papers, list, await csv(language, [id])]) {
        expect(text.length).toBeGreaterThan(200)
        expect(text).not.toMatch(vatWords)
      }
      const credits = (await findStaffOrder(db, id))?.creditNotes ?? []
      expect(credits.flatMap(({ credited }) => credited?.vat ?? [])).toEqual([])
    },
    60_000,
  )

  test('stays in the export of orders that were placed with a VAT number', async () => {
    await setVatNumber('CHE-999.999.996')
    const taxed = await place('de')
    await setVatNumber('')
    const untaxed = await place('de')
    expect(await csv('de', [untaxed.id])).not.toMatch(vatWords)
    expect(await csv('de', [untaxed.id, taxed.id])).toContain('Enthaltene MWST CHF')
  })
})
