import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The names of the schema, which is not exported. */
const settingNames = [...readFileSync('server/env.ts', 'utf8').matchAll(/^ {2}([A-Z_]+):/gm)].map(
  ([, name]) => name,
)

test.each(['.env.example', 'README.md'])('%s names every setting', (file) => {
  expect(settingNames.length).toBeGreaterThan(10)
  const text = readFileSync(file, 'utf8')
  for (const name of settingNames) expect(text).toMatch(new RegExp(`\\b${name}\\b`))
})
