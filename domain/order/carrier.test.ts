import { describe, expect, test } from 'vitest'
import { languages } from '../language.ts'
import { parcelCarriers, trackingNumber, trackingOf } from './carrier.ts'

test.each([
  ['99.00.123456.12345678', '990012345612345678'],
  [' 99 00-1234 ', '99001234'],
  ['jjd0099', 'JJD0099'],
  ['', undefined],
  ['12345', undefined],
  ['1'.repeat(41), undefined],
  ['1234567/../8', undefined],
  ['<script>', undefined],
])('reads the parcel number %j as %j', (text, number) => {
  expect(trackingNumber(text)).toBe(number)
})

describe.each(parcelCarriers)('%s', (carrier) => {
  test("links to the carrier's tracking page", () => {
    for (const language of languages) {
      const { name, url } = trackingOf(carrier, '99001234', language)
      expect(name).toMatch(/\S/)
      expect(url).toMatch(/^https:\/\/.+99001234$/)
      expect(url).not.toContain('{')
    }
  })
})

test.each(['toString', 'Bike courier'])('has no tracking page for %s', (carrier) => {
  expect(trackingOf(carrier, '99001234', 'fr')).toEqual({ name: carrier })
})

test('names Swiss Post in the language of the page', () => {
  const names = languages.map((language) => trackingOf('swiss-post', '99001234', language).name)
  expect(names).toEqual(['La Poste', 'Swiss Post', 'Die Post', 'La Posta'])
})
