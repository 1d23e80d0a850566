import { expect, test } from 'vitest'
import { readModules } from './modules.ts'
import { testsWithDatabase } from './tests-with-database.ts'

test('lists every test outside of server/ and tests/ that opens a database', () => {
  const opening = readModules(['app', 'blocks', 'demo', 'domain', 'messages', 'ui'])
    .filter(({ path }) => /\.test\.tsx?$/.test(path))
    .filter(({ imports }) =>
      imports.some(({ target }) => /^tests\/(databases|demo-database)\.ts$/.test(target)),
    )
  expect(opening.map(({ path }) => path).sort()).toEqual(testsWithDatabase)
})
