import { expect, test } from 'vitest'
import { partTexts, withParts } from './product-parts.ts'

const complex = { title_fr: 'A', composition: [{ substance: 'Belladonna', potency: '5CH' }] }

test('a complex lists substances with their potency', () => {
  const lines = ['Belladonna 5CH', ' Aconitum napellus 30 K ', '', 'Calendula']
  const changed = withParts({ ...complex, nr_substances: 1 }, 'complex', lines)
  expect(changed).toEqual({
    title_fr: 'A',
    nr_substances: 3,
    composition: [
      { substance: 'Belladonna', potency: '5CH' },
      { substance: 'Aconitum napellus', potency: '30K' },
      { substance: 'Calendula' },
    ],
  })
  expect(partTexts(changed)).toEqual(['Belladonna 5CH', 'Aconitum napellus 30K', 'Calendula'])
})

test('a set lists included remedies', () => {
  expect(withParts({}, 'kit', ['Arnica montana 9CH'])).toEqual({
    included_remedies: [{ remedy: 'Arnica montana', potency: '9CH' }],
  })
})

test('the same parts stay as they are stored, and none are removed', () => {
  const stored = { composition: [{ substance: 'Belladonna', potency: '5CH', id: 7 }] }
  expect(withParts(stored, 'complex', ['Belladonna 5CH'])).toBe(stored)
  expect(withParts(complex, 'complex', [])).toEqual({ title_fr: 'A' })
})
