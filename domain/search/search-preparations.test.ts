import { expect, test } from 'vitest'
import homeopathy from '../../demo/catalogue/homeopathy.json' with { type: 'json' }
import { parseRemedy } from '../homeopathy/remedy.ts'
import { emptySelection, nextSelection } from '../homeopathy/selection.ts'
import { eventsOf } from './query-events.ts'
import { splitQuery } from './search-preparations.ts'

const remedyNamed = (name: string) => {
  const record = homeopathy.find(({ nm }) => nm === name)
  if (!record) throw new Error(`no remedy ${name}`)
  return parseRemedy(record)
}

/** The selection of a remedy after the rest of the query. */
const selectionFor = (query: string, name = 'Arnica montana') => {
  const remedy = remedyNamed(name)
  const { rest } = splitQuery(query) ?? {}
  const { remedy: _, ...chosen } = (rest ? eventsOf(rest, remedy) : []).reduce(
    (selection, event) => nextSelection(selection, event, remedy),
    nextSelection(emptySelection, { type: 'choose-remedy', remedy: remedy.id }, remedy),
  )
  return chosen
}

test.each([
  ['arnica 30ch', { scale: 'CH', dilution: '30', quantity: 1 }],
  ['arnica d6', { scale: 'DH', dilution: '6', quantity: 1 }],
  ['arnica 9', { scale: 'CH', dilution: '9', quantity: 1 }],
  ['arnica 2x 30k', { scale: 'K', dilution: '30', quantity: 2 }],
  [
    'arnica 30ch glob 1g',
    { scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g', quantity: 1 },
  ],
  ['arnica 31ch', { quantity: 1 }],
  ['arnica glob', { quantity: 1 }],
  ['arnica', { quantity: 1 }],
])('takes from %j the selection %j', (query, selection) =>
  expect(selectionFor(query)).toEqual(selection),
)

test('leaves out a dilution that the remedy does not have', () => {
  expect(selectionFor('abelmoschus 3ch', 'Abelmoschus')).toEqual({ quantity: 1 })
})

test.each(['arnica montana', 'nat-m', '', '30ch'])('does not split %j', (text) =>
  expect(splitQuery(text)).toBeUndefined(),
)

test.each([
  ['Komplex 4', 'complex', 'Nr. 4'],
  ['sel de Schüssler no 7', 'schussler', 'Nr. 7'],
  ['Schüssler 7 D6', 'schussler', 'Nr. 7'],
  ['cassis bourgeon', 'gemmotherapy', 'cassis'],
])('takes from %j the family %s and the name %j', (text, family, name) =>
  expect(splitQuery(text)).toMatchObject({ name, rest: { family } }),
)
