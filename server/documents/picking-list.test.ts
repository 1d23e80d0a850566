import { expect, test } from 'vitest'
import type { Language } from '../../domain/language.ts'
import { centimes } from '../../domain/money.ts'
import { i18nIn } from '../i18n.ts'
import { drawPickingList } from './layout/draw-picking-list.ts'
import { orderLine, orderOf } from './order.fixtures.ts'
import { readPdf } from './pdf.fixtures.ts'
import { pickingListView } from './views/picking-list-view.ts'

const belladonna = orderLine({ name: 'Belladonna', quantity: 3, reference: 'Patient 12' })
const facts = { sender: 'Labor', now: new Date('2026-11-23T13:05:00Z') } as const

const listOf = (count: number, language: Language = 'de') => {
  const orders = Array.from({ length: count }, (_, index) =>
    orderOf([belladonna, orderLine({ quantity: 2 })], 0, centimes(431), {
      number: 40 - index,
      note: index === 0 ? 'Bitte läuten.' : '',
    }),
  )
  return pickingListView(orders, { ...facts, language }, i18nIn[language])
}

test('lists all items once, sorted, then each order by number', () => {
  const [items, ...orders] = listOf(3).sections
  expect(items?.lines.map(({ name, cells, reference }) => [name, cells[0], reference])).toEqual([
    ['Arnica montana', '6', 'Bestellungen: 38 (2), 39 (2), 40 (2)'],
    ['Belladonna', '9', 'Bestellungen: 38 (3), 39 (3), 40 (3)'],
  ])
  expect(orders.map(({ title, lines }) => [title, lines.length])).toEqual([
    ['Bestellung 38', 2],
    ['Bestellung 39', 2],
    ['Bestellung 40', 2],
  ])
})

test('writes the note of a customer with the colon of the language', () => {
  const noteIn = (language: Language) => listOf(1, language).sections[1]?.notice
  expect(noteIn('de')).toBe('Mitteilung an das Labor: Bitte läuten.')
  expect(noteIn('fr')).toBe('Message au laboratoire\u00a0: Bitte läuten.')
})

test('draws many orders on numbered pages, with the notes of the customers', async () => {
  const { text, pages } = await readPdf(await drawPickingList(listOf(30)))
  expect(pages.length).toBeGreaterThan(3)
  for (const said of ['Bestellung 11', 'Bestellung 40', 'Bitte läuten.', 'Patient 12'])
    expect(text).toContain(said)
  expect(text).toContain(`Seite 1 von ${pages.length}`)
  expect(text).toContain('30 Bestellungen, 150 Stück')
})
