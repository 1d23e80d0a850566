import { expect, test } from 'vitest'
import { isEncryptedPdf, isPdf } from './is-pdf.ts'

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

const head = '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n'

test.each([
  ['names its encryption', 'trailer<</Root 1 0 R/Encrypt 9 0 R/ID[<00><00>]>>\n%%EOF', true],
  ['breaks the line before it', 'trailer\r\n<<\r\n/Encrypt\r\n9 0\r\nR\r\n>>', true],
  ['contains the encryption', 'trailer<</Encrypt<</Filter/Standard/V 2>>>>', true],
  ['has it in a cross-reference stream', '7 0 obj<</Type/XRef/Encrypt 9 0 R>>stream\n', true],
  ['has none', 'trailer<</Root 1 0 R/ID[<00><00>]>>\n%%EOF', false],
  ['writes about it', '4 0 obj<<>>stream\n(What /Encrypt means)Tj\nendstream', false],
  ['has data of its own by a similar name', 'trailer<</EncryptMetadata false/Root 1 0 R>>', false],
])('decides whether a PDF is encrypted that %s: %s', (_, rest, expected) => {
  expect(isEncryptedPdf(Buffer.from(head + rest))).toBe(expected)
})

test('takes no other file for an encrypted PDF', () => {
  expect(isEncryptedPdf(Buffer.from('/Encrypt 9 0 R'))).toBe(false)
})
