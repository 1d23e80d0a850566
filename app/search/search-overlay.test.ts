import { expect, test } from 'vitest'
import { indexDocuments, type SearchDocument } from '../../domain/search/site-search.ts'
import { searchStateOf } from './search-overlay.tsx'

const contact: SearchDocument = { id: 1, name: 'Contact', kind: 'page', url: '/en/contact' }

const index = indexDocuments({
  homeopathy: [],
  gemmotherapy: [],
  phytotherapy: [],
  oligotherapy: [],
  schussler: [],
  products: [],
  pages: [contact],
  posts: [],
  topics: [],
})

test.each([
  ['', 'idle'],
  ['  ', 'idle'],
  ['c', 'type-more'],
  ['co', 'results'],
  [' contact ', 'results'],
  ['qqxxzz', 'none'],
] as const)('shows for the entry %j the state %s', (text, state) => {
  const found = searchStateOf(index, text)
  expect(found.state).toBe(state)
  expect(found.groups.length).toBe(state === 'results' ? 1 : 0)
})

test('waits for the index, and says when it could not be loaded', () => {
  expect(searchStateOf(undefined, 'contact').state).toBe('loading')
  expect(searchStateOf(undefined, 'contact', true).state).toBe('failed')
  expect(searchStateOf(undefined, 'c', true).state).toBe('type-more')
})
