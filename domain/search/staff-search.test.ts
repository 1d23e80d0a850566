import { expect, test } from 'vitest'
import { customerWords, phoneKey, searchKey, searchWords } from './staff-search.ts'

test.each([
  ['Claire Favre', 'Favre Claire Cabinet Favre'],
  ['favre, claire', 'Favre Claire Cabinet Favre'],
  ['cabinet FAVRE', 'Favre Claire Cabinet Favre'],
  ['mueller', 'Müller Anna'],
  ['Müller', 'Mueller Anna'],
  ['muller', 'Mueller Anna'],
  ['Mu\u0308ller', 'Müller Anna'],
  ['Luedenscheidt', 'Lüdenscheidt'],
  ['Oetiker', 'Ötiker'],
  ['Maeder', 'Mäder'],
  ['Safir', 'Sa\ufb01r'],
  ['Sa\ufb01r', 'Safir'],
  ['strasse', 'Straße'],
  ['Saint-Maurice', 'Saint Maurice'],
  ['saint maurice', 'Saint-Maurice'],
  ['St.Gallen', 'St. Gallen'],
  ['Dr. Meier', 'Meier Dr med'],
  ['d’Arc', "Jeanne d'Arc"],
  ['k-77', 'K-77'],
  ['ada.k@praxis-x.ch', 'ada.k@praxis-x.ch'],
  ['Zoe', 'Zoé'],
  ['Manuel', 'Manuel'],
  ['manue', 'Manuel'],
])('finds %j in %j', (search, name) => {
  expect(searchWords(search).every((word) => searchKey(name).includes(word))).toBe(true)
})

test('has no words for a blank search', () => {
  expect(searchWords(' \u0000 , ')).toEqual([])
})

test.each([
  '+41 79 123 45 67',
  '0041 79 123 45 67',
  '+41 (0)79 123 45 67',
  '079/123.45.67',
  '0791234567',
  '079 123 45',
])('finds a telephone number written as %j', (search) => {
  expect(customerWords(search).every((word) => phoneKey('+41 79 123 45 67').includes(word))).toBe(
    true,
  )
})

test('reads names, postcodes and customer numbers as words', () => {
  expect(customerWords('Favre 1207')).toEqual(['favre', '1207'])
  expect(customerWords('12345')).toEqual(['12345'])
})
