import { expect, test } from 'vitest'
import { writeTableRows } from './table-lines.ts'

const linesOf = (text: string) => writeTableRows(text.split('\n'))

test.each([
  ['German', 'Mittel;Potenz;Form;Grösse;Menge;Preis'],
  ['German, abbreviated', 'Artikelbezeichnung;Potenz;Darreichungsform;Packung;Stk.;EP CHF'],
  ['French', 'Remède;Dilution;Forme;Format;Qté;Prix unitaire'],
  ['French, in capitals', 'DÉSIGNATION;DILUTION;FORME;CONDITIONNEMENT;QUANTITÉ;PRIX TTC'],
  ['English', 'Remedy;Potency;Form;Size;Quantity;Unit price (CHF)'],
  ['Italian', 'Rimedio;Diluizione;Forma;Formato;Q.tà;Prezzo'],
  [
    'Italian, with units',
    'Articolo;Potenza;Forma farmaceutica;Confezione;N. pezzi;Prezzo IVA incl.',
  ],
])('reads a table with headings in %s', (_, headings) => {
  const row = 'Arnica montana;30CH;Globuli;Tube 1g;2;10.80'
  expect(linesOf(`${headings}\n${row}`)).toEqual([
    '',
    'Arnica montana 30CH Globuli Tube 1g x2 à CHF 10.80',
  ])
})

test.each([
  ['tabs', 'Menge\tMittel\n2\tArnica 30CH', 'Arnica 30CH x2'],
  ['commas and quotes', 'Item,Qty,Price\n"Arnica, 30CH",3,"10,80"', 'Arnica, 30CH x3 à CHF 10.80'],
  ['bars', 'Mittel | Menge\nArnica 30CH | 2', 'Arnica 30CH x2'],
  ['doubled quotes', 'Mittel;Menge\n"Arnica ""30CH""";2', 'Arnica "30CH" x2'],
])('reads a table separated by %s', (_, text, line) => {
  expect(linesOf(text)).toEqual(['', line])
})

test.each([
  [
    'dates, positions and totals',
    'Pos;Datum;Mittel;Menge;Preis;Total',
    '1;12.05.2026;Arnica 30CH;2;10.80;21.60',
    'Arnica 30CH x2 à CHF 10.80',
  ],
  [
    'article numbers beside names',
    'Art.-Nr.;Artikel;Menge',
    'ARN30;Arnica 30CH;2',
    'Arnica 30CH x2',
  ],
  [
    'units, discounts and stocks',
    'Artikel;Lagerbestand;Menge;Einheit;Rabatt',
    'Arnica 30CH;14;2;Stück;10%',
    'Arnica 30CH x2',
  ],
  ['what is delivered', 'Désignation;À commander;Livré', 'Arnica 30CH;2;5', 'Arnica 30CH x2'],
  [
    'currencies',
    'Mittel;Menge;Preis;Währung',
    'Arnica 30CH;2;10.8;CHF',
    'Arnica 30CH x2 à CHF 10.80',
  ],
])('leaves out %s', (_, headings, row, line) => {
  expect(linesOf(`${headings}\n${row}`)).toEqual(['', line])
})

test.each([
  ['the number of an article without a name', 'Nr.;Menge\n701;2', 'Nr. 701 x2'],
  [
    'a remark, so that it is asked about',
    'Mittel;Menge;Bemerkung\nArnica 30CH;2;ohne Alkohol',
    'Arnica 30CH ohne Alkohol x2',
  ],
  [
    'the scale and unit of its heading',
    'Mittel;Potenz CH;Inhalt (g);Menge\nArnica;30;4;2',
    'Arnica 30 ch 4 g x2',
  ],
  ['a separate scale', 'Mittel;Potenz;Skala;Menge\nArnica;30;CH;2', 'Arnica 30 CH x2'],
  ['a quantity with its unit', 'Mittel;Menge\nArnica 30CH;2 Stk', 'Arnica 30CH 2 Stk'],
  ['a price in another currency', 'Mittel;Preis\nArnica 30CH;EUR 9.50', 'Arnica 30CH EUR 9.50'],
  ['words below a date', 'Mittel;Datum;Menge\nArnica;Globuli;2', 'Arnica Globuli x2'],
  ['a unit that is no piece', 'Mittel;Menge;Einheit\nArnica 30CH;30;ml', 'Arnica 30CH ml x30'],
  ['a single column', 'Mittel\nArnica 30CH', 'Arnica 30CH'],
])('keeps %s in the line', (_, text, line) => {
  expect(linesOf(text)).toEqual(['', line])
})

test('blanks empty rows and rows of totals', () => {
  const rows = ['Mittel;Menge;Preis', '', ';;', 'Arnica 30CH;2;', 'Total;;21.60', ' ; ; ']
  expect(linesOf(rows.join('\n'))).toEqual(['', '', '', 'Arnica 30CH x2', '', ''])
})

test('orders nothing for an empty cell below the heading of quantities', () => {
  const rows = ['Mittel;Menge;Preis', 'Arnica 30CH;;10.80', 'Bryonia 30CH;2;']
  expect(linesOf(rows.join('\n'))).toEqual(['', 'Arnica 30CH x0 à CHF 10.80', 'Bryonia 30CH x2'])
})

test('follows later headings', () => {
  const rows = ['Mittel;Menge', 'Arnica;2', 'Menge;Mittel', '3;Bryonia']
  expect(linesOf(rows.join('\n'))).toEqual(['', 'Arnica x2', '', 'Bryonia x3'])
})

test.each([
  'arn 30ch glob 1g x2',
  'Arnica;30CH;Globuli;2',
  'Komplex 4; 2 Stk',
  'Natrum muriaticum, Globuli, Tube',
  'Ribes nigrum;gemmo;30ml',
  '',
])('leaves the line %j as it is without headings', (line) => {
  expect(writeTableRows([line])).toEqual([line])
})
