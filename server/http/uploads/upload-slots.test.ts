import { expect, test } from 'vitest'
import { takeUploadPlace } from './upload-slots.ts'

test('gives one network three places, and a place is freed once', () => {
  const ours = [1, 2, 3].map(() => takeUploadPlace('ours'))
  expect(ours.every(Boolean)).toBe(true)
  expect(takeUploadPlace('ours')).toBeUndefined()
  ours[0]?.()
  ours[0]?.()
  expect(takeUploadPlace('ours')).toBeDefined()
  expect(takeUploadPlace('ours')).toBeUndefined()
})

test('gives a place to a network however many others upload', () => {
  for (let index = 0; index < 500; index++)
    expect(takeUploadPlace(`net ${index}`), `${index}`).toBeDefined()
})
