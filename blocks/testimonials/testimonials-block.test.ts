import { expect, test } from 'vitest'
import { cutText, splitSource } from './testimonials-block.tsx'

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

const sentence = (length: number) => 'seven. '.repeat(40).slice(0, length)

test.each([
  ['', 0, 0],
  [sentence(200), 200, 0],
  [sentence(201), 195, 6],
  ['x'.repeat(250), 200, 50],
])('shows at most 200 characters of a text: %#', (text, shown, hidden) => {
  const { start, rest } = cutText(text)
  expect([start.length, rest.length]).toEqual([shown, hidden])
  expect(start + rest).toBe(text)
})
