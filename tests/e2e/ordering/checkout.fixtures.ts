import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { centimes, parsePrice } from '../../../domain/money.ts'
import { cartItems } from '../order.fixtures.ts'
import { storeCart } from '../shop.fixtures.ts'
import { expect, type Language, logIn, open, type Page } from '../site.fixtures.ts'

type Info = CartItem['info']

export const preparations: readonly { name: string; quantity: number; info: Info }[] = [
  {
    name: 'Arnica montana',
    quantity: 3,
    info: { type: 'homeopathy', scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g' },
  },
  {
    name: 'Belladonna',
    quantity: 1,
    info: { type: 'homeopathy', scale: 'CH', dilution: '200', form: 'granules', size: 'tube-4g' },
  },
]

const findPrice = async (page: Page, { type, ...preparation }: Info) => {
  const answer = await page.request.post('/api/shop/price', {
    data: { family: type, ...preparation },
  })
  const { productId, price }: { productId: number; price: string } = await answer.json()
  return { WcId: productId, price: parsePrice(price) ?? centimes(0) }
}

/** Fills the cart as the selectors would; with `cheaper`, lines contain an older, lower price. */
export const fillCart = async (page: Page, cheaper = 0) => {
  const cart: CartItem[] = []
  for (const preparation of preparations) {
    const { WcId, price } = await findPrice(page, preparation.info)
    const shown = centimes(price - cheaper)
    cart.push({ ...preparation, cartId: preparation.name, icon: 'homeopathy', WcId, price: shown })
  }
  await storeCart(page, cart)
}

export const linesInCart = async (page: Page) => (await cartItems(page)).length

/** Opens the account of a customer who may order, with a cart of two lines. */
export const customer = async (page: Page, language: Language, cheaper?: number) => {
  await logIn(page, language, 'mayOrder')
  await open(page, language, 'account')
  await fillCart(page, cheaper)
}

/** Waits until Back leads from the review to its form; a reload or a Back before would go to the page before it. */
export const expectReviewEntry = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.state)).toEqual({ checkoutStep: 'review' })
