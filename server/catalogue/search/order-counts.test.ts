import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { accountRow, orderRow } from '../../../tests/rows.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import { countOrdersDaily, orderedWeights } from './order-counts.ts'

const hoursLater = (hours: number) => new Date(Date.now() + hours * 3_600_000)

describe.each(databases)('weights of what is ordered on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    return () => closeDatabase(db)
  })

  const weightOf = async (remedy: number) => (await orderedWeights(db)).remedies.get(remedy)

  const placeOrders = async (number: number, remedies: readonly number[]) => {
    const account = accountRow()
    const order = orderRow(account.id, { number })
    await db.insertInto('account').values(account).execute()
    await db.insertInto('orders').values(order).execute()
    const info = (remedy: number) =>
      json({
        type: 'homeopathy',
        remedy,
        scale: 'CH',
        dilution: '30',
        form: 'globuli',
        size: 'tube-1g',
      })
    const line = { order_id: order.id, product_id: 1, name: '', icon: '', vat_rate: 260 }
    const amounts = { quantity: 1, unit_price: 100, total: 100, reference: '' }
    await db
      .insertInto('order_line')
      .values(
        remedies.map((remedy, position) => ({
          ...line,
          ...amounts,
          position,
          info: info(remedy),
        })),
      )
      .execute()
  }

  test('counts once a day, without the last hour', async () => {
    await countOrdersDaily(db, hoursLater(3))
    expect((await orderedWeights(db)).remedies.size).toBe(0)
    await placeOrders(1, [159, 159, 159, 7])
    await countOrdersDaily(db, hoursLater(0))
    expect(await weightOf(159)).toBeUndefined()
    await countOrdersDaily(db, hoursLater(23))
    expect(await weightOf(159)).toBeUndefined()
    await countOrdersDaily(db, hoursLater(24))
    expect(await weightOf(159)).toBe(3)
    expect(await weightOf(7)).toBeUndefined()
    await placeOrders(2, [7, 7])
    await countOrdersDaily(db, hoursLater(30))
    expect(await weightOf(7)).toBeUndefined()
    await Promise.all([countOrdersDaily(db, hoursLater(49)), countOrdersDaily(db, hoursLater(49))])
    expect(await weightOf(7)).toBe(3)
  })
})
