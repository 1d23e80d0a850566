import { describe, expect, it, test } from 'vitest'
import homeopathy from '../../demo/catalogue/homeopathy.json' with { type: 'json' }
import { parseRemedy } from '../homeopathy/remedy.ts'
import { findable, longListLength, searchRemedies } from './search-remedies.ts'

const remedies = homeopathy.map(parseRemedy)
const all = findable(remedies)
const few = findable([
  { name: 'Echinacea' },
  { name: 'Thuja', abbreviation: 'Thuj.' },
  { name: 'Épine' },
])
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

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
    const search = searchRemedies(all, text, showAll)
    expect(search.state).toBe(state)
    expect(search.results.length > 0).toBe(state === 'results')
  })

  it('lists all entries on request', () => {
    expect(searchRemedies(all, '', true).results).toEqual(remedies)
  })

  it('requires two letters from 500 entries on', () => {
    expect(searchRemedies(all.slice(0, longListLength - 1), 'a').state).toBe('results')
    expect(searchRemedies(all.slice(0, longListLength), 'a').state).toBe('type-more')
  })

  it('finds a part of a name or of an abbreviation, in any case', () => {
    expect(names(searchRemedies(all, 'NICA MON').results)).toContain('Arnica montana')
    const byAbbreviation = searchRemedies(all, 'nat-m').results
    expect(byAbbreviation.map(({ abbreviation }) => abbreviation)).toContain('Nat-m.')
  })
})

describe('a short list', () => {
  test.each([
    ['', ['Echinacea', 'Thuja', 'Épine']],
    ['e', ['Echinacea', 'Épine']],
    ['épi', ['Épine']],
    ['EPI', ['Épine']],
    ['thuj.', ['Thuja']],
    ['x', []],
  ])('%j: %j', (text, found) => expect(names(searchRemedies(few, text).results)).toEqual(found))
})
