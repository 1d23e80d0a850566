import { beforeAll, describe, expect, it, test } from 'vitest'
import { hasRemedy } from '../../domain/cart/cart-info.ts'
import { databases } from '../../tests/databases.ts'
import { findDispatchDays, findShortages } from '../content/calendar.ts'
import { changeContent } from '../content/content-version.ts'
import { writeOption } from '../content/settings/write-option.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { changeStatus } from './change-status.ts'
import { findOrder } from './history/find-order.ts'
import { type OrderRequest, placeOrder } from './placing/place-order.ts'
import { quoteOrder } from './placing/quote-order.ts'
import { openTestShop, type TestShop } from './shop.fixtures.ts'

describe.each(databases)('the promised day of dispatch on $name', ({ open }) => {
  let db: Database
  let shop: TestShop

  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    return () => closeDatabase(db)
  })

  const setOption = (name: string, value: unknown) =>
    changeContent(db, (trx) => writeOption(trx, name, value))
  const daysAt = (time: string) => findDispatchDays(db, new Date(time))
  const place = async (key: string, changes: Partial<OrderRequest> = {}) => {
    const placed = await placeOrder(shop.services, { ...(await shop.request(key)), ...changes })
    if (!placed.ok) throw new Error(placed.refusal.code)
    return placed.value
  }

  test.each([
    // A Tuesday before and after the cut-off at 14:00 in Switzerland.
    ['2026-12-01T12:59:00Z', { schussler: '2026-12-01', homeopathy: '2026-12-02' }],
    ['2026-12-01T13:00:00Z', { schussler: '2026-12-02', mixture: '2026-12-04' }],
    // The Geneva Fast, Christmas and the Restoration of the Republic are holidays in Geneva.
    ['2026-09-09T13:00:00Z', { schussler: '2026-09-11' }],
    ['2026-12-24T13:00:00Z', { schussler: '2026-12-28', mixture: '2026-12-30' }],
    ['2026-12-30T13:00:00Z', { schussler: '2027-01-04' }],
  ])('of an order at %s', async (time, expected) => {
    expect(await daysAt(time)).toMatchObject(expected)
  })

  it('follows the closing days of the laboratory', async () => {
    const closing = { from: '2026-12-01', to: '2026-12-04', reason: {} }
    await setOption('closing_days', [closing])
    expect(await daysAt('2026-12-01T08:00:00Z')).toMatchObject({ schussler: '2026-12-07' })
    await setOption('closing_days', [])
  })

  it('is stored with the order as it was shown', async () => {
    const request = await shop.request('promise')
    const quote = await quoteOrder(shop.services, request.account, request.items, 'fr')
    expect(quote).toMatchObject({ value: { dispatchOn: '2026-11-24' } })
    const { id } = await place('promise')
    expect(await findOrder(db, id)).toMatchObject({ dispatchOn: '2026-11-24' })
  })

  it('of what is short is the first working day on which it is available again', async () => {
    const [line] = (await place('before')).lines
    const id = line && hasRemedy(line.info) ? line.info.remedy : undefined
    const shortage = { remedy: id, product: null, until: '2026-12-05', reason: { de: 'Ernte' } }
    await setOption('shortages', [{ ...shortage, otherRemedy: id, otherProduct: null }])
    const [short] = await findShortages(db, shop.clock.now, 'de')
    expect(short).toMatchObject({ remedy: id, on: '2026-12-07' })
    expect(short?.note).toMatch(/^Wieder lieferbar ab Montag, 7. Dezember · Ernte · Alternative: ./)
    expect((await place('short')).dispatchOn).toBe('2026-12-07')
    await setOption('shortages', [{ ...shortage, until: '2026-11-01' }])
    expect(await findShortages(db, shop.clock.now)).toEqual([])
  })

  it('of an order in advance counts from its payment', async () => {
    const { id, dispatchOn } = await place('advance', { payment: 'advance' })
    expect(dispatchOn).toBeNull()
    shop.clock.now = new Date('2026-11-26T09:00:00Z')
    const paid = await changeStatus(shop.services, { orderId: id, to: 'processing' })
    expect(paid.ok).toBe(true)
    expect(await findOrder(db, id)).toMatchObject({ dispatchOn: '2026-11-27' })
  })

  it('is absent for a family without preparation days', async () => {
    await setOption('preparation_days', { schussler: 0 })
    expect(await daysAt('2026-12-01T08:00:00Z')).toEqual({ schussler: '2026-12-01' })
    expect((await place('no promise')).dispatchOn).toBeNull()
  })
})
