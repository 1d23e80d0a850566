import { expect, test } from 'vitest'
import { markFound } from './mark-found.ts'

test.each([
  ['Arnica montana', 'arn', ['Arnica']],
  ['Arnica montana', 'montana arn', ['Arnica', 'montana']],
  ['Schüssler-Salz 7', 'schussler 7', ['Schüssler', '7']],
  ['Ribes nigrum, gemmae', 'nigrum', ['nigrum']],
  ['Belladonna', 'tollkirsche', []],
  ['Belladonna', '', []],
])('marks in %j for %j the words %j', (text, query, found) => {
  const parts = markFound(text, query)
  expect(parts.filter(({ isFound }) => isFound).map((part) => part.text)).toEqual(found)
  expect(parts.map((part) => part.text).join('')).toBe(text)
})
