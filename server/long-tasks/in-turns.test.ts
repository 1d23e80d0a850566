import { expect, test } from 'vitest'
import { forEachInTurns } from './in-turns.ts'
import { packList, unpackList } from './packed-list.ts'

const spin = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('lets other tasks proceed during a long loop, and keeps the order', async () => {
  const order: (number | string)[] = []
  setImmediate(() => order.push('other'))
  await forEachInTurns(
    Array.from({ length: 64 }, (_, index) => index),
    (index) => {
      spin(2)
      order.push(index)
    },
  )
  expect(order.filter((one) => one !== 'other')).toEqual([...Array(64).keys()])
  expect(order.indexOf('other')).toBeLessThan(40)
})

test('reports the error of a step', async () => {
  const failing = forEachInTurns([1], () => {
    throw new RangeError('one')
  })
  await expect(failing).rejects.toThrow('one')
})

test('unpacks what was packed', async () => {
  const items = Array.from({ length: 1_201 }, (_, id) => ({ id, name: 'Zürich', gone: undefined }))
  expect(await unpackList(packList(items))).toEqual(items)
  expect(await unpackList(packList([]))).toEqual([])
})
