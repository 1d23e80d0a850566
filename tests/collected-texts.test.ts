import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readModules } from './modules.ts'

test('collects the messages of every module', () => {
  const origins = globSync('locales/**/en.po').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^#: (.+)$/gm)].map(([, path = '']) => path),
  )
  expect(origins.length).toBeGreaterThan(500)
  const collected = new Set(origins)
  const missing = readModules(['app', 'blocks', 'messages', 'server', 'ui'])
    .filter(({ text }) => /\b(msg|t)`|<(Trans|Plural|Select)\b|\b(msg|plural)\(/.test(text))
    .map(({ path }) => path)
    .filter((path) => !/\.test\.tsx?$/.test(path) && !collected.has(path))
  expect(missing).toEqual([])
})
