import { afterEach, expect, test, vi } from 'vitest'
import { fetchedLists } from './fetched-lists.ts'

const lists = () => fetchedLists<{ id: number; name: string }>(async () => (items) => items)
const answer = (status = 200) =>
  new Response(JSON.stringify([{ id: 1, name: 'Arnica' }]), { status })

afterEach(() => vi.unstubAllGlobals())

test('fetches a list once for concurrent and later requests', async () => {
  const fetching = vi.fn(async () => answer())
  vi.stubGlobal('fetch', fetching)
  const { known, load } = lists()
  expect(known('/a.json')).toBeUndefined()
  const [one, other] = await Promise.all([load('/a.json'), load('/a.json')])
  expect(other).toBe(one)
  expect(await load('/a.json')).toBe(one)
  expect(known('/a.json')).toBe(one)
  expect(one.entries).toEqual([{ id: 1, name: 'Arnica' }])
  expect(fetching).toHaveBeenCalledTimes(1)
})

test('fetches a list again after a failure', async () => {
  const answers = [answer(503), answer()]
  vi.stubGlobal('fetch', async () => answers.shift())
  const { known, load } = lists()
  await expect(load('/a.json')).rejects.toThrow('503')
  expect(known('/a.json')).toBeUndefined()
  expect((await load('/a.json')).entries).toHaveLength(1)
})
