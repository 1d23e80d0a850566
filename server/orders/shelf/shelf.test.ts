import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { IdentifiedLine } from '../../../domain/cart/cart-item.ts'
import { maxStarred } from '../../../domain/shelf/arrange-shelf.ts'
import { databases } from '../../../tests/databases.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import { findUsualPreparations } from '../history/usual-preparations.ts'
import { placeOrder } from '../placing/place-order.ts'
import { openTestShop, type TestShop } from '../shop.fixtures.ts'
import { articleRow } from './saved.ts'
import { findShelf, findStarred, starLine, unstarLine } from './shelf.ts'

const globuli = (remedy: number, dilution = '30'): IdentifiedLine => ({
  name: '',
  WcId: 0,
  info: { type: 'homeopathy', scale: 'CH', dilution, form: 'globuli', size: 'tube-1g', remedy },
})

describe.each(databases)('the shelf on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  let accountId: string
  let otherId: string
  let arnica: IdentifiedLine
  let belladonna: IdentifiedLine

  const remedyLine = async (name: string, dilution?: string) => {
    const { id } = await db
      .selectFrom('remedy')
      .select('id')
      .where('name', '=', name)
      .where('category', '=', 'hpt')
      .executeTakeFirstOrThrow()
    return globuli(id, dilution)
  }

  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    accountId = (await shop.accountOf('claire.favre')).accountId
    otherId = (await shop.accountOf('reto.ammann')).accountId
    arnica = await remedyLine('Arnica montana')
    belladonna = await remedyLine('Belladonna')
    return () => closeDatabase(db)
  })

  beforeEach(async () => {
    await db.deleteFrom('starred_line').execute()
  })

  const star = async (line: IdentifiedLine, account = accountId) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000)
    return starLine(shop.services, account, line, 'de')
  }

  test('stores starred articles once, the newest first, with name and product', async () => {
    expect(await star(arnica)).toMatchObject({ ok: true, value: { name: 'Arnica montana' } })
    await star(belladonna)
    await Promise.all([star(arnica), star(arnica)])
    const starred = await findStarred(db, accountId)
    expect(starred).toMatchObject([
      { name: 'Belladonna', info: belladonna.info },
      { name: 'Arnica montana', info: arnica.info },
    ])
    expect(starred[1]?.WcId).toBeGreaterThan(0)
  })

  test('shows and changes only what the account has starred', async () => {
    await star(arnica)
    expect(await findStarred(db, otherId)).toEqual([])
    await unstarLine(db, otherId, arnica)
    expect(await findStarred(db, accountId)).toHaveLength(1)
    await unstarLine(db, accountId, arnica)
    await unstarLine(db, accountId, arnica)
    expect(await findStarred(db, accountId)).toEqual([])
  })

  test('refuses an article that cannot be ordered', async () => {
    expect(await star(globuli(159, '31'))).toMatchObject({
      ok: false,
      refusal: { code: 'selection-impossible' },
    })
    expect(await star(globuli(999_999))).toMatchObject({
      ok: false,
      refusal: { code: 'remedy-unknown' },
    })
    expect(await findStarred(db, accountId)).toEqual([])
  })

  test('keeps the limit when two articles are starred concurrently', async () => {
    const rows = Array.from({ length: maxStarred - 1 }, (_, i) => ({
      ...articleRow(globuli(10_000 + i)),
      account_id: accountId,
      starred_at: shop.clock.now,
    }))
    await db.insertInto('starred_line').values(rows).execute()
    const results = await Promise.all([star(arnica), star(belladonna)])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'shelf-full' } })
    expect(await findStarred(db, accountId)).toHaveLength(maxStarred)
  })

  test('shows starred articles, then ordered ones, at the prices of today', async () => {
    const request = await shop.request(crypto.randomUUID())
    const placed = await placeOrder(shop.services, request)
    expect(placed.ok).toBe(true)
    await star(await remedyLine('Belladonna', '9'))
    const shelf = await findShelf(db, accountId, 'fr')
    expect(
      shelf.map(({ line, isStarred, orders }) => [
        line.name,
        line.info.type === 'homeopathy' && line.info.dilution,
        isStarred,
        orders,
      ]),
    ).toEqual([
      ['Belladonna', '9', true, 0],
      ['Arnica montana', '30', false, 1],
      ['Belladonna', '200', false, 1],
    ])
    const price = placed.ok ? placed.value.lines[0]?.unitPrice : undefined
    expect(shelf[1]?.today).toMatchObject({ item: { price, quantity: 1 } })
    expect(shelf[1]?.lastOrdered).toEqual(placed.ok && placed.value.placedAt)
  })

  test('says why a starred article can no longer be ordered, and keeps it', async () => {
    await star(arnica)
    const id = arnica.info.type === 'homeopathy' ? arnica.info.remedy : undefined
    const before = await db
      .selectFrom('remedy')
      .select('record')
      .where('id', '=', id ?? 0)
      .executeTakeFirstOrThrow()
    const change = (record: Record<string, unknown>) =>
      db
        .updateTable('remedy')
        .set({ record: json(record) })
        .where('id', '=', id ?? 0)
        .execute()
    await change({ ...before.record, ch: '1-6' })
    const [line] = await findShelf(db, accountId, 'fr')
    await change(before.record)
    expect(line).toMatchObject({
      isStarred: true,
      line: { name: 'Arnica montana' },
      today: { refusal: { code: 'selection-impossible' } },
    })
  })

  test('prefers the starred preparation as the usual one of a remedy', async () => {
    const id = belladonna.info.type === 'homeopathy' ? (belladonna.info.remedy ?? 0) : 0
    const usual = async () =>
      (await findUsualPreparations(db, accountId))({ family: 'homeopathy', id })
    expect(await usual()).toMatchObject({ preparation: { dilution: '200' } })
    await star(belladonna)
    expect(await usual()).toMatchObject({ preparation: { dilution: '30', form: 'globuli' } })
  })
})
