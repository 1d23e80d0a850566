import { priceString } from '../../../domain/money.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { signedInBy } from '../../../server/http/sessions/current-session.ts'
import type { TestShop } from '../../../server/orders/shop.fixtures.ts'
import { takeStep } from './take-step.ts'

const address = 'http://127.0.0.1:3000/fr/add_to_cart'

/** For tests: posts to a shop's frame, as JSON or as form fields. */
export const frameOf = (shop: TestShop) => {
  const send = (init: RequestInit, now = shop.clock.now) => {
    const request = new Request(address, { method: 'POST', ...init })
    const facts: RequestFacts = {
      services: shop.services,
      language: 'fr',
      page: undefined,
      now,
      clientAddress: '127.0.0.1',
      isFetched: false,
      signedIn: () => signedInBy(shop.services, request.headers, now),
      report: (error) => {
        throw error
      },
    }
    return takeStep(facts, request)
  }
  const post = (
    fields: Readonly<Record<string, string>>,
    headers: Record<string, string> = {},
    now = shop.clock.now,
  ) => send({ body: new URLSearchParams({ language: 'fr', ...fields }), headers }, now)
  return { send, post }
}

/** For tests: serialises items as the page posts them. */
export const writeItems = (items: readonly PostedItem[]): string =>
  JSON.stringify({
    items: items.map(({ price, ...item }) =>
      price === undefined ? item : { ...item, price: priceString(price) },
    ),
  })
