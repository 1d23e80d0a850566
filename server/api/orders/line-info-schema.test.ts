import { expect, test } from 'vitest'
import { everyInfo } from '../../../domain/cart/cart-infos.fixtures.ts'
import { everyLine } from '../../../domain/order/decide.ts'
import { lineInfo } from './order-schema.ts'

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
