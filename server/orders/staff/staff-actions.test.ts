import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { changeStatus } from '../change-status.ts'
import { findHistory, findShipments } from '../history/find-order.ts'
import { placeOrder } from '../placing/place-order.ts'
import { openTestShop, type TestShop } from '../shop.fixtures.ts'
import { addNote, deleteNote, findNotes } from './order-notes.ts'
import { previewRefund, refundOrder } from './refund-order.ts'
import { type ResendableMail, resendOrderMail } from './resend-mail.ts'
import { changeView, deleteView, listViews, saveView } from './saved-views.ts'
import { addShipment, changeShipment, deleteShipment } from './shipments.ts'
import { undoSending } from './undo-sending.ts'

describe.each(databases)('actions of the staff on orders on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  let staffId: string
  let otherId: string
  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    staffId = (await shop.accountOf('admin')).accountId
    otherId = (await shop.accountOf('claire.favre')).accountId
    return () => closeDatabase(db)
  })

  type Use<Value> = (trx: Parameters<typeof addNote>[0], now: Date) => Promise<Value>
  const inTransaction = <Value>(use: Use<Value>) =>
    db.transaction().execute((trx) => use(trx, shop.clock.now))
  const newOrder = async () => {
    const placed = await placeOrder(shop.services, await shop.request(crypto.randomUUID()))
    if (!placed.ok) throw new Error(placed.refusal.code)
    return placed.value.id
  }
  const mailsOf = async (kind: string, orderId: string) =>
    (await db.selectFrom('outbox').select('body').where('kind', '=', kind).execute())
      .map(({ body }) => body)
      .filter((body) => JSON.stringify(body).includes(orderId))

  describe('undoing that an order was sent', () => {
    const tracking = { carrier: 'swiss-post', number: '990012345612345678' }
    const sentOrder = async () => {
      const orderId = await newOrder()
      const request = { orderId, byAccount: staffId, to: 'completed', tracking } as const
      expect(await changeStatus(shop.services, request)).toMatchObject({ ok: true })
      return orderId
    }
    const undo = (orderId: string) =>
      inTransaction((trx, now) => undoSending(trx, { orderId, byAccount: staffId }, now))
    const stateOf = async (orderId: string) => {
      const { events, shipments } = await findHistory(db, orderId)
      const mails = await mailsOf('order-status', orderId)
      return [events.map(({ status }) => status), shipments.length, mails.length]
    }

    test('takes back the status, the parcel and the mail that waits', async () => {
      const orderId = await sentOrder()
      expect(await stateOf(orderId)).toEqual([['processing', 'completed'], 1, 1])
      expect(await undo(orderId)).toMatchObject({ value: { to: 'processing', hasMailed: false } })
      expect(await stateOf(orderId)).toEqual([['processing'], 0, 0])
      expect(await undo(orderId)).toMatchObject({ refusal: { code: 'sending-final' } })
    })

    test('tells a customer who has got the mail', async () => {
      const orderId = await sentOrder()
      await db.updateTable('outbox').set({ tries: 1 }).where('order_id', '=', orderId).execute()
      expect(await undo(orderId)).toMatchObject({ value: { hasMailed: true } })
      expect(await stateOf(orderId)).toEqual([['processing', 'completed', 'processing'], 0, 2])
    })

    test('refuses after ten minutes', async () => {
      const orderId = await sentOrder()
      const late = new Date(shop.clock.now.getTime() + 601_000)
      const result = await db
        .transaction()
        .execute((trx) => undoSending(trx, { orderId, byAccount: staffId }, late))
      expect(result).toMatchObject({ refusal: { code: 'sending-final' } })
    })
  })

  describe('notes', () => {
    const add = (orderId: string, text: string) =>
      inTransaction((trx, now) => addNote(trx, { orderId, text, byAccount: staffId }, now))
    const remove = (orderId: string, noteId: string, byAccount: string) =>
      inTransaction((trx) => deleteNote(trx, { orderId, noteId, byAccount }))

    test('stores notes as text, with author and time', async () => {
      const orderId = await newOrder()
      await add(orderId, ' <b>Call</b>\u0000back ')
      expect(await findNotes(db, orderId)).toMatchObject([
        { text: '<b>Call</b> back', authorId: staffId, at: shop.clock.now },
      ])
    })

    test('refuses empty notes and unknown orders', async () => {
      expect(await add(await newOrder(), ' \n')).toMatchObject({ refusal: { code: 'note-empty' } })
      expect(await add('none', 'Text')).toMatchObject({ refusal: { code: 'order-unknown' } })
    })

    test('lets only the author delete a note', async () => {
      const orderId = await newOrder()
      const added = await add(orderId, 'Mistake')
      const noteId = added.ok ? added.value : ''
      expect(await remove(orderId, noteId, otherId)).toMatchObject({
        refusal: { code: 'note-of-other' },
      })
      expect(await remove(await newOrder(), noteId, staffId)).toMatchObject({
        refusal: { code: 'note-unknown' },
      })
      expect(await remove(orderId, noteId, staffId)).toEqual({ ok: true, value: 'Mistake' })
      expect(await findNotes(db, orderId)).toEqual([])
    })
  })

  describe('parcels', () => {
    const tracking = { carrier: 'swiss-post', number: '99.00.123456.12345678' }
    const sent = async () => {
      const orderId = await newOrder()
      await changeStatus(shop.services, { orderId, to: 'completed' })
      return orderId
    }

    test('adds a parcel and mails the customer if wanted', async () => {
      const orderId = await sent()
      const add = (notifies: boolean, number = tracking.number) =>
        inTransaction((trx, now) =>
          addShipment(trx, { orderId, tracking: { ...tracking, number }, notifies }, now),
        )
      await add(false)
      expect(await mailsOf('order-status', orderId)).toHaveLength(1)
      expect(await add(true)).toMatchObject({ refusal: { code: 'tracking-known' } })
      await add(true, '99.00.123456.12345679')
      expect(await mailsOf('order-status', orderId)).toHaveLength(2)
      expect(await findShipments(db, orderId)).toMatchObject([
        { carrier: 'swiss-post', trackingNumber: '990012345612345678' },
        {},
      ])
    })

    test('corrects and deletes a parcel', async () => {
      const orderId = await sent()
      const added = await inTransaction((trx, now) =>
        addShipment(trx, { orderId, tracking, notifies: false }, now),
      )
      const shipmentId = added.ok ? added.value : ''
      const change = (id: string, number: string) =>
        inTransaction((trx, now) =>
          changeShipment(
            trx,
            {
              orderId,
              shipmentId: id,
              tracking: { carrier: 'Velo Kurier', number },
              notifies: false,
            },
            now,
          ),
        )
      expect(await change(shipmentId, '99001234')).toMatchObject({ ok: true })
      expect(await findShipments(db, orderId)).toMatchObject([
        { carrier: 'Velo Kurier', trackingNumber: '99001234' },
      ])
      expect(await change(shipmentId, '<b>')).toMatchObject({
        refusal: { code: 'tracking-invalid' },
      })
      expect(await change('none', '99001234')).toMatchObject({
        refusal: { code: 'shipment-unknown' },
      })
      await inTransaction((trx) => deleteShipment(trx, { orderId, shipmentId }))
      expect(await findShipments(db, orderId)).toEqual([])
    })

    test('refuses parcels of orders that have not been sent', async () => {
      const orderId = await newOrder()
      const added = await inTransaction((trx, now) =>
        addShipment(trx, { orderId, tracking, notifies: true }, now),
      )
      expect(added).toMatchObject({ refusal: { code: 'order-not-sent' } })
    })
  })

  describe('mails sent again', () => {
    const resend = (orderId: string, mail: ResendableMail) =>
      inTransaction((trx, now) => resendOrderMail(trx, { orderId, mail }, now))

    test('sends the confirmation again, and the mails that the order has had', async () => {
      const orderId = await newOrder()
      const before = (await mailsOf('order-confirmation', orderId)).length
      expect(await resend(orderId, 'confirmation')).toMatchObject({ ok: true })
      expect(await mailsOf('order-confirmation', orderId)).toHaveLength(before + 1)
      for (const mail of ['status', 'credit-note'] as const)
        expect(await resend(orderId, mail)).toMatchObject({ refusal: { code: 'mail-unknown' } })
      await changeStatus(shop.services, { orderId, to: 'completed' })
      await resend(orderId, 'status')
      expect(await mailsOf('order-status', orderId)).toHaveLength(2)
    })

    test('sends the last credit note again', async () => {
      const orderId = await newOrder()
      const request = { lines: [{ position: 0, quantity: 1 }], shipping: false }
      const preview = await previewRefund(db, orderId, request)
      if (!preview.ok) throw new Error(preview.refusal.code)
      const expectedTotal = preview.value.credit.total
      await inTransaction((trx, now) =>
        refundOrder(
          trx,
          { ...request, orderId, note: 'x', byAccount: staffId, expectedTotal },
          now,
        ),
      )
      await resend(orderId, 'credit-note')
      expect(await mailsOf('order-credited', orderId)).toHaveLength(2)
    })

    test('refuses an unknown order', async () => {
      expect(await resend('none', 'confirmation')).toMatchObject({
        refusal: { code: 'order-unknown' },
      })
    })
  })

  describe('saved views', () => {
    const save = (accountId: string, name: string, isShared = false) =>
      inTransaction((trx) =>
        saveView(trx, accountId, {
          list: 'orders',
          name,
          filters: { statuses: ['on-hold'] },
          isShared,
        }),
      )
    const namesOf = async (accountId: string) =>
      (await listViews(db, accountId)).map(({ name }) => name)

    test('shows own views and those that others share', async () => {
      await save(staffId, 'Waiting')
      await save(otherId, 'Theirs')
      await save(otherId, 'For all', true)
      expect(await listViews(db, staffId)).toMatchObject([
        { name: 'For all', isOwn: false, isShared: true, filters: { statuses: ['on-hold'] } },
        { name: 'Waiting', isOwn: true, isShared: false },
      ])
    })

    test('changes and deletes own views only', async () => {
      const saved = await save(staffId, 'Draft')
      const id = saved.ok ? saved.value : ''
      const change = (accountId: string, name: string) =>
        inTransaction((trx) => changeView(trx, accountId, id, { name }))
      expect(await change(otherId, 'Mine')).toMatchObject({ refusal: { code: 'view-unknown' } })
      expect(await change(staffId, 'Draft')).toMatchObject({ ok: true })
      expect(await change(staffId, 'Waiting')).toMatchObject({
        refusal: { code: 'view-name-taken' },
      })
      expect(await change(staffId, ' ')).toMatchObject({ refusal: { code: 'view-name-missing' } })
      expect(await change(staffId, 'Ready')).toMatchObject({ value: { name: 'Ready' } })
      await inTransaction((trx) => deleteView(trx, staffId, id))
      expect(await namesOf(staffId)).not.toContain('Ready')
    })

    test('refuses a second view with the same name', async () => {
      await save(staffId, 'Once')
      expect(await save(staffId, ' Once ')).toMatchObject({ refusal: { code: 'view-name-taken' } })
      expect(await save(otherId, 'Once')).toMatchObject({ ok: true })
    })
  })
})
