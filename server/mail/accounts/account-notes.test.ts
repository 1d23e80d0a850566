import { expect, test } from 'vitest'
import { i18nIn } from '../../i18n.ts'
import { receivedNote, repeatedNote } from './account-notes.ts'

const laboratory = {
  name: 'Laboratoire Trois-Sources SA',
  address: { street: 'Chemin des Trois-Sources 12', postcode: '1227', city: 'Carouge GE' },
  phone: '+41 22 555 01 47',
  email: 'info@trois-sources.example',
  origin: 'https://shop.example',
  language: 'fr' as const,
}

test.each([
  ['Dr. J.P. d’Ormesson-Łoś', 'Hello Dr. J.P. d’Ormesson-Łoś,'],
  ['https://evil.example/login Now', 'Hello,'],
  ['See www evil', 'Hello,'],
  ['Win evil.example', 'Hello,'],
  ['mail me@evil', 'Hello,'],
])('greets %s by name unless it looks like a link', (person, greeting) => {
  const context = { person, language: 'en', laboratory, i18n: i18nIn.en } as const
  expect(receivedNote(context).greeting).toBe(greeting)
  expect(repeatedNote('active', context).greeting).toBe(greeting)
})
