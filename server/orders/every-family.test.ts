import { beforeAll, describe, expect, test } from 'vitest'
import { lineIllustrations } from '../../domain/cart/line-illustrations.ts'
import { shownKinds } from '../../domain/catalogue/product-kind.ts'
import { languages } from '../../domain/language.ts'
import type { PostedInfo, PostedItem } from '../../domain/order/posted-item.ts'
import { databases } from '../../tests/databases.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { findOrder } from './history/find-order.ts'
import { listOrders } from './history/list-orders.ts'
import { type OrderRequest, placeOrder } from './placing/place-order.ts'
import { openTestShop, type TestShop } from './shop.fixtures.ts'

const drops = { form: 'drops', size: 'bottle-30ml' }
const substances = ['Homeopathy: Arnica montana 30CH', 'Phytotherapy: Achillea millefolium, herba']
const globuli = { scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g' }

/** Posted name, posted info and, where it differs, the stored info. */
const lines: [string, PostedInfo, object?][] = [
  ['Arnica montana', { type: 'homeopathy', ...globuli }, { remedy: 159 }],
  ['Abies pectinata, gemmae', { type: 'gemmotherapy', size: '30ml' }, { remedy: 10_001 }],
  ['Achillea millefolium, herba', { type: 'phytotherapy', size: '250ml' }, { remedy: 20_001 }],
  ['Silver', { type: 'oligotherapy', size: '150ml' }, { remedy: 30_002 }],
  ['Winter', { type: 'custom', ...drops, substances }, { name: 'Winter' }],
  ['Calcium fluoratum', { type: 'schussler', form: 'pl_12' }, { remedy: 40_001 }],
  ['Complex 1 Aconitum', { type: 'complex' }, { form: 'granules', size: 'Tube 4g' }],
  ['Travel granules', { type: 'otc' }, { form: 'granules', size: 'Tube 4g' }],
  ['Family kit', { type: 'kit' }, { remedies: 32 }],
  ['Winter set', { type: 'seasonal' }, { remedies: 6 }],
  ['Magnesium and vitamin B6', { type: 'supplement' }, { form: 'capsules', size: '60 Capsules' }],
]

describe.each(databases)('orders of every family on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  let items: PostedItem[]

  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    items = await Promise.all(lines.map(([name, info]) => shop.lineOf(name, info, 2)))
    return () => closeDatabase(db)
  })

  const place = async (changes: Partial<OrderRequest> = {}) => {
    const result = await placeOrder(shop.services, {
      account: await shop.accountOf('claire.favre'),
      items,
      payment: 'invoice',
      idempotencyKey: crypto.randomUUID(),
      language: 'de',
      ...changes,
    })
    if (!result.ok) throw new Error(JSON.stringify(result.refusal))
    return result.value
  }

  test('stores info and icon of every line', async () => {
    expect(new Set(lines.map(([, { type }]) => type)).size).toBe(
      Object.keys(lineIllustrations).length,
    )
    const { isNew: _, ...order } = await place()
    expect(order.lines.map(({ info, icon }) => ({ info, icon }))).toEqual(
      lines.map(([, info, kept]) => ({
        info: { ...info, ...kept },
        icon: lineIllustrations[info.type],
      })),
    )
    expect(await findOrder(db, order.id)).toEqual(order)
    const listed = await listOrders(db, order.accountId)
    expect(listed.find(({ id }) => id === order.id)?.lines.map(({ info }) => info)).toEqual(
      order.lines.map(({ info }) => info),
    )
    expect(order.lines.reduce((sum, { total }) => sum + total, 0)).toBe(order.subtotal)
    expect(order.vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(order.total)
  })

  test('names lines in the language of the order, regardless of posted names (R44)', async () => {
    const titles = await db
      .selectFrom('product')
      .select(['id', 'record'])
      .where(
        'id',
        'in',
        items.map(({ id }) => id),
      )
      .execute()
    const posted = items.map((item) => ({
      ...item,
      name: shownKinds.some((kind) => kind === item.info.type) ? 'another name' : item.name,
    }))
    for (const language of languages) {
      const { lines: ordered } = await place({ language, items: posted })
      const titleOf = (id: number) =>
        titles.find((product) => product.id === id)?.record[`title_${language}`]
      expect(ordered.map(({ name }) => name)).toEqual([
        'Arnica montana',
        'Abies pectinata, gemmae',
        'Achillea millefolium, herba',
        { fr: 'Argent', en: 'Silver', de: 'Silber', it: 'Argento' }[language],
        'Winter',
        'Calcium fluoratum',
        ...items.slice(6).map(({ id }) => titleOf(id)),
      ])
    }
  })

  test('applies the VAT class of each product (R23)', async () => {
    const supplements = (vat_class: string) =>
      db.updateTable('product').set({ vat_class }).where('kind', '=', 'supplement').execute()
    await supplements('standard')
    const { lines, vat } = await place()
    expect(lines.map(({ info, vatRate }) => [info.type === 'supplement', vatRate])).toEqual(
      lines.map(({ info }) => [info.type === 'supplement', info.type === 'supplement' ? 810 : 260]),
    )
    expect(vat.map(({ rate }) => rate)).toEqual([810, 260])
    await supplements('reduced')
  })

  test('returns the same order for a retry and refuses another substance under its key', async () => {
    const idempotencyKey = crypto.randomUUID()
    const first = await place({ idempotencyKey })
    expect(await place({ idempotencyKey })).toMatchObject({ id: first.id, isNew: false })
    const other = items.map((item) =>
      item.info.type === 'custom'
        ? { ...item, info: { ...item.info, substances: [...substances].reverse() } }
        : item,
    )
    const answer = place({ idempotencyKey, items: other })
    await expect(answer).rejects.toThrow('key-reused')
  })

  test.each(languages)('gives an unnamed mixture its default name in %s', async (language) => {
    const names = await Promise.all(
      ['', '  ', '\u0007', 'Own mixture', 'Mélange personnel'].map(async (name) => {
        const mixture = items.filter(({ info }) => info.type === 'custom')
        const order = await place({ language, items: mixture.map((item) => ({ ...item, name })) })
        return order.lines[0]?.name
      }),
    )
    expect(new Set(names).size).toBe(1)
    expect(names[0]).toMatch(/\p{L}/u)
  })

  test('accepts many mixtures of fifty substances', async () => {
    const fifty = Array.from({ length: 50 }, (_, at) => `Homeopathy: Belladonna ${5 + (at % 20)}CH`)
    const mixture = await shop.lineOf('Much', {
      type: 'custom',
      ...drops,
      carrier: 'nacl',
      substances: fifty,
    })
    const order = await place({ items: Array.from({ length: 200 }, () => mixture) })
    expect(order.lines).toHaveLength(200)
    expect(order.lines[199]?.info).toMatchObject({ substances: fifty })
  })
})
