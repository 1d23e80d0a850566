import { describe, expect, test } from 'vitest'
import { type Centimes, centimes, zero } from '../../domain/money.ts'
import type { ContentChange } from '../../domain/order/order-change.ts'
import { i18nIn } from '../../server/i18n.ts'
import { orderChangeTexts } from './order-change.ts'

const none: ContentChange = {
  lines: [],
  parts: [],
  charges: [],
  total: { before: zero, after: zero },
}

const arnica: Pick<ContentChange['lines'][number], 'name' | 'info'> = {
  name: 'Arnica montana',
  info: { type: 'homeopathy', scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g' },
}

const between = <Value>(before: Value, after: Value) => ({ before, after })

const amounts = (before: number, after: number) =>
  between<Centimes>(centimes(before), centimes(after))

const line = (
  quantity: { before: number; after: number },
  total: { before: Centimes; after: Centimes },
  unitPrice?: { before: Centimes; after: Centimes },
): ContentChange['lines'][number] => ({
  ...{ ...arnica, quantity, total },
  ...(unitPrice && { unitPrice }),
})

const of = (change: Partial<ContentChange>) =>
  orderChangeTexts({ ...none, ...change }, (text) => i18nIn.de._(text))

describe('the list of what differs', () => {
  const item = 'Arnica montana, 30 CH · Globuli · Röhrchen 1 g'

  test.each<[string, Partial<ContentChange>, string]>([
    [
      'an added line with its amount',
      { lines: [line(between(0, 2), amounts(0, 2_780))] },
      `Hinzugefügt: 2 × ${item} (27,80 CHF)`,
    ],
    [
      'a removed line with its amount',
      { lines: [line(between(1, 0), amounts(1_390, 0))] },
      `Entfernt: 1 × ${item} (13,90 CHF)`,
    ],
    [
      'another quantity with both amounts',
      { lines: [line(between(2, 3), amounts(2_780, 4_170))] },
      `3 statt 2 × ${item} (41,70 CHF statt 27,80 CHF)`,
    ],
    [
      'a line of which only the price differs',
      { lines: [line(between(2, 2), amounts(2_780, 3_980), amounts(1_390, 1_990))] },
      `2 × ${item} (19,90 CHF statt 13,90 CHF pro Stück)`,
    ],
    [
      'another quantity at another price',
      { lines: [line(between(1, 2), amounts(1_390, 3_980), amounts(1_390, 1_990))] },
      `2 statt 1 × ${item} (39,80 CHF statt 13,90 CHF; 19,90 CHF statt 13,90 CHF pro Stück)`,
    ],
    [
      'a discount as a deduction',
      { charges: [{ name: 'discount', ...amounts(0, 278) }] },
      'Rabatt: −2,78 CHF statt 0,00 CHF',
    ],
    [
      'the shipping that is no longer free',
      { charges: [{ name: 'shipping', ...amounts(0, 900) }] },
      'Versandkosten: 9,00 CHF statt 0,00 CHF',
    ],
    ['the total', { total: amounts(1_000, 900) }, 'Total: 9,00 CHF statt 10,00 CHF'],
  ])('writes %s in one sentence', (_case, change, expected) => {
    expect(of(change).map((text) => text.replaceAll(/\s/g, ' '))).toEqual([expected])
  })

  test('says nothing of a total that stays', () => {
    expect(of({ parts: ['note'] })).toEqual(['Geändert: Ihre Mitteilung'])
  })
})
