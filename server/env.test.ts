import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingNames } from './env.ts'

test.each(['.env.example', 'README.md'])('%s names every setting', (file) => {
  const text = readFileSync(file, 'utf8')
  for (const name of settingNames) expect(text).toMatch(new RegExp(`\\b${name}\\b`))
})
