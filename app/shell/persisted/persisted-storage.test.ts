import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nothingSaved, type Saved } from './read-persisted.ts'
import { savedStorage } from './persisted-storage.ts'

const disk = new Map<string, string>()
const onDisk = () => JSON.parse(disk.get('sn_v6') ?? 'null')?.state
const save = (state: Saved) => savedStorage.setItem('sn_v6', { state, version: 6 })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => disk.get(name) ?? null,
    setItem: (name: string, text: string) => disk.set(name, text),
  })
  save({ ...nothingSaved, language: 'fr' })
})
afterEach(() => {
  vi.runAllTimers()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('writes the mixture when it has rested, once, in its last state', () => {
  save({ ...nothingSaved, language: 'fr', mixture: { name: 'A' } })
  save({ ...nothingSaved, language: 'fr', mixture: { name: 'B' } })
  expect(onDisk().mixture).toBeUndefined()
  vi.advanceTimersByTime(150)
  expect(onDisk().mixture).toEqual({ name: 'B' })
})

it('writes everything else at once, and what was waiting with it', () => {
  save({ ...nothingSaved, language: 'fr', mixture: { name: 'C' } })
  save({ ...nothingSaved, language: 'de', mixture: { name: 'C' } })
  expect(onDisk()).toMatchObject({ language: 'de', mixture: { name: 'C' } })
})

it('goes on in a browser that keeps nothing', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(() => save({ ...nothingSaved, language: 'it' })).not.toThrow()
})
