import type { Laboratory } from './laboratory.ts'

/** A laboratory whose mails have the texts of the shop. */
export const laboratory: Laboratory = {
  name: 'Laboratoire Trois-Sources SA',
  address: { street: 'Chemin des Trois-Sources 12', postcode: '1227', city: 'Carouge GE' },
  phone: '+41 22 555 01 47',
  email: 'info@trois-sources.example',
  origin: 'https://shop.example',
  language: 'fr',
  textOf: (_name, _language, defaults) => defaults,
}
