import { expect, test } from 'vitest'
import { splitSource } from './split-source.ts'

test.each([
  [
    'Ich kenne den Garten. – Ein Drogist in Olten',
    { words: 'Ich kenne den Garten.', source: 'Ein Drogist in Olten' },
  ],
  ['« Bien. »\n— Une thérapeute', { words: '« Bien. »', source: 'Une thérapeute' }],
  ['Clear invoices – and no surprises.', { words: 'Clear invoices – and no surprises.' }],
  ['A surprise. – A pharmacist – Bellinzona', { words: 'A surprise. – A pharmacist – Bellinzona' }],
  [`Good. – ${'x'.repeat(61)}`, { words: `Good. – ${'x'.repeat(61)}` }],
  ['', { words: '' }],
])('splits %j into words and source', (text, parts) => {
  expect(splitSource(text)).toEqual(parts)
})
