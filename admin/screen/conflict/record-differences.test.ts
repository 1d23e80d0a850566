import { expect, it } from 'vitest'
import { differencesOf, ownChangesOf } from './record-differences.ts'

const base = {
  version: 3,
  name: 'Favre',
  city: 'Lausanne',
  texts: { fr: 'a', de: 'b' },
  tags: ['x'],
}

it('finds nothing where only the form has changed', () => {
  expect(differencesOf(base, { ...base, name: 'Blanc' }, { ...base, version: 4 })).toEqual([])
})

it('finds what only the other person has changed', () => {
  const theirs = { ...base, texts: { fr: 'a', de: 'c' } }
  expect(differencesOf(base, { ...base, name: 'Blanc' }, theirs)).toEqual([
    { path: 'texts.de', mine: 'b', theirs: 'c', isContested: false },
  ])
})

it('marks what both have changed', () => {
  const [mine, theirs] = [
    { ...base, name: 'Blanc', tags: ['x', 'y'] },
    { ...base, name: 'Noir', tags: [] },
  ]
  expect(differencesOf(base, mine, theirs)).toEqual([
    { path: 'name', mine: 'Blanc', theirs: 'Noir', isContested: true },
    { path: 'tags', mine: ['x', 'y'], theirs: [], isContested: true },
  ])
})

it('takes the same change of both for none', () => {
  expect(differencesOf(base, { ...base, name: 'Noir' }, { ...base, name: 'Noir' })).toEqual([])
})

it('takes null, an empty text and nothing for the same', () => {
  expect(differencesOf({ a: null, b: '' }, { a: '', b: null }, { a: '' })).toEqual([])
  expect(ownChangesOf({ a: null }, { a: '', b: undefined })).toEqual([])
})

it('compares emptied parts value by value', () => {
  const season = { from: 3, to: 5 }
  expect(differencesOf({ season }, { season: { from: 4, to: 5 } }, { season: null })).toEqual([
    { path: 'season.from', mine: 4, theirs: undefined, isContested: true },
    { path: 'season.to', mine: 5, theirs: undefined, isContested: false },
  ])
})

it('lists what the form has changed', () => {
  const mine = { ...base, version: 9, city: '', texts: { fr: 'a', de: 'c' } }
  expect(ownChangesOf(base, mine)).toEqual([
    ['city', ''],
    ['texts.de', 'c'],
  ])
})
