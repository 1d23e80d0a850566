import { expect, test } from 'vitest'
import { finishGently } from './finish-gently.ts'

function* count(steps: number) {
  for (let step = 0; step < steps; step += 1) yield
  return steps
}

test('returns the result of all steps', async () =>
  expect(await finishGently(count(1_000))).toBe(1_000))

test('passes errors on', async () => {
  const failing = (function* () {
    yield
    throw new Error('broken')
  })()
  await expect(finishGently(failing)).rejects.toThrow('broken')
})
