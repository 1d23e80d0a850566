import { version } from 'uuid'
import { expect, test } from 'vitest'
import { newId } from './new-id.ts'

test('ids are different and increase', () => {
  const ids = Array.from({ length: 10_000 }, newId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(ids)
  expect(ids.every((id) => version(id) === 7)).toBe(true)
})

test('ids contain the time', () => {
  const before = Date.now()
  const time = Number.parseInt(newId().replace('-', '').slice(0, 12), 16)
  expect(time).toBeGreaterThanOrEqual(before)
  expect(time).toBeLessThanOrEqual(Date.now() + 1)
})
