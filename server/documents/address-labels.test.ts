import { expect, test } from 'vitest'
import { centimes } from '../../domain/money.ts'
import { i18nIn } from '../i18n.ts'
import { drawAddressLabels } from './layout/draw-address-labels.ts'
import { orderLine, orderOf } from './order.fixtures.ts'
import { readPdf } from './pdf.fixtures.ts'
import { addressLabelsView, type LabelSize } from './views/address-labels-view.ts'

const laboratory = {
  ...{ name: 'Labor Muster AG', street: 'Rue du Lac', buildingNumber: '12', postcode: '1201' },
  ...{ city: 'Genève', country: 'CH', iban: '', vatNumber: '' },
}
const facts = { laboratory, language: 'de', now: new Date('2026-11-23T13:05:00Z') } as const
const order = orderOf([orderLine()], 0, centimes(431), { number: 41 })
const long = {
  ...order.shippingAddress,
  company:
    `Gemeinschaftspraxis für Naturheilkunde ${'und klassische Homöopathie '.repeat(3)}`.trim(),
  address2: 'c/o Zentrum für Gesundheit, 3. Stock, Postfach 12',
  country: 'DE',
}

const labelsOf = (size: LabelSize) =>
  addressLabelsView([{ number: 42, shippingAddress: long }, order], { ...facts, size }, i18nIn.de)

test.each(['62x100', 'a6'] as const)('draws whole addresses, one a page of %s', async (size) => {
  const { pages } = await readPdf(await drawAddressLabels(labelsOf(size)))
  const texts = pages.map((page) => page.replace(/\s+/g, ' '))
  expect(texts).toHaveLength(2)
  expect(texts[0]).toContain('Labor Muster AG, Rue du Lac 12, 1201 Genève')
  expect(texts[0]).toContain('Bestellung 41')
  expect(texts[0]).not.toContain('Suisse')
  for (const part of [long.company, 'Postfach 12', long.city, 'Allemagne'])
    expect(texts[1]?.replaceAll(' ', '')).toContain(part.replaceAll(' ', ''))
})
