import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import complexes from '../../demo/catalogue/complexes.json'
import gemmotherapy from '../../demo/catalogue/gemmotherapy.json'
import homeopathy from '../../demo/catalogue/homeopathy.json'
import kits from '../../demo/catalogue/kits.json'
import oligotherapy from '../../demo/catalogue/oligotherapy.json'
import otc from '../../demo/catalogue/otc.json'
import phytotherapy from '../../demo/catalogue/phytotherapy.json'
import salts from '../../demo/catalogue/schussler.json'
import seasonal from '../../demo/catalogue/seasonal.json'
import supplements from '../../demo/catalogue/supplements.json'
import { productIllustration, remedyIllustration } from './product-illustration.ts'
import type { ShownKind } from './product-kind.ts'
import { speciesIllustrations } from './species-illustrations.ts'

const isDrawn = (name: string) =>
  existsSync(new URL(`../../public/illustrations/${name}.svg`, import.meta.url))

type Row = { slug: string; drawing?: string; form?: string; topic: string; categories: string[] }

const drawings = (kind: ShownKind, rows: readonly Row[]) =>
  rows.map(({ slug, drawing = '', form = '', topic }) =>
    productIllustration({ kind, slug, drawing, formKey: form, topicKey: topic }),
  )

const otcOf = (category: string) => otc.filter(({ categories }) => categories.includes(category))

const lists: [string, ShownKind, readonly Row[]][] = [
  ['complexes', 'complex', complexes],
  ['OTC homeopathy', 'otc', otcOf('otchomeo')],
  ['OTC gemmotherapy', 'otc', otcOf('gemmotherapy')],
  ['animals', 'otc', otcOf('animals')],
  ['kits', 'kit', kits],
  ['seasonal', 'seasonal', seasonal],
  ['supplements', 'supplement', supplements],
]

/** The count of the most frequent name. */
const mostOf = (names: readonly string[]) =>
  Math.max(...names.map((name) => names.filter((other) => other === name).length))

test.each(lists)('has a drawing for every product of %s, shared by few', (_, kind, rows) => {
  const names = drawings(kind, rows)
  expect(names.filter((name) => !isDrawn(name))).toEqual([])
  expect(mostOf(names)).toBeLessThanOrEqual(Math.max(2, Math.ceil(rows.length / 4)))
  expect(new Set(names).size).toBeGreaterThanOrEqual(rows.length / 2)
})

test('has an illustration for every remedy, substance and salt', () => {
  const names = [homeopathy, gemmotherapy, phytotherapy, oligotherapy].flat().map(({ nm }) => nm)
  const found = [...names, ...salts.map(({ name }) => name)].map((name) => remedyIllustration(name))
  expect([...new Set(found)].filter((name) => !isDrawn(name))).toEqual([])
})

test('has no name prefix that begins another', () => {
  const starts = Object.keys(speciesIllustrations)
  for (const start of starts)
    expect(starts.filter((other) => other.startsWith(start))).toEqual([start])
})

test.each(Object.entries(speciesIllustrations))('maps %s to an existing drawing: %s', (_, name) => {
  expect(isDrawn(name)).toBe(true)
})

test.each([
  ['Arnica montana', 'arnica'],
  ['Ribes nigrum, gemmae', 'blackcurrant-bud'],
  ['Cuprum-Aurum-Argentum', 'copper'],
  ['Sulfur', 'sulphur'],
  ['Natrum muriaticum', 'sea-salt'],
  // Each starts with the letters of a species that has a drawing.
  ['Natrix natrix', 'none'],
  ['Cupressus sempervirens', 'none'],
  ['Calculus renalis', 'none'],
  ['Thymus', 'none'],
  ['Nux moschata', 'none'],
])('maps %s to the drawing %s', (name, drawing) => {
  expect(remedyIllustration(name, 'none')).toBe(drawing)
})

const product = { kind: 'complex', slug: 'x', drawing: '', formKey: '', topicKey: '' } as const

test.each([
  ['what is in it', { slug: 'complex-09-bryonia-granules', formKey: 'granules' }, 'bryonia'],
  ['the one chosen for it', { slug: 'arnica-kit', drawing: 'dog', formKey: 'gel' }, 'dog'],
  ['the pack of what is applied', { slug: 'arnica-flower-gel', formKey: 'gel' }, 'gel-tube'],
  ['the topic', { formKey: 'granules', topicKey: 'travel' }, 'topic-travel'],
  ['the form where no topic is for everyone', { formKey: 'granules' }, 'granules-tube'],
  [
    'the form of supplements',
    { kind: 'supplement', formKey: 'drops', topicKey: 'sleep' },
    'drops-bottle',
  ],
  ['the kind at last', {}, 'complexes'],
] as const)('has for a product the drawing %s', (_, given, drawing) => {
  expect(productIllustration({ ...product, ...given })).toBe(drawing)
})
