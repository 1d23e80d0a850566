import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The names of the schema, which is not exported. */
const settingNames = [...readFileSync('server/env.ts', 'utf8').matchAll(/^ {2}([A-Z_]+):/gm)].map(
  ([, name]) => name,
)

test('.env.example names every variable of the compose file', () => {
  const compose = readFileSync('deploy/compose.yml', 'utf8')
  const names = new Set([...compose.matchAll(/\$\{([A-Z_]+):/g)].map(([, name]) => name))
  expect(names).toContain('STORAGE_SECRET')
  const example = readFileSync('.env.example', 'utf8')
  for (const name of names) expect(example, name).toMatch(new RegExp(`^#?${name}=`, 'm'))
})

test('the compose file passes every setting on that it does not decide itself', () => {
  const compose = readFileSync('deploy/compose.yml', 'utf8')
  const image = readFileSync('Dockerfile', 'utf8')
  // Of the demo only.
  const others = settingNames.filter((name) => name !== 'DEMO_PASSWORD')
  for (const name of others)
    expect(`${compose}${image}`, name).toMatch(new RegExp(`\\b${name}[:=]`))
})

test.each(['.gitignore', '.dockerignore'])('%s leaves out the file of the secrets', (file) => {
  const lines = readFileSync(file, 'utf8').split('\n')
  for (const line of ['.env', '.env.*', '!.env.example']) expect(lines).toContain(line)
})

test.each(['.env.example', 'README.md'])('%s names every setting', (file) => {
  expect(settingNames.length).toBeGreaterThan(10)
  const text = readFileSync(file, 'utf8')
  for (const name of settingNames) expect(text).toMatch(new RegExp(`\\b${name}\\b`))
})
