/** One password for all demo accounts of a test run. */
export const demoPassword = 'three-springs-of-carouge'

/** The demo accounts by role (see demo/accounts.ts). */
export const people = {
  administrator: 'admin@trois-sources.example',
  mayOrder: 'claire.favre@trois-sources.example',
  formOnly: 'reto.ammann@trois-sources.example',
  neither: 'lucia.bernasconi@trois-sources.example',
  pending: 'emma.whitfield@trois-sources.example',
} as const
