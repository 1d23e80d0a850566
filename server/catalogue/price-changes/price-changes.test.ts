import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { centimes } from '../../../domain/money.ts'
import { databases } from '../../../tests/databases.ts'
import { accountRow } from '../../../tests/rows.ts'
import { closeDatabase, type Database, openDatabase } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import { migrate } from '../../db/migrate.ts'
import { changeCatalogue } from '../catalogue-version.fixtures.ts'
import { priceCatalogue } from '../prices/price-products.ts'
import { changePrice } from './change-price.ts'
import { applyDuePrices } from './due-prices.ts'
import { findPriceHistory } from './price-history.ts'
import { undoPriceChange } from './undo-price.ts'

/** A Saturday in winter. */
const now = new Date('2026-11-21T09:00:00Z')
const nextMonday = '2026-11-30'
const beforeMonday = new Date('2026-11-29T22:59:59.999Z')
const monday = new Date('2026-11-29T23:00:00Z')

describe.each(databases)('price changes on $name', ({ create }) => {
  let db: Database
  /** Another process on the same database. */
  let other: Database
  const account = accountRow()
  const author = { actor: { accountId: account.id, name: 'Ada Keller' }, now }
  let products = 0
  beforeAll(async () => {
    const settings = await create()
    db = await openDatabase(settings)
    await migrate(db)
    other = await openDatabase(settings)
    await db.insertInto('account').values(account).execute()
    return async () => {
      await closeDatabase(db)
      await closeDatabase(other)
    }
  })

  const newProduct = async (price = 1_250) => {
    products += 1
    const id = products
    await changeCatalogue(db, (trx) =>
      trx
        .insertInto('product')
        .values({
          id,
          slug: `single-${id}`,
          kind: 'price',
          name: `Single ${id}`,
          price,
          vat_class: 'reduced',
          position: id,
          categories: json([]),
          record: json({}),
        })
        .execute(),
    )
    return id
  }
  const change = (productId: number, price: number, version = 1, from?: string) =>
    changePrice(db, { productId, price: centimes(price), version, from }, author)
  const shownPrice = async (id: number, database = db) =>
    (await priceCatalogue(database)).prices.get(`single-${id}`)?.price
  const historyOf = async (id: number) =>
    (await findPriceHistory(db, id)).map(({ state, price, before }) => [state, before, price])
  const idOf = (changed: Awaited<ReturnType<typeof change>>) =>
    changed.ok ? changed.value.changeId : ''

  test('change the price in every process, with its author in the history', async () => {
    const id = await newProduct()
    expect(await shownPrice(id, other)).toBe(1_250)
    expect(await change(id, 1_300)).toMatchObject({
      ok: true,
      value: { before: 1_250, version: 2 },
    })
    expect(await shownPrice(id)).toBe(1_300)
    await wait(60)
    expect(await shownPrice(id, other)).toBe(1_300)
    const [only] = await findPriceHistory(db, id)
    expect(only).toMatchObject({
      price: 1_300,
      before: 1_250,
      validFrom: '2026-11-21',
      author: `${account.first_name} ${account.last_name}`,
    })
  })

  test('refuse a price of an outdated version, the same price, a day that has passed', async () => {
    const id = await newProduct()
    await change(id, 1_300)
    expect(await change(id, 1_400)).toEqual({ ok: false, refusal: 'edit-conflict' })
    expect(await change(id, 1_300, 2)).toEqual({ ok: false, refusal: 'price-unchanged' })
    expect(await change(id, 1_400, 2, '2026-11-20')).toEqual({ ok: false, refusal: 'day-passed' })
    expect(await change(9_999_999_999, 1_400)).toEqual({ ok: false, refusal: 'product-unknown' })
    expect(await shownPrice(id)).toBe(1_300)
  })

  test('start at midnight in Switzerland, once, in all processes', async () => {
    const id = await newProduct()
    expect(await change(id, 1_500, 1, nextMonday)).toMatchObject({ value: { state: 'scheduled' } })
    await applyDuePrices(db, beforeMonday)
    expect(await shownPrice(id)).toBe(1_250)
    await wait(60)
    await Promise.all([db, other, db, other].map((each) => applyDuePrices(each, monday)))
    await wait(60)
    expect(await Promise.all([db, other].map((each) => shownPrice(id, each)))).toEqual([
      1_500, 1_500,
    ])
    expect(await historyOf(id)).toEqual([['applied', 1_250, 1_500]])
  })

  test('apply all days that a stopped server has missed, in their order', async () => {
    const id = await newProduct()
    await change(id, 1_700, 1, '2026-12-02')
    await change(id, 1_600, 1, '2026-12-01')
    const late = () => new Date('2026-12-05T09:00:00Z')
    await applyDuePrices(other, late())
    await wait(60)
    expect(await shownPrice(id)).toBe(1_700)
    expect(await historyOf(id)).toEqual([
      ['applied', 1_600, 1_700],
      ['applied', 1_250, 1_600],
    ])
  })

  test('replace a scheduled price of the same day', async () => {
    const id = await newProduct()
    await change(id, 1_500, 1, nextMonday)
    await change(id, 1_550, 1, nextMonday)
    await applyDuePrices(db, monday)
    expect(await historyOf(id)).toEqual([
      ['applied', 1_250, 1_550],
      ['cancelled', undefined, 1_500],
    ])
  })

  test('price changes are undone unless a later change has superseded them', async () => {
    const id = await newProduct()
    const first = idOf(await change(id, 1_300))
    const second = idOf(await change(id, 1_400, 2))
    const undo = (changeId: string) => undoPriceChange(db, changeId, author)
    expect(await undo(first)).toEqual({ ok: false, refusal: 'superseded' })
    expect(await undo(second)).toMatchObject({ ok: true, value: { price: 1_300 } })
    expect(await shownPrice(id)).toBe(1_300)
    expect(await undo(second)).toEqual({ ok: false, refusal: 'already-undone' })
    expect(await undo('none')).toEqual({ ok: false, refusal: 'change-unknown' })
    expect(await undo(first)).toMatchObject({ ok: true, value: { price: 1_250 } })
    expect(await shownPrice(id)).toBe(1_250)
    const history = await historyOf(id)
    expect(history.map(([state]) => state)).toEqual(['undone', 'undone'])
  })

  test('ask for a confirmation of 0.00 and of more than half', async () => {
    const id = await newProduct()
    const unusual = [0, 100, 9_900].map((price) => ({
      productId: id,
      version: 1,
      price: centimes(price),
    }))
    for (const request of unusual)
      expect(await changePrice(db, request, author)).toEqual({
        ok: false,
        refusal: 'price-unusual',
      })
    expect(await shownPrice(id)).toBe(1_250)
    const confirmed = { productId: id, version: 1, price: centimes(0), acceptsUnusualPrice: true }
    expect(await changePrice(db, confirmed, author)).toMatchObject({ ok: true })
    expect(await shownPrice(id)).toBe(0)
  })

  test('price changes are cancelled before their day', async () => {
    const id = await newProduct()
    const scheduled = idOf(await change(id, 1_500, 1, nextMonday))
    expect(await undoPriceChange(db, scheduled, author)).toMatchObject({ ok: true })
    await applyDuePrices(db, monday)
    expect(await shownPrice(id)).toBe(1_250)
  })
})
