import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const specs = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
)

/** Page state that a test reads once: it passes or fails depending on timing. */
const readOnce =
  /(?<!await )expect\(\s*await (page\.(evaluate|title|locator|getBy)|\w+\(page\)|[\w.()']+\.(textContent|innerText|inputValue|isVisible|isChecked|count|evaluate|evaluateAll|allTextContents)\()/g

test('browser tests wait for outcomes instead of reading the page once', () => {
  expect(specs.length).toBeGreaterThan(20)
  const found = specs.flatMap((file) =>
    [...readFileSync(`tests/e2e/${file}`, 'utf8').matchAll(readOnce)].map(
      ([text]) => `${file}: ${text}`,
    ),
  )
  expect(found, 'use a web-first assertion or expect.poll').toEqual([])
})
