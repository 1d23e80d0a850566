import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const { inAscii } = await import(new URL('../scripts/bundle-server.mjs', import.meta.url).href)
const { serverEnv, serverFlags } = await import(
  new URL('../scripts/server-process.mjs', import.meta.url).href
)

const code = "({ œ: ['Zürich’s 🌿', `«\u00a0»`, /^[é🌿]$/u.test('🌿')] })"

test('writes code in ASCII with the same values', () => {
  const escaped: string = inAscii(code)
  expect(escaped).toMatch(/^[\0-\x7f]*$/)
  const [before, after] = [code, escaped].map((source) => Function(`return ${source}`)())
  expect(after).toEqual(before)
})

test('rejects a character after a backslash, where an escape would mean something else', () => {
  expect(() => inAscii('`\\é`')).toThrow('A backslash precedes')
})

test('sets flags that this Node knows', () => {
  const { status } = spawnSync(process.execPath, [...serverFlags, '--eval', ''])
  expect(status).toBe(0)
})

test('keeps variables that the operator has set', () => {
  expect(serverEnv({ MALLOC_ARENA_MAX: '8', PORT: '1' })).toMatchObject({
    MALLOC_ARENA_MAX: '8',
    MALLOC_TRIM_THRESHOLD_: '131072',
    PORT: '1',
  })
})
