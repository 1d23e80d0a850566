import { expect, test } from 'vitest'
import { isPdf } from './is-pdf.ts'

test.each([
  ['a PDF', '%PDF-1.4\n', true],
  ['a byte-order mark before a PDF', '\ufeff%PDF-1.4\n', true],
  ['an empty line before a PDF', '\r\n%PDF-1.4\n', true],
  ['spaces before a PDF', '  \n\t%PDF-1.4\n', true],
  ['a page before a PDF', '<html>\n%PDF-1.7', false],
  ['an archive with a PDF', 'PK\x03\x04%PDF-1.7', false],
  ['a PDF after 1,024 bytes', `${' '.repeat(1_024)}%PDF-1.7`, false],
  ['a text', 'I am a pharmacist', false],
  ['nothing', '', false],
])('decides whether %s is a PDF: %s', (_, text, expected) => {
  expect(isPdf(Buffer.from(text))).toBe(expected)
})
