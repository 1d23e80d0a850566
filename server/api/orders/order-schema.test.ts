import { describe, expect, it, test } from 'vitest'
import { everyInfo } from '../../../domain/cart/cart-infos.fixtures.ts'
import { everyLine } from '../../../domain/order/decide.ts'
import { maxOrderLines } from '../../../domain/order/price-order.ts'
import { lineInfo, orderRequest } from './order-schema.ts'

/** A list that records which items are read. */
const watched = (list: readonly unknown[]) => {
  const seen = new Set<number>()
  const items = new Proxy(list, {
    get: (target, key, self) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) seen.add(Number(key))
      return Reflect.get(target, key, self)
    },
  })
  return { items, seen }
}

const mixture = (count: number) => ({
  id: 1,
  quantity: 1,
  name: '',
  info: { type: 'custom', form: 'drops', size: 'bottle-30ml', substances: Array(count).fill({}) },
})

describe('an order as posted', () => {
  test.each([
    ['junk', {}],
    ['nothing', null],
    ['mixtures of junk', mixture(1_000)],
  ])('validates at most one line above the limit: %s', (_, item) => {
    const { items, seen } = watched(Array(maxOrderLines * 3).fill(item))
    const read = orderRequest.safeParse({ items, payment: 'invoice' })
    expect(read.success).toBe(false)
    expect(seen.size).toBe(maxOrderLines + 1)
  })

  it('keeps all lines up to the limit and one more', () => {
    const item = { id: 1, quantity: 1, name: 'Kit', info: { type: 'kit' } }
    for (const [given, kept] of [
      [maxOrderLines, maxOrderLines],
      [maxOrderLines + 1, maxOrderLines + 1],
      [maxOrderLines * 9, maxOrderLines + 1],
    ]) {
      const read = orderRequest.parse({ items: Array(given).fill(item), payment: 'invoice' })
      expect(read.items).toHaveLength(kept ?? 0)
    }
  })
})

describe('the schema of a line', () => {
  const given = Object.keys(everyLine)

  test.each(given)('accepts a cart line of the family %s', (family) => {
    const examples = everyInfo.filter(({ type }) => type === family)
    expect(examples).not.toEqual([])
    for (const info of examples) {
      const read = lineInfo.parse(JSON.parse(JSON.stringify(info)))
      // Only the kind of a ready product is posted; the catalogue has the rest.
      expect(info).toMatchObject(JSON.parse(JSON.stringify(read)))
      expect(read.type).toBe(family)
    }
  })

  test.each(['mixture', 'price', '__proto__', 'constructor', '', null, 1])(
    'refuses the unknown family %j',
    (type) => {
      expect(lineInfo.safeParse({ ...everyInfo[0], type }).success).toBe(false)
    },
  )
})
