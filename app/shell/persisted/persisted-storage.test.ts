import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { persistedStorage, withoutWriting } from './persisted-storage.ts'
import { nothingPersisted, type Persisted } from './read-persisted.ts'

const disk = new Map<string, string>()
const onDisk = () => JSON.parse(disk.get('sn_v6') ?? 'null')?.state
const save = (state: Persisted) => persistedStorage.setItem('sn_v6', { state, version: 6 })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => disk.get(name) ?? null,
    setItem: (name: string, text: string) => disk.set(name, text),
  })
  save({ ...nothingPersisted, language: 'fr' })
})
afterEach(() => {
  vi.runAllTimers()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('writes the mixture once, in its last state, after a delay', () => {
  save({ ...nothingPersisted, language: 'fr', mixture: { name: 'A' } })
  save({ ...nothingPersisted, language: 'fr', mixture: { name: 'B' } })
  expect(onDisk().mixture).toBeUndefined()
  vi.advanceTimersByTime(150)
  expect(onDisk().mixture).toEqual({ name: 'B' })
})

it('writes other changes synchronously, with the delayed mixture', () => {
  save({ ...nothingPersisted, language: 'fr', mixture: { name: 'C' } })
  save({ ...nothingPersisted, language: 'de', mixture: { name: 'C' } })
  expect(onDisk()).toMatchObject({ language: 'de', mixture: { name: 'C' } })
})

it('works without storage in the browser', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(() => save({ ...nothingPersisted, language: 'it' })).not.toThrow()
})

it('keeps fields that another tab has written and this one has not changed', () => {
  save({ ...nothingPersisted, language: 'fr', cart: [] })
  const other = { ...nothingPersisted, language: 'fr', cart: [{ quantity: 2 }] }
  disk.set('sn_v6', JSON.stringify({ state: other, version: 6 }))
  save({ ...nothingPersisted, language: 'fr', mapFilter: 'pharmacies' })
  expect(onDisk()).toMatchObject({ cart: [{ quantity: 2 }], mapFilter: 'pharmacies' })
})

it('writes nothing while it adopts the state of another tab', () => {
  save({ ...nothingPersisted, language: 'fr' })
  const newer = JSON.stringify({ state: { ...nothingPersisted, language: 'de' }, version: 6 })
  disk.set('sn_v6', newer)
  withoutWriting(() => save({ ...nothingPersisted, language: 'en' }))
  expect(disk.get('sn_v6')).toBe(newer)
  save({ ...nothingPersisted, language: 'en', mapFilter: 'pharmacies' })
  expect(onDisk()).toMatchObject({ language: 'de', mapFilter: 'pharmacies' })
})

it('replaces an unreadable value', () => {
  disk.set('sn_v6', '{')
  save({ ...nothingPersisted, language: 'it' })
  expect(onDisk()).toMatchObject({ language: 'it' })
})
