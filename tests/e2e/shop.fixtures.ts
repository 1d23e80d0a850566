import type { Locator } from '@playwright/test'
import { textIn } from './messages.fixtures.ts'
import type { Language, Page } from './site.fixtures.ts'

type Scope = Page | Locator

const escaped = (text: string) =>
  text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll('\u00a0', ' ')

/** Matches names that begin with a text; a price, a range or a Latin name may follow. */
export const beginsWith = (text: string) => new RegExp(`^${escaped(text)}( |$)`)

/** The label, price and Add to Cart of a selector. */
export const selectionIn = (page: Page, language: Language) =>
  page.getByRole('region', { name: textIn(language, 'Your selection') })

/** The price, quantity and Add to Cart of a product's page. */
export const buyBoxIn = (page: Page, language: Language) =>
  page.getByRole('region', { name: textIn(language, 'Price and quantity') })

export const radio = (scope: Scope, name: string) =>
  scope.getByRole('radio', { name: beginsWith(name) })

/** Chooses a card by pointer; unavailable cards receive the click as well. */
export const choose = (scope: Scope, name: string) => radio(scope, name).check({ force: true })

/** The option that Enter chooses. */
export const highlightedOption = (scope: Scope) => scope.getByRole('option', { selected: true })

/** The search result with exactly this name. */
export const option = (page: Page, name: string) =>
  page.getByRole('option').filter({ has: page.getByText(name, { exact: true }) })

/** The lines of the cart in the browser. */
export const cartOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.sn_v6 ?? '{"state":{"cart":[]}}').state.cart)
