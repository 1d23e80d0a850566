import { expect, test } from 'vitest'
import type { EntryFields } from '../../db/tables/forms.ts'
import { i18nIn } from '../../i18n.ts'
import { entryNote } from './form-letters.ts'

const laboratory = {
  name: 'Laboratoire Trois-Sources SA',
  address: { street: 'Chemin des Trois-Sources 12', postcode: '1227', city: 'Carouge GE' },
  phone: '+41 22 555 01 47',
  email: 'info@trois-sources.example',
  origin: 'https://shop.example',
}

const terms = { label: 'Terms and conditions', value: 'Accepted' }
const newsletter = (value: string) => ({ label: 'Newsletter', value })

test.each<[EntryFields, readonly { label: string; value: string }[]]>([
  [{ agb: true, newsletter: true }, [terms, newsletter('Yes')]],
  [{ agb: true, newsletter: false }, [terms, newsletter('No')]],
  // Older entries lack the checkboxes.
  [{}, []],
])('the checkboxes %j are listed as %j', (ticks, expected) => {
  const context = { language: 'en', laboratory, i18n: i18nIn.en } as const
  const entry = { kind: 'contact', language: 'de', about: '', fields: ticks } as const
  expect(entryNote(entry, context).facts).toEqual([...expected, { label: 'Language', value: 'DE' }])
})
