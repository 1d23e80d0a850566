import { expect, test } from 'vitest'
import { takeUploadPlace } from './upload-places.ts'

test('three from one network, twenty-four in all, and a place can be freed once', () => {
  const ours = [1, 2, 3].map(() => takeUploadPlace('ours'))
  expect(ours.every(Boolean)).toBe(true)
  expect(takeUploadPlace('ours')).toBeUndefined()
  ours[0]?.()
  ours[0]?.()
  const again = takeUploadPlace('ours')
  expect(again).toBeDefined()
  expect(takeUploadPlace('ours')).toBeUndefined()

  const others = Array.from({ length: 21 }, (_, index) => takeUploadPlace(`net ${index}`))
  expect(others.every(Boolean)).toBe(true)
  expect(takeUploadPlace('late')).toBeUndefined()
  for (const free of [...ours, again, ...others]) free?.()
  expect(takeUploadPlace('late')).toBeDefined()
})
