import { beforeAll, describe, expect, test } from 'vitest'
import { centimes } from '../../domain/money.ts'
import { databases } from '../../tests/databases.ts'
import { accountRow } from '../../tests/rows.ts'
import { closeDatabase, type Database } from './client.ts'
import { json } from './json.ts'

const values = [
  ['an object', { remedy: 112, scale: 'CH', form: null, nested: { list: [1, 2.5, true] } }],
  ['an array', ['a', { b: 1 }, []]],
  ['an empty array', []],
  ['a text', 'Łukasz says "crème" \\ \' ; --'],
  ['a text that looks like a number', '007'],
  ['a number', 0.1],
  ['false', false],
  ['null', null],
] as const

const instants = [
  '2026-11-21T08:15:30.123Z',
  '2026-03-29T01:00:00.000Z',
  '1969-12-31T23:59:59.999Z',
].map((text) => new Date(text))

const priceProduct = (id: number, price: number) => ({
  id,
  slug: `product-${id}`,
  kind: 'price' as const,
  name: 'Globuli, tube 1g',
  price,
  vat_class: 'reduced',
  position: id,
  categories: json([{ slug: 'price', name: 'Price' }]),
  record: json({}),
})

describe.each(databases)('values on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    return () => closeDatabase(db)
  })

  test.each(values)('returns %s from a JSON column', async (name, value) => {
    await db
      .insertInto('option')
      .values({ name, value: json(value) })
      .execute()
    const row = await db
      .selectFrom('option')
      .selectAll()
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    expect(row).toStrictEqual({ name, language: '', value })
  })

  test('returns dates, booleans and defaults of a row', async () => {
    const row = accountRow({ created_at: instants[0], user_can_order_with_form: true })
    const stored = await db
      .insertInto('account')
      .values(row)
      .returningAll()
      .executeTakeFirstOrThrow()
    expect(stored).toStrictEqual({
      ...row,
      discount_rate: 0,
      customer_group: 'none',
      invoice_email: '',
      pharma_id: '',
      customer_number: '',
      signup_message: '',
      decision_reason: '',
      decided_at: null,
      decided_by: null,
      certificate_expires_on: null,
      certificate_reminded_days: null,
      erased_at: null,
      practice_id: null,
      may_order: 'yes',
      sees_all_orders: true,
      manages_practice: true,
      search_text: null,
      version: 0,
    })
  })

  test('compares and sorts dates by time', async () => {
    const rows = instants.map((last_at, index) => ({ slug: `miss-${index}`, misses: 1, last_at }))
    await db.insertInto('price_miss').values(rows).execute()
    const later = await db
      .selectFrom('price_miss')
      .select('last_at')
      .where('last_at', '>=', new Date('2026-03-29T03:00:00+02:00'))
      .orderBy('last_at')
      .execute()
    expect(later.map((row) => row.last_at)).toEqual([instants[1], instants[0]])
  })

  test('returns money, counts and sums as numbers', async () => {
    const dear = 4_000_000_000_000
    await db
      .insertInto('product')
      .values([priceProduct(1, 1250), priceProduct(2, dear)])
      .execute()
    const sums = await db
      .selectFrom('product')
      .select((eb) => [
        eb.fn.sum<number>('price').as('total'),
        eb.fn.max('price').as('dearest'),
        eb.fn.countAll<number>().as('count'),
      ])
      .executeTakeFirstOrThrow()
    expect(sums).toStrictEqual({ total: dear + 1250, dearest: dear, count: 2 })
  })

  test('returns the number of updated rows', async () => {
    const { numUpdatedRows } = await db
      .updateTable('product')
      .set({ vat_class: 'standard' })
      .where('price', '>', centimes(0))
      .executeTakeFirstOrThrow()
    expect(numUpdatedRows).toBe(2n)
  })

  test('matches like case-sensitively', async () => {
    const found = (pattern: string) =>
      db.selectFrom('product').select('id').where('name', 'like', pattern).execute()
    expect(await found('Glob%')).toHaveLength(2)
    expect(await found('glob%')).toHaveLength(0)
  })
})
