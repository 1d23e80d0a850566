import { expect, test, vi } from 'vitest'
import { repeatEvery } from './repeat-every.ts'

test('repeats work after failures, one at a time, and waits for it at the stop', async () => {
  let running = 0
  let ended = 0
  const onError = vi.fn()
  const work = async () => {
    running += 1
    expect(running).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    ended += 1
    if (ended % 2) throw new Error('broken')
  }
  const { stop } = repeatEvery(1, work, onError)
  await expect.poll(() => ended).toBeGreaterThan(2)
  await stop()
  expect(running).toBe(0)
  const before = ended
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(ended).toBe(before)
  expect(onError).toHaveBeenCalledTimes(Math.ceil(ended / 2))
})
