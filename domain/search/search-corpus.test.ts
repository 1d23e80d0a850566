import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoEntries } from './demo-entries.fixtures.ts'
import { search } from './search.ts'
import { createSearchIndex } from './search-index.ts'

/** Lines of 'query, remedy' or 'query, remedy, selection', separated by tabs. */
const corpus = readFileSync(new URL('search-corpus.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'))

const index = createSearchIndex(demoEntries())

const firstHit = (query: string) => search(index, query, { limit: 5 })[0]?.entry.name ?? 'nothing'

test('names remedies that exist', () => {
  const names = new Set(index.entries.map(({ name }) => name))
  for (const [, remedy = ''] of corpus) expect(names).toContain(remedy)
})

test('finds the right remedy first in at least 97 % of 300 queries', () => {
  const queries = corpus.filter(([, , selection]) => selection === undefined)
  const wrong = queries
    .map(([query = '', remedy]) => ({ query, remedy, found: firstHit(query) }))
    .filter(({ remedy, found }) => found !== remedy)
  if (wrong.length > 0) console.info(wrong)
  expect(queries.length).toBeGreaterThan(300)
  expect(1 - wrong.length / queries.length).toBeGreaterThanOrEqual(0.97)
})
