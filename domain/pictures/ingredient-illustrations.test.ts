import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  findPicturedIngredient,
  ingredientIllustration,
  ingredientIllustrations,
} from './ingredient-illustrations.ts'

test.each(ingredientIllustrations)('has the illustration %s', (name) => {
  expect(existsSync(`public/illustrations/${name}.svg`)).toBe(true)
})

test.each([
  ['Arnica montana', 'arnica'],
  ['Ribes nigrum, gemmae', 'blackcurrant-bud'],
  ['Calcarea carbonica ostrearum', 'calcarea'],
  ['Sulfur', 'sulphur'],
  ['Aconitum lycoctonum', undefined],
  ['Berberis aquifolium', undefined],
  ['Calcium phosphoricum', undefined],
  ['Calcarea phosphorica', undefined],
  ['Carduus benedictus', undefined],
  ['Ferrum phosphoricum', undefined],
  ['Natrium sulfuricum', undefined],
  ['Salvia sclarea', undefined],
  ['Sulfur iodatum', undefined],
  ['Zingiber officinale', undefined],
])('shows %s as %s', (name, illustration) => {
  expect(ingredientIllustration(name)).toBe(illustration)
})

const listed = (...names: string[]) => names.map((name) => ({ known: name, name }))

test.each([
  ['complex-04-arnica-granules', listed('Bellis perennis', 'Arnica montana'), 'Arnica montana'],
  ['winter-spray', listed('Ribes nigrum, gemmae', 'Rosa canina'), 'Ribes nigrum, gemmae'],
  ['throat-spray', listed('Phytolacca decandra', 'Belladonna'), undefined],
  ['travel-granules', listed('Cocculus indicus', 'Petroleum', 'Tabacum'), undefined],
  ['empty', [], undefined],
])('shows for %s the ingredient that it is named after, or the first', (slug, names, name) => {
  expect(findPicturedIngredient(names, slug)?.name).toBe(name)
})

test('names the ingredient in the language of the page', () => {
  const ingredients = [{ known: 'turmeric extract 400 mg', name: 'Kurkumaextrakt 400 mg' }]
  expect(findPicturedIngredient(ingredients, 'turmeric-and-pepper')).toEqual({
    name: 'Kurkumaextrakt 400 mg',
    illustration: 'turmeric',
  })
})
