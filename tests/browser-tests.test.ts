import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const specs = readdirSync('tests/e2e').filter((file) => file.endsWith('.ts'))

/** What a page shows or persists, read once: right on a slow machine, wrong on a fast one. */
const readOnce =
  /(?<!await )expect\(\s*await (page\.(evaluate|title|locator|getBy)|\w+\(page\)|[\w.()']+\.(textContent|innerText|inputValue|isVisible|isChecked|count|evaluate|evaluateAll|allTextContents)\()/g

test('waits for outcomes: no browser test expects something of a page that is read once', () => {
  expect(specs.length).toBeGreaterThan(20)
  const found = specs.flatMap((file) =>
    [...readFileSync(`tests/e2e/${file}`, 'utf8').matchAll(readOnce)].map(
      ([text]) => `${file}: ${text}`,
    ),
  )
  expect(found, 'use a web-first assertion or expect.poll').toEqual([])
})
