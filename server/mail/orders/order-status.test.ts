import { beforeAll, describe, expect, test } from 'vitest'
import { type Language, languages } from '../../../domain/language.ts'
import { formatMoney } from '../../../domain/money.ts'
import { notifiedStatuses, type OrderStatus } from '../../../domain/order/order-status.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { databases } from '../../../tests/databases.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { makeDocument } from '../../documents/make-document.ts'
import { changeStatus, insertShipment } from '../../orders/change-status.ts'
import type { Order } from '../../orders/order.ts'
import { placeOrder } from '../../orders/placing/place-order.ts'
import { openTestShop, type TestShop } from '../../orders/shop.fixtures.ts'
import { mailHandlers } from '../handlers.ts'
import { startMailServer } from '../mail-server.fixtures.ts'

/** The status from which each status is reached. */
const before: Record<(typeof notifiedStatuses)[number], OrderStatus> = {
  'on-hold': 'processing',
  processing: 'on-hold',
  completed: 'processing',
  cancelled: 'processing',
  refunded: 'completed',
}

describe.each(databases)('mails about order status on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  let server: Awaited<ReturnType<typeof startMailServer>>

  beforeAll(async () => {
    server = await startMailServer()
    db = await open()
    shop = await openTestShop(db, { SMTP_URL: server.url, ORIGIN: 'https://shop.example' })
    return async () => {
      await server.stop()
      await closeDatabase(db)
    }
  })

  /** Changes a new order to the status and returns the mail. */
  const mailOf = async (
    to: (typeof notifiedStatuses)[number],
    language: Language = 'fr',
    payment = 'invoice',
    prepare: (order: Order) => Promise<unknown> = async () => undefined,
  ) => {
    const request = await shop.request(crypto.randomUUID())
    const placed = await placeOrder(shop.services, { ...request, payment, language })
    if (!placed.ok) throw new Error(placed.refusal.code)
    const order = placed.value
    await prepare(order)
    const status = before[to]
    await db.updateTable('orders').set({ status }).where('id', '=', order.id).execute()
    await changeStatus(shop.services, {
      orderId: order.id,
      to,
      note: 'Zwei <Pakete>',
      tracking: to === 'completed' ? { carrier: 'swiss-post', number: '99001234' } : undefined,
    })
    const job = await db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'order-status')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    server.received.splice(0)
    await mailHandlers(shop.services)['order-status']?.(job.body, { ...job, tries: 1 })
    const [mail, ...others] = server.received
    expect(others).toEqual([])
    return { order, mail }
  }

  const cases = notifiedStatuses.flatMap((to) => languages.map((language) => ({ to, language })))

  test.each(cases)('$to in $language', async ({ to, language }) => {
    const { order, mail } = await mailOf(to, language)
    expect(mail?.recipients).toEqual(['claire.favre@trois-sources.example'])
    expect(mail?.subject).toContain(`${order.number}`)
    expect(mail?.html).toContain(`lang="${language}"`)
    const address = addressOf(language, 'account.orders.order', { order: `${order.number}` })
    for (const text of [`https://shop.example${address}`, formatMoney(order.total), 'Patient 12']) {
      expect(mail?.html).toContain(text)
      expect(mail?.text).toContain(text)
    }
    expect(mail?.text).toContain('Zwei <Pakete>')
    expect(mail?.html).toContain('Zwei &lt;Pakete&gt;')
    const isShipped = to === 'completed'
    expect(mail?.text?.includes('99001234')).toBe(isShipped)
    expect(mail?.html?.includes('service.post.ch')).toBe(isShipped)
  })

  test('sends a copy of a mail with an invoice to the address for invoices', async () => {
    const setCopy = (invoice_email: string) =>
      db.updateTable('account').set({ invoice_email }).execute()
    const customer = 'claire.favre@trois-sources.example'
    await setCopy('buchhaltung@praxis.example')
    const { mail } = await mailOf('completed', 'de')
    expect(mail?.recipients).toEqual([customer, 'buchhaltung@praxis.example'])
    const held = await mailOf('on-hold', 'de')
    expect(held.mail?.recipients).toEqual([customer])
    await setCopy(customer)
    expect((await mailOf('completed', 'de')).mail?.recipients).toEqual([customer])
    await setCopy('')
  })

  test('thanks for a payment in advance, but not for an order by invoice', async () => {
    const paid = await mailOf('processing', 'en', 'advance')
    expect(paid.mail?.text).toContain('Your payment has arrived')
    const invoiced = await mailOf('processing', 'en', 'invoice')
    expect(invoiced.mail?.text).not.toContain('Your payment has arrived')
  })

  test('attaches the credit note to the mail about a refund', async () => {
    const { mail } = await mailOf('refunded', 'en')
    const [note] = mail?.attachments ?? []
    expect(note?.filename).toMatch(/^Credit-note-\d+\.pdf$/)
    expect(mail?.text).toContain('credit note attached')
  })

  test('attaches the invoice to the mail of the dispatch, unless the confirmation or a part had it', async () => {
    const { mail } = await mailOf('completed', 'en')
    expect(mail?.attachments).toHaveLength(1)
    expect(mail?.text).toContain('invoice attached')
    const paid = await mailOf('completed', 'en', 'advance')
    expect(paid.mail?.attachments ?? []).toEqual([])
    const parted = await mailOf('completed', 'en', 'invoice', ({ id }) =>
      db.transaction().execute((trx) => {
        const tracking = { carrier: 'swiss-post', number: '' }
        const lines = [{ position: 0, quantity: 1 }]
        return insertShipment(trx, id, tracking, shop.clock.now, lines)
      }),
    )
    expect(parted.mail?.attachments ?? []).toEqual([])
    expect(parted.mail?.text).toContain('The last items of your order have left our laboratory.')
  })

  test('attaches a credit note to a cancellation only if there was an invoice', async () => {
    const { mail } = await mailOf('cancelled', 'en')
    expect(mail?.attachments ?? []).toEqual([])
    expect(mail?.text).not.toContain('credit note')
    const invoiced = await mailOf('cancelled', 'en', 'advance', (order) =>
      makeDocument(shop.services, order, 'invoice'),
    )
    expect(invoiced.mail?.attachments).toHaveLength(1)
    expect(invoiced.mail?.text).toContain('attached credit note')
  })
})
