import { describe, expect, test } from 'vitest'
import { readPerson } from '../customers/source-person.ts'
import { customer, exportFolder, order } from '../former-shop.fixtures.ts'
import { readOrder } from '../orders/source-order.ts'
import { folderSource } from './folder-source.ts'
import type { SourceList, SourceRecord } from './shop-source.ts'

const readAll = async (files: Readonly<Record<string, unknown>>, list: SourceList) => {
  const found: SourceRecord[] = []
  const source = await folderSource(exportFolder(files))
  for await (const records of source.read(list)) found.push(...records)
  return found
}

const customersCsv = `customer_id;first_name;last_name;email;date_registered;billing_company;billing_address_1;billing_postcode;billing_city;billing_state_code;billing_state;billing_country;discount;user_can_order;Bemerkung
7;Ada;Keller;ada@rhein.example;2019-03-04 10:00:00;Drogerie am Rhein;Rheingasse 12;4058;Basel;BS;Basel-Stadt;CH;10;1;"zahlt
pünktlich"
8;Bo;Meier;bo@rhein.example;2020-01-01 08:00:00;;;;;;;;;;
`

const ordersCsv = `order_id,order_number,date,status,shipping_total,shipping_tax_total,order_total,order_currency,customer_id,billing_last_name,billing_email,customer_note,item_name,item_product_id,item_quantity,item_subtotal,item_subtotal_tax,item_total,item_total_tax
501,10501,2025-05-06 11:30:00,completed,4.20,0.11,54.31,CHF,7,Keller,ada@rhein.example,Bitte klingeln.,Arnica montana,4001,2,24.37,0.63,24.37,0.63
501,10501,2025-05-06 11:30:00,completed,4.20,0.11,54.31,CHF,7,Keller,ada@rhein.example,Bitte klingeln.,Belladonna,4002,1,24.37,0.63,24.37,0.63
502,10502,2025-05-07 11:30:00,processing,0,0,10.00,CHF,8,Meier,bo@rhein.example,,Tee,4003,1,9.75,0.25,9.75,0.25
`

describe('an export in a folder', () => {
  test('is read in the order of its files, in any of their shapes', async () => {
    const files = {
      'orders-10.json': [order(4)],
      'orders-2.json': { data: [order(2), order(3)], meta: { total_count: 2 } },
      'orders.json': `\ufeff${JSON.stringify([order(1)])}`,
      'orders.txt': 'notes',
      'customers.json': [customer(1)],
    }
    expect((await readAll(files, 'orders')).map(({ id }) => id)).toEqual([1, 2, 3, 4])
    expect(await readAll(files, 'products')).toEqual([])
  })

  test.each([
    ['text', 'users.json', 'not json', 'not-json users.json'],
    ['a record', 'users.json', '{"id": 1}', 'not-records users.json'],
    ['rows of other lengths', 'users.csv', 'id,email\n1,a@b.example,c\n', 'row-broken users.csv 2'],
  ])('ends the import with a note for a file with %s', async (_, name, content, note) => {
    await expect(readAll({ [name]: content }, 'users')).rejects.toThrow(note)
  })

  test('has to be a folder that can be read', async () => {
    await expect(folderSource('/nowhere/at/all')).rejects.toThrow(
      'source-unreadable /nowhere/at/all',
    )
  })

  test('has customers as CSV of WooCommerce, with columns of its own', async () => {
    const [ada, bo] = await readAll({ 'customers.csv': customersCsv }, 'customers')
    if (!ada || !bo) throw new Error('two rows are missing')
    const read = readPerson([ada])
    if ('skipped' in read) throw new Error(read.skipped[0])
    expect(read.person).toMatchObject({
      fields: {
        ...{ email: 'ada@rhein.example', first_name: 'Ada', discount_rate: 1000 },
        ...{ user_can_order: true, state: 'active' },
        billing: { company: 'Drogerie am Rhein', state: 'BS', postcode: '4058', country: 'CH' },
      },
      createdAt: new Date('2019-03-04T09:00:00Z'),
      unknown: { Bemerkung: 'zahlt\npünktlich' },
    })
    expect(readPerson([bo])).toMatchObject({ person: { fields: { email: 'bo@rhein.example' } } })
  })

  test('is read as Excel writes it, in Windows-1252', async () => {
    const content = Buffer.from('id,first_name\n1,Jörg\n', 'latin1')
    expect(await readAll({ 'users.csv': content }, 'users')).toMatchObject([{ first_name: 'Jörg' }])
  })

  test('has orders as CSV of WooCommerce, with a row for each item', async () => {
    const orders = await readAll({ 'orders.csv': ordersCsv }, 'orders')
    expect(orders.map(readOrder)).toMatchObject([
      {
        order: {
          ...{ id: '501', number: 10_501, customerId: '7', total: 5431, subtotal: 5000 },
          ...{ shipping: 431, discount: 0, note: 'Bitte klingeln.', status: 'completed' },
          ...{ email: 'ada@rhein.example', placedAt: new Date('2025-05-06T09:30:00Z') },
          lines: [
            { name: 'Arnica montana', productId: '4001', quantity: 2, unitPrice: 1250 },
            { name: 'Belladonna', quantity: 1, unitPrice: 2500 },
          ],
        },
      },
      { order: { number: 10_502, total: 1000, lines: [{ name: 'Tee' }] } },
    ])
  })

  test('has uploaded files by their path, and none outside of its folder', async () => {
    const folder = exportFolder({
      'files/2019/proof ä.pdf': 'proof',
      'secret.txt': 'private',
    })
    const { readFile } = await folderSource(folder)
    const base = 'https://shop.example/wp-content/uploads/'
    for (const address of [`${base}2019/proof%20%C3%A4.pdf`, '2019/proof ä.pdf'])
      expect(String((await readFile(address))?.bytes)).toBe('proof')
    for (const address of [
      `${base}2019/other.pdf`,
      `${base}..%2Fsecret.txt`,
      '../secret.txt',
      '%zz',
      '',
      'https://',
    ])
      expect(await readFile(address)).toBeUndefined()
  })
})
