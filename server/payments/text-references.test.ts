import { expect, test } from 'vitest'
import { referencesIn } from './text-references.ts'

const qr = '000000000000000000000900015'

test.each([
  ['unspaced', `Gutschrift QRR ${qr}`, [qr]],
  ['spaced as printed', 'QRR 00 00000 00000 00000 00009 00015 Praxis', [qr]],
  ['over line breaks', `Gutschrift QRR\n      ${qr.slice(0, 11)}\n${qr.slice(11)}`, [qr]],
  ['with no-break spaces', '00\u00a000000\u00a000000\u00a000000\u00a000009\u00a000015', [qr]],
  ['between other numbers', `26.11.2026 ${qr} 41.30 CHF`, [qr]],
  ['with other signs between its groups', '00_00000_00000_00000:00009’00015', [qr]],
  ['glued to letters', `QRR${qr}CHF`, [qr]],
  ['of a coding line', `0100003949753>${qr}+ 010001628>`, [qr]],
  ['twice', `${qr} / ${qr}`, [qr]],
  ['a creditor reference', 'Rechnung RF18 5390 0754 7034 vom 3.11.', ['RF18539007547034']],
  ['a creditor reference in small letters', 'rf18539007547034', ['RF18539007547034']],
  ['a wrong check digit', `QRR ${qr.slice(0, -1)}7`, []],
  ['too few digits', qr.slice(1), []],
  ['too many digits', `1${qr}`, []],
  ['nothing', '', []],
] as const)('finds a reference in a text: %s', (_, text, references) => {
  expect(referencesIn(text)).toEqual(references)
})
