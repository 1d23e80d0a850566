import { describe, expect, it, test } from 'vitest'
import { maxOrderLines } from '../../../domain/order/price-order.ts'
import { orderRequest } from './order-schema.ts'

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
