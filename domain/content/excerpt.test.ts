import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test.each([
  ['', 10, ''],
  ['Picked by hand', 14, 'Picked by hand'],
  ['Picked by hand', 13, 'Picked by…'],
  ['Picked, by hand', 9, 'Picked…'],
  ['Picked by hand', 10, 'Picked by…'],
  ['Unbreakable', 5, 'Unbr…'],
])('%j within %i characters: %j', (text, most, cut) => {
  expect(excerpt(text, most)).toBe(cut)
})

test('never exceeds the limit and starts like the text', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 60 }), (text, most) => {
      const cut = excerpt(text, most)
      expect(cut.length).toBeLessThanOrEqual(most)
      expect(text.startsWith(cut.replace(/…$/, ''))).toBe(true)
    }),
  )
})
