import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import homeopathy from '../../demo/catalogue/homeopathy.json' with { type: 'json' }
import { parseRemedy } from '../homeopathy/remedy.ts'
import { demoEntries } from './demo-entries.fixtures.ts'
import { eventsOf } from './query-events.ts'
import { createSearchIndex } from './search-index.ts'
import { searchPreparations } from './search-preparations.ts'

/** Lines of 'query, remedy' or 'query, remedy, selection', separated by tabs. */
const corpus = readFileSync(new URL('search-corpus.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'))

const index = createSearchIndex(demoEntries())

const remedies = new Map(homeopathy.map((record) => [record.id, parseRemedy(record)]))

/** 'CH 9 globuli'. */
const preparationText = (id: number, rest: Parameters<typeof eventsOf>[0]) => {
  const remedy = remedies.get(id)
  return (remedy ? eventsOf(rest, remedy) : [])
    .flatMap((event) => {
      if (event.type === 'choose-scale') return event.scale
      if (event.type === 'choose-dilution') return event.dilution
      return event.type === 'choose-form' ? event.form : []
    })
    .join(' ')
}

/** The first hit, and what the rest of the query chooses for it. */
const firstHit = (query: string) => {
  const { results, rest } = searchPreparations(index, query, { limit: 5 })
  const [hit] = results
  if (!hit) return ['nothing']
  return rest ? [hit.entry.name, preparationText(hit.entry.id, rest)] : [hit.entry.name]
}

test('names remedies that exist', () => {
  const names = new Set(index.entries.map(({ name }) => name))
  for (const [, remedy = ''] of corpus) expect(names).toContain(remedy)
})

test('finds the right remedy first in at least 97 % of 400 queries', () => {
  const wrong = corpus
    .map(([query = '', ...right]) => ({ query, right, found: firstHit(query) }))
    .filter(({ right, found }) => right.join('\t') !== found.join('\t'))
  if (wrong.length > 0) console.info(wrong)
  expect(corpus.length).toBeGreaterThan(400)
  expect(1 - wrong.length / corpus.length).toBeGreaterThanOrEqual(0.97)
})
