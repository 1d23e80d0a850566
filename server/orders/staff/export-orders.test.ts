import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import { placeOrder } from '../placing/place-order.ts'
import { openTestShop, type TestShop } from '../shop.fixtures.ts'
import { exportOrders } from './export-orders.ts'

describe.each(databases)('the export of orders on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    return () => closeDatabase(db)
  })

  const exported = async (filters = {}, layout?: 'post') => {
    const parts = exportOrders(db, { filters, language: 'de', today: '2026-11-21', layout })
    let text = ''
    for await (const part of parts) text += part
    return text
  }

  test('opens in a Swiss Excel and runs no formula', async () => {
    const request = await shop.request(crypto.randomUUID())
    const placed = await placeOrder(shop.services, { ...request, reference: '=1+1;"x"' })
    if (!placed.ok) throw new Error(placed.refusal.code)
    const { id, billing } = placed.value
    const company = '@Zoë; AG'
    await db
      .updateTable('orders')
      .set({ billing: json({ ...billing, company, last_name: '-2+3' }) })
      .where('id', '=', id)
      .execute()
    const text = await exported({ ids: [id] })
    expect(text.startsWith('\ufeffBestellung;Datum;Status;')).toBe(true)
    const [header = '', row = '', ...rest] = text.split('\r\n')
    expect(rest).toEqual([''])
    expect(row).toContain(';21.11.2026;')
    expect(row).toMatch(/;\d+\.\d\d;/)
    expect(row).toContain(`"'@Zoë; AG"`)
    expect(row).toContain(`"'=1+1;""x"""`)
    expect(row).toContain(`'-2+3`)
    expect(row).not.toMatch(/(^|;)"?[=+@-]/)
    expect(header.split(';')).toHaveLength(25)
  })

  test('writes shipping addresses for the post, with the house number apart', async () => {
    const placed = await placeOrder(shop.services, await shop.request(crypto.randomUUID()))
    if (!placed.ok) throw new Error(placed.refusal.code)
    const { id, number, shippingAddress } = placed.value
    const address = {
      ...{ ...shippingAddress, company: '=1+1', first_name: 'Zoë', last_name: 'Muster' },
      ...{ address1: 'Seestrasse 12b, 3. Stock', building_number: null, address2: 'c/o Meier' },
      ...{ postcode: '8002', city: 'Zürich', country: 'CH' },
    }
    await db
      .updateTable('orders')
      .set({ shipping_address: json(address) })
      .where('id', '=', id)
      .execute()
    expect((await exported({ ids: [id] }, 'post')).split('\r\n')).toEqual([
      '\ufeffReferenz;Unternehmen;Vorname;Nachname;Adresszusatz;Strasse;Hausnummer;PLZ;Ort;Land',
      `${number};'=1+1;Zoë;Muster;c/o Meier, 3. Stock;Seestrasse;12b;8002;Zürich;CH`,
      '',
    ])
    await db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', id).execute()
    expect((await exported({ ids: [id] }, 'post')).split('\r\n')).toHaveLength(2)
  })

  test('writes the heading alone if no order matches', async () => {
    expect((await exported({ ids: [] })).split('\r\n')).toHaveLength(2)
  })
})
