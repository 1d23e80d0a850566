import { readFileSync } from 'node:fs'

const corpus = new URL('../domain/search/search-corpus.txt', import.meta.url)

/** What people type, from the test of the search. */
export const searchTexts = readFileSync(corpus, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t')[0] ?? '')
