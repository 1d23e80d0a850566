import { describe, expect, it, test } from 'vitest'
import { demoEntries } from './demo-entries.fixtures.ts'
import { createSearchIndex } from './search-index.ts'
import { longListLength, searchList } from './search-list.ts'

const entries = demoEntries()
const all = createSearchIndex(entries)
const few = createSearchIndex(
  [
    { name: 'Echinacea' },
    { name: 'Thuja', abbreviation: 'Thuj.', synonyms: ['Lebensbaum'] },
    { name: 'Épine' },
  ].map((entry, id) => ({ id, ...entry })),
)
const names = (hits: readonly { entry: { name: string } }[]) => hits.map(({ entry }) => entry.name)

describe('a long list', () => {
  test.each([
    ['', false, 'idle'],
    ['  ', false, 'idle'],
    ['a', false, 'type-more'],
    [' a ', false, 'type-more'],
    ['ar', false, 'results'],
    ['qqq', false, 'none'],
    ['', true, 'results'],
    ['a', true, 'results'],
  ] as const)('%j, show all %s: %s', (text, showAll, state) => {
    const search = searchList(all, text, showAll)
    expect(search.state).toBe(state)
    expect(search.hits.length > 0).toBe(state === 'results')
  })

  it('lists all entries in their order on request', () => {
    expect(names(searchList(all, '', true).hits)).toEqual(entries.map(({ name }) => name))
  })

  it('requires two letters from 500 entries on', () => {
    const state = (length: number) =>
      searchList(createSearchIndex(entries.slice(0, length)), 'a').state
    expect(state(longListLength - 1)).toBe('results')
    expect(state(longListLength)).toBe('type-more')
  })

  it('finds a name without the preparation that follows it', () => {
    const found = searchList(all, 'Arnika 30ch glob')
    expect(names(found.hits)).toEqual(['Arnica montana'])
    expect(found).toMatchObject({ name: 'Arnika', rest: { forms: ['globuli'] } })
  })
})

describe('a short list', () => {
  test.each([
    ['', ['Echinacea', 'Thuja', 'Épine']],
    ['e', ['Echinacea', 'Épine', 'Thuja']],
    ['épi', ['Épine']],
    ['EPI', ['Épine']],
    ['thuj.', ['Thuja']],
    ['Lebensbaum', ['Thuja']],
    ['x', []],
  ])('finds in a short list by %j the names %j', (text, found) =>
    expect(names(searchList(few, text).hits)).toEqual(found),
  )
})
