import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { isLanguage } from '../../domain/language.ts'
import { databases } from '../../tests/databases.ts'
import { openDemo } from '../../tests/demo-database.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { findResults } from './find-results.ts'

/** Lines of language, query, group and first result, separated by tabs. */
const corpus = readFileSync(new URL('site-corpus.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'))

let db: Database
beforeAll(async () => {
  const [sqlite] = databases
  if (!sqlite) throw new Error('no database')
  db = await openDemo(sqlite.open)
  return () => closeDatabase(db)
})

test.each(corpus)('finds in %s by %j in %s: %s', async (language = '', text = '', group, name) => {
  if (!isLanguage(language)) throw new Error(`no language: ${language}`)
  const groups = await findResults(db, { text, language, limit: 5 })
  const firsts = groups.map(({ category, results: [first] }) => [category, first?.title])
  expect(firsts).toContainEqual([group, name])
})
