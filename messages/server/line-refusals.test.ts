import { expect, test } from 'vitest'
import type { CartInfo } from '../../domain/cart/cart-info.ts'
import { i18nIn } from '../../server/i18n.ts'
import { refusedItemsText } from './line-refusals.ts'

const info = (dilution: string): CartInfo => ({
  ...{ type: 'homeopathy', scale: 'CH', dilution, form: 'globuli', size: 'tube-1g' },
})

test('names each refused item with its reason, and says what to do', () => {
  const items = [
    { name: 'Arnica montana', info: info('30') },
    { name: 'Belladonna', info: info('200') },
    { name: 'Nux vomica', info: info('9') },
  ]
  const message = 'Only these professions may order this: Pharmacist.'
  const refused = [
    { line: 1, code: 'profession-not-allowed' as const, message },
    { line: 2, code: 'remedy-unknown' as const },
  ]
  const text = refusedItemsText(items, refused, (one) => i18nIn.en._(one))
  expect(text.replaceAll(/[^\S\n]/g, ' ').split('\n')).toEqual([
    `Belladonna, 200 CH · Globules · Tube 1 g: ${message}`,
    'Nux vomica, 9 CH · Globules · Tube 1 g: This remedy is no longer in our catalogue.',
    'Please remove what cannot be ordered: set its quantity to 0.',
  ])
})
