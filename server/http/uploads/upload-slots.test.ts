import { expect, test } from 'vitest'
import { acquireUploadSlot } from './upload-slots.ts'

test('gives a network three slots and releases a slot once', () => {
  const ours = [1, 2, 3].map(() => acquireUploadSlot('ours'))
  expect(ours.every(Boolean)).toBe(true)
  expect(acquireUploadSlot('ours')).toBeUndefined()
  ours[0]?.()
  ours[0]?.()
  expect(acquireUploadSlot('ours')).toBeDefined()
  expect(acquireUploadSlot('ours')).toBeUndefined()
})

test('gives a slot to a network regardless of the number of other networks', () => {
  for (let index = 0; index < 500; index++)
    expect(acquireUploadSlot(`net ${index}`), `${index}`).toBeDefined()
})
