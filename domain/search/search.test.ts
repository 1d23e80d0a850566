import { describe, expect, it, test } from 'vitest'
import { demoEntries } from './demo-entries.fixtures.ts'
import { findExactNames, search } from './search.ts'
import type { SearchEntry } from './search-entry.ts'
import { createSearchIndex } from './search-index.ts'

const demo = createSearchIndex(demoEntries())

const few: SearchEntry[] = [
  { id: 1, name: 'Sativum novum' },
  { id: 2, name: 'Allium sativum', abbreviation: 'All-s.', synonyms: ['Knoblauch', 'ail'] },
  { id: 3, name: 'Ailanthus', abbreviation: 'Ail.', weight: 1 },
  { id: 4, name: 'Natrum muriaticum', abbreviation: 'Nat-m.', weight: 2 },
  { id: 5, name: 'Natrum metallicum', synonyms: ['Sodium'] },
  { id: 6, name: 'Rumex crispus', synonyms: ['patience'], ambiguous: ['patience'] },
  { id: 7, name: 'Gänsefuss' },
]
const index = createSearchIndex(few)
const names = (text: string, limit?: number) =>
  search(index, text, { limit }).map(({ entry }) => entry.name)
const first = (text: string) => {
  const [hit] = search(index, text)
  return hit && [hit.entry.id, hit.quality, hit.matched, hit.isAmbiguous]
}

describe('search', () => {
  test.each([
    ['nat-m', [4, 'abbreviation', 'Nat-m.', false]],
    ['NATM', [4, 'abbreviation', 'Nat-m.', false]],
    ['nat', [4, 'prefix', 'Nat-m.', false]],
    ['natrum m', [4, 'words', 'Natrum muriaticum', false]],
    ['muriat', [4, 'prefix', 'Natrum muriaticum', false]],
    ['sodium', [5, 'exact', 'Sodium', false]],
    ['knoblauch', [2, 'exact', 'Knoblauch', false]],
    ['ail', [3, 'abbreviation', 'Ail.', true]],
    ['patience', [6, 'exact', 'patience', true]],
    ['lauch', [2, 'substring', 'Knoblauch', false]],
    ['natrum muriatikum', [4, 'typo', 'Natrum muriaticum', false]],
    ['natrummuriaticum', [4, 'typo', 'Natrum muriaticum', false]],
    ['Gaensefuß', [7, 'exact', 'Gänsefuss', false]],
    ['gansefuss', [7, 'exact', 'Gänsefuss', false]],
    ['xyz', undefined],
    ['', undefined],
    ['-.', undefined],
  ])('finds by %j: %j', (text, expected) => expect(first(text)).toEqual(expected))

  it('returns each entry once, the beginning of the name before later words', () =>
    expect(names('sativum')).toEqual(['Sativum novum', 'Allium sativum']))

  it('returns at most `limit` entries, the same as without a limit', () => {
    expect(names('na', 1)).toEqual(names('na').slice(0, 1))
    for (const text of ['calc', 'ium', 'ar', 'kali b', 'acid'])
      expect(search(demo, text, { limit: 20 })).toEqual(search(demo, text).slice(0, 20))
  })

  it('searches misspelt names only if no word begins with the text, and on request', () => {
    expect(search(index, 'Natrun', { typos: false })).toEqual([])
    expect(search(index, 'Natrum').every(({ quality }) => quality !== 'typo')).toBe(true)
  })

  test.each(['🌿', '\u0000', '%', '\\', '((', 'א', 'a'.repeat(10_000), 'a '.repeat(5_000)])(
    'accepts any text: case %#',
    (text) => expect(() => search(demo, text, { limit: 5 })).not.toThrow(),
  )
})

test('finds every remedy by its name and by its abbreviation, before all others', () => {
  for (const { id, name, abbreviation } of demo.entries) {
    expect([name, search(demo, name, { limit: 1 })[0]?.entry.id]).toEqual([name, id])
    if (abbreviation === undefined) continue
    const hits = findExactNames(demo, abbreviation)
    expect([abbreviation, hits[0]?.entry.id]).toEqual([abbreviation, id])
  }
})

describe('findExactNames', () => {
  test.each([
    ['nat m', ['Natrum muriaticum']],
    ['ail', ['Ailanthus', 'Allium sativum']],
    ['natrum', []],
    ['', []],
  ])('finds by the exact name %j the remedies %j', (text, expected) => {
    const hits = findExactNames(index, text)
    expect(hits.map(({ entry }) => entry.name)).toEqual(expected)
    expect(hits.every(({ isAmbiguous }) => isAmbiguous === expected.length > 1)).toBe(true)
  })

  it('does not confuse an abbreviation with another one of the same letters', () => {
    expect(findExactNames(demo, 'lach').map(({ entry }) => entry.name)).toEqual(['Lachesis mutus'])
    expect(findExactNames(demo, 'china').map(({ entry }) => entry.name)).toEqual(['China rubra'])
  })
})
