import type { Locator } from '@playwright/test'
import type { CartItem } from '../../domain/cart/cart-item.ts'
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

/** Puts lines into the cart in the browser, as added there and not sent yet. */
export const storeCart = (page: Page, lines: readonly CartItem[]) =>
  page.evaluate((items) => {
    const kept = JSON.parse(localStorage.getItem('sn_v6') ?? '{}')
    kept.state.cart = items
    kept.state.waiting = [{ id: crypto.randomUUID(), type: 'add', lines: items }]
    localStorage.setItem('sn_v6', JSON.stringify(kept))
    // The page takes it over as from another tab.
    dispatchEvent(new StorageEvent('storage', { key: 'sn_v6' }))
  }, lines)

/** Empties the cart of the account. */
export const clearCart = (page: Page) =>
  page.request.post('/api/shop/cart/operations', {
    data: { operations: [{ id: crypto.randomUUID(), type: 'clear' }] },
  })
