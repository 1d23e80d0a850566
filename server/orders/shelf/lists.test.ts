import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { IdentifiedLine } from '../../../domain/cart/cart-item.ts'
import { centimes } from '../../../domain/money.ts'
import { maxListLines, maxLists } from '../../../domain/shelf/saved-list.ts'
import { databases } from '../../../tests/databases.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { newId } from '../../db/new-id.ts'
import { openTestShop, type TestShop } from '../shop.fixtures.ts'
import {
  addToList,
  changeListLines,
  findListLines,
  findLists,
  listToday,
  savedLists,
} from './lists.ts'
import { articleRow } from './saved.ts'

const globuli = (remedy: number, dilution = '30'): IdentifiedLine => ({
  name: '',
  WcId: 0,
  info: { type: 'homeopathy', scale: 'CH', dilution, form: 'globuli', size: 'tube-1g', remedy },
})

const arnica = { line: globuli(159), quantity: 2 }
const arnica9 = { line: globuli(159, '9'), quantity: 1 }
const arnica200 = { line: globuli(159, '200'), quantity: 3 }
const impossible = { line: globuli(159, '31'), quantity: 1 }

describe.each(databases)('lists on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  let accountId: string
  let otherId: string

  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    accountId = (await shop.accountOf('claire.favre')).accountId
    otherId = (await shop.accountOf('reto.ammann')).accountId
    return () => closeDatabase(db)
  })
  beforeEach(async () => {
    await db.deleteFrom('saved_list').execute()
  })

  const add = (id: string, items = [arnica, arnica9], newName?: string, account = accountId) =>
    addToList(shop.services, account, { id, newName }, items, 'de')
  const newList = async (name = 'Winter', items = [arnica, arnica9]) => {
    const id = newId()
    expect(await add(id, items, name)).toMatchObject({ ok: true })
    return id
  }
  const dilutionsIn = async (id: string) =>
    (await findListLines(db, id)).map(
      ({ line: { info } }) => info.type === 'homeopathy' && info.dilution,
    )
  const keysIn = async (id: string) => (await findListLines(db, id)).map(({ key }) => key)
  const noQuantities = new Map<string, number>()

  test('creates a list once, also when the form is sent twice at the same time', async () => {
    const id = newId()
    const [one, two] = await Promise.all([
      add(id, undefined, 'Winter'),
      add(id, undefined, 'Winter'),
    ])
    expect([one, two]).toMatchObject([{ ok: true }, { ok: true }])
    expect(await findLists(db, accountId)).toEqual([{ id, name: 'Winter', lines: 2 }])
    const [line] = await findListLines(db, id)
    expect(line).toMatchObject({ line: { name: 'Arnica montana' }, quantity: 2 })
    expect(line?.before).toBeGreaterThan(0)
  })

  test('adds only what is not in the list, and what can be ordered', async () => {
    const id = await newList()
    expect(await add(id, [{ ...arnica, quantity: 9 }, impossible, arnica200])).toMatchObject({
      ok: true,
      value: { added: 2, refused: [{ code: 'selection-impossible' }] },
    })
    expect(await dilutionsIn(id)).toEqual(['30', '9', '200'])
    expect((await findListLines(db, id))[0]?.quantity).toBe(2)
    expect(await add(id, [impossible])).toMatchObject({
      refusal: { code: 'selection-impossible' },
    })
  })

  test('shows and changes only lists of the account', async () => {
    const id = await newList()
    expect(await findLists(db, otherId)).toEqual([])
    expect(await savedLists.find(db, otherId, id)).toBeUndefined()
    expect(await add(id, [arnica200], undefined, otherId)).toMatchObject({
      refusal: { code: 'list-unknown' },
    })
    expect(await add(id, [arnica200], 'Mine', otherId)).toMatchObject({
      refusal: { code: 'too-many-lists' },
    })
    const [key = ''] = await keysIn(id)
    const changes = { quantities: noQuantities, removed: key }
    expect(await changeListLines(db, otherId, id, changes)).toBe(false)
    await savedLists.change(db, otherId, id, { name: 'Mine' })
    await savedLists.delete(shop.services, otherId, id)
    expect(await savedLists.restore(db, otherId, id)).toBe(false)
    expect(await findLists(db, accountId)).toEqual([{ id, name: 'Winter', lines: 2 }])
  })

  test('renames, deletes and restores a list, and removes it after some time', async () => {
    const id = await newList()
    await savedLists.change(db, accountId, id, { name: 'Summer' })
    await savedLists.delete(shop.services, accountId, id)
    await savedLists.delete(shop.services, accountId, id)
    expect(await findLists(db, accountId)).toEqual([])
    expect(await add(id, [arnica200])).toMatchObject({ refusal: { code: 'list-unknown' } })
    expect(await savedLists.findDeleted(db, accountId, id)).toEqual({ id, name: 'Summer' })
    expect(await savedLists.findDeleted(db, otherId, id)).toBeUndefined()
    expect(await savedLists.restore(db, accountId, id)).toBe(true)
    expect(await savedLists.restore(db, accountId, id)).toBe(true)
    expect(await findLists(db, accountId)).toEqual([{ id, name: 'Summer', lines: 2 }])

    await savedLists.delete(shop.services, accountId, id)
    await savedLists.removeDeleted(db, shop.clock.now)
    expect(await savedLists.findDeleted(db, accountId, id)).toBeDefined()
    await savedLists.removeDeleted(db, new Date(shop.clock.now.getTime() + 1_000))
    expect(await savedLists.findDeleted(db, accountId, id)).toBeUndefined()
    expect(await db.selectFrom('saved_list_line').selectAll().execute()).toEqual([])
  })

  test('moves and removes lines and changes quantities, each once', async () => {
    const id = await newList('Winter', [arnica, arnica9, arnica200])
    const [first = '', second = ''] = await keysIn(id)
    const moved = { quantities: noQuantities, moved: { key: first, to: 2 } }
    await changeListLines(db, accountId, id, moved)
    await changeListLines(db, accountId, id, moved)
    expect(await dilutionsIn(id)).toEqual(['9', '200', '30'])
    const changes = { quantities: new Map([[first, 7]]), removed: second }
    await changeListLines(db, accountId, id, changes)
    await changeListLines(db, accountId, id, changes)
    expect(await dilutionsIn(id)).toEqual(['200', '30'])
    expect((await findListLines(db, id)).map(({ quantity }) => quantity)).toEqual([3, 7])
    await add(id, [arnica9])
    expect(await dilutionsIn(id)).toEqual(['200', '30', '9'])
  })

  test('keeps the limits of lists and lines', async () => {
    const at = shop.clock.now
    const lists = Array.from({ length: maxLists - 1 }, (_, i) => ({
      id: newId(),
      account_id: accountId,
      name: `List ${i}`,
      created_at: at,
      deleted_at: null,
    }))
    await db.insertInto('saved_list').values(lists).execute()
    const both = await Promise.all([add(newId(), undefined, 'One'), add(newId(), undefined, 'Two')])
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(await findLists(db, accountId)).toHaveLength(maxLists)

    const id = lists[0]?.id ?? ''
    const lines = Array.from({ length: maxListLines - 1 }, (_, i) => ({
      ...articleRow(globuli(10_000 + i)),
      list_id: id,
      position: i,
      quantity: 1,
      price: 100,
    }))
    await db.insertInto('saved_list_line').values(lines).execute()
    expect(await add(id)).toMatchObject({ refusal: { code: 'list-full' } })
    expect(await add(id, [arnica])).toMatchObject({ ok: true })
    expect(await keysIn(id)).toHaveLength(maxListLines)
  })

  test('shows changed prices beside the saved ones', async () => {
    const id = await newList()
    const lines = await findListLines(db, id)
    const product = lines[0]?.line.WcId ?? 0
    const raise = (by: number) =>
      db
        .updateTable('product')
        .set((eb) => ({ price: eb('price', '+', centimes(by)) }))
        .where('id', '=', product)
        .execute()
    await raise(40)
    const [first] = await listToday(db, lines, 'fr', accountId)
    await raise(-40)
    expect(first).toMatchObject({
      position: 0,
      before: lines[0]?.before,
      item: { price: (lines[0]?.before ?? 0) + 40, quantity: 2 },
    })
  })
})
