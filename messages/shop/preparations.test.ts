import { expect, test } from 'vitest'
import type { Preparation } from '../../domain/homeopathy/form.ts'
import { preparationParts } from './preparations.ts'

const english = ({ message = '' }: { message?: string }) => message

test.each<[Partial<Preparation>, string]>([
  [{}, ''],
  [{ scale: 'K' }, 'K'],
  [{ scale: 'CH', dilution: '30' }, '30\u00a0CH'],
  [
    { scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g' },
    '30\u00a0CH · Globules · Tube 1 g',
  ],
  [
    { scale: 'LM', dilution: '18', form: 'drops', carrier: 'water', size: 'bottle-10ml' },
    'LM\u00a018 · Drops · Water · Bottle 10 ml',
  ],
])('lists the chosen parts: %o', (preparation, sentence) => {
  expect(preparationParts(preparation, english).join(' · ')).toBe(sentence)
})
