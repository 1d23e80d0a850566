import { expect, test } from 'vitest'
import { searchKey, searchWords } from './staff-search.ts'

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
  ['Zoe', 'Zoé'],
  ['Manuel', 'Manuel'],
  ['manue', 'Manuel'],
])('finds %j in %j', (search, name) => {
  expect(searchWords(search).every((word) => searchKey(name).includes(word))).toBe(true)
})

test('has no words for a blank search', () => {
  expect(searchWords(' \u0000 , ')).toEqual([])
})
