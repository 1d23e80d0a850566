import { expect, it } from 'vitest'
import { changesOf } from './record-changes.ts'

const base = {
  version: 3,
  name: 'Favre',
  city: 'Lausanne',
  texts: { fr: 'a', de: 'b' },
  tags: ['x'],
}

const changes = (after: unknown, before: unknown = base) => [...changesOf(before, after)]

it('finds no change in a record of another version', () => {
  expect(changes({ ...base, version: 4 })).toEqual([])
})

it('finds changed values inside of others by their path', () => {
  expect(changes({ ...base, texts: { fr: 'a', de: 'c' } })).toEqual([['texts.de', 'c']])
})

it('compares lists as a whole', () => {
  expect(changes({ ...base, tags: [] })).toEqual([['tags', []]])
})

it('takes emptied inputs for empty texts', () => {
  expect(changes({ ...base, note: null })).toEqual([])
  expect(changes({ lm: { from: null } }, { lm: null })).toEqual([])
})

it('finds values that were removed or are new', () => {
  expect(changes({ lm: { from: 1, to: 9 } }, { lm: null })).toEqual([
    ['lm.from', 1],
    ['lm.to', 9],
  ])
  expect(changes({ lm: null }, { lm: { from: 1 } })).toEqual([['lm.from', undefined]])
})
