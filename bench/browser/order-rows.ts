import type { Browser, Page } from '@playwright/test'
import { atMost, formatMs, median, orFailure, row } from '../row.ts'
import { type Ordered, orderByKeyboard, orderByMouse } from './order-ten.ts'
import { inNewProfile, logInCustomer } from './visit.ts'

const maxKeys = 130
const maxClicks = 25
const maxServerMs = 100

/** The documents of an order are drawn while the next one is placed, at different moments. */
const laterOrders = 5

const inEmptyCart = (browser: Browser, baseURL: string, run: (page: Page) => Promise<Ordered>) =>
  inNewProfile(browser, { baseURL }, async (page) => {
    await logInCustomer(page)
    await page.request.put('/api/shop/cart', { data: { items: [] } })
    // The server reads names and prices at its first line.
    await page.request.post('/api/shop/quick-order', { data: { text: 'arn c30 1g' } })
    return run(page)
  })

async function* measureOrder(
  name: string,
  unit: string,
  limit: number,
  order: () => Promise<Ordered>,
) {
  const { strokes, serverMs: firstMs } = await order()
  const later: number[] = []
  for (let count = 0; count < laterOrders; count += 1) later.push((await order()).serverMs)
  const serverMs = median(later)
  const format = (count: number) => `${count} ${unit}`
  yield row(`ten remedies, ${name}`, format(strokes), atMost(strokes, limit, format))
  // After a start, the first order loads modules and is not compiled yet.
  yield row('  answers of the server, first order', formatMs(firstMs))
  yield row(
    `  answers of the server, median of ${laterOrders} later orders`,
    formatMs(serverMs),
    atMost(serverMs, maxServerMs, formatMs),
  )
}

/**
 * Ten typical remedies from an empty cart to the number of the order, by the prescription line, then from
 * the shelf, on which they are afterwards.
 */
export async function* measureOrders(browser: Browser, baseURL: string) {
  yield* orFailure(
    'ten remedies, prescription line',
    measureOrder('prescription line', 'keys', maxKeys, () =>
      inEmptyCart(browser, baseURL, orderByKeyboard),
    ),
  )
  yield* orFailure(
    'ten remedies, shelf',
    measureOrder('shelf', 'clicks', maxClicks, () => inEmptyCart(browser, baseURL, orderByMouse)),
  )
}
