import { expect, it } from 'vitest'
import { linkLabel, siteLinks } from './site-links.ts'

const url = 'https://partner.example/'

it.each([
  [[{ url, label: { de: 'Partner' } }], true],
  [null, true],
  [[{ url, label: { de: '' } }], false],
  [[{ url, label: {} }], false],
  [[{ url: 'http://partner.example/', label: { de: 'Partner' } }], false],
  [[{ url: 'javascript:alert(1)', label: { de: 'Partner' } }], false],
])('further links %j are accepted: %s', (value, isAccepted) => {
  expect(siteLinks.schema.safeParse(value).success).toBe(isAccepted)
})

it('a link without a label in the language has that of another', () => {
  const link = { url, label: { de: 'Partner', it: '' } }
  expect(linkLabel(link, 'de')).toBe('Partner')
  expect(linkLabel(link, 'it')).toBe('Partner')
})
