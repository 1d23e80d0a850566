import { expect, test } from 'vitest'
import { orderWeights } from './order-weights.ts'
import { search } from './search.ts'
import { createSearchIndex } from './search-index.ts'

const ids = (count: number) => Array.from({ length: count }, (_, id) => id)

test('weighs entries by their rank, and none with few lines', () => {
  const weights = orderWeights(new Map(ids(300).map((id) => [id, 302 - id])))
  expect([0, 39, 40, 199, 200, 299].map((id) => weights.get(id))).toEqual([3, 3, 2, 2, 1, 1])
  expect(orderWeights(new Map([[7, 2]])).get(7)).toBeUndefined()
  expect(orderWeights(new Map()).size).toBe(0)
})

test('ranks frequently ordered entries above polycrests, and exact names above both', () => {
  const names = ['Arsenicum album', 'Arum triphyllum', 'Arnica montana', 'Ar']
  const weights = orderWeights(new Map([[1, 30]]))
  const index = createSearchIndex(
    names.map((name, id) => ({ id, name, weight: weights.get(id) ?? (id === 2 ? 2 : 0) })),
  )
  expect(search(index, 'ar').map(({ entry }) => entry.name)).toEqual([
    'Ar',
    'Arum triphyllum',
    'Arnica montana',
    'Arsenicum album',
  ])
})
