import type { FrameLocator } from '@playwright/test'
import type { CartItem } from '../../domain/cart/cart-item.ts'
import { buttonIn, fieldIn, linkIn } from './controls.fixtures.ts'
import { textIn } from './messages.fixtures.ts'
import {
  addressIn,
  expect,
  type Language,
  languageOf,
  type Page,
  untilScripted,
} from './site.fixtures.ts'

/** Arnica montana 30CH, Globuli, Tube 1g: everything but the quantity is in the address. */
export const arnica = 'a-159_b-ch_c-30_d-globuli_f-tube-1g'

export const openSelector = async (page: Page, language: Language, remedyCode?: string) => {
  await page.goto(addressIn(language, 'shop.homeopathy.remedies', { remedyCode }))
  await untilScripted(page)
}

/** Configures the item of `arnica` by pointer in an empty selector. */
export const configureArnica = async (page: Page) => {
  const choose = (name: string | RegExp) => page.getByRole('radio', { name }).check({ force: true })
  // A string, because it also matches a no-break space.
  const chooseNamed = (english: string) => choose(textIn(languageOf(page), english))
  await page.getByRole('combobox').fill('arnica mon')
  await page.getByRole('option', { name: /^Arnica montana Arn\./ }).click()
  await choose(/^CH\b/)
  await page.getByRole('slider').fill('30')
  await chooseNamed('Globules')
  await chooseNamed('Tube 1 g')
}

export const addToCart = (page: Page, language: Language) =>
  buttonIn(page, language, 'Add to Cart').click()

/** The button of the header that opens the cart and counts its items. */
export const cartButton = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${textIn(languageOf(page), 'Cart')}`) })

export const openCart = async (page: Page) => {
  await cartButton(page).click()
  const panel = page.getByRole('dialog')
  await expect(panel).toBeVisible()
  return panel
}

/** The items of the persisted cart. */
export const cartItems = (page: Page): Promise<CartItem[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('sn_v6') ?? '{}').state.cart)

/** The frame with the steps of the checkout. */
export const frameOf = (page: Page): FrameLocator =>
  page.getByTitle(textIn(languageOf(page), 'Checkout'), { exact: true }).contentFrame()

/** Continues from the cart to the review step; payment in advance has an invoice at once. */
export const goToReview = async (page: Page, language: Language, { isAdvance = false } = {}) => {
  const panel = await openCart(page)
  await linkIn(panel, language, 'Go to checkout').click()
  await page.waitForURL(`**${addressIn(language, 'checkout')}`)
  const frame = frameOf(page)
  const advance = new RegExp(textIn(language, 'Payment in advance'))
  if (isAdvance) await frame.getByRole('radio', { name: advance }).check()
  await buttonIn(frame, language, 'Check the order').click()
  await expect(buttonIn(frame, language, 'Place order')).toBeVisible()
  return frame
}

/** The only emphasised text of the confirmation. */
export const orderNumber = (frame: FrameLocator) => frame.getByRole('strong')

/** Accepts the terms and orders; returns the number of the order. */
export const placeOrder = async (frame: FrameLocator) => {
  const language = languageOf(frame.owner().page())
  await fieldIn(frame, language, 'I accept the terms').check()
  await buttonIn(frame, language, 'Place order').click()
  await expect(orderNumber(frame)).toBeVisible()
  return (await orderNumber(frame).textContent())?.trim() ?? ''
}

/** Places an order over the API with the session of the page; one in advance with its invoice. */
export const orderArnica = async (
  page: Page,
  quantity: number,
  payment: 'invoice' | 'advance' = 'invoice',
) => {
  const preparation = { scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g' }
  const answer = await page.request.post('/api/shop/price', {
    data: { family: 'homeopathy', ...preparation },
  })
  const { productId }: { productId: number } = await answer.json()
  const info = { type: 'homeopathy', ...preparation }
  const placed = await page.request.post('/api/shop/orders', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      items: [{ id: productId, quantity, name: 'Arnica montana', info }],
      payment,
    },
  })
  expect(placed.status()).toBe(201)
  const order: { id: string; number: number } = await placed.json()
  if (payment === 'invoice') return order
  // Issues the invoice, unless the worker has.
  await expect(async () => {
    const code = await page.request.get(`/api/shop/orders/${order.id}/qr-code.svg`)
    expect(code.status()).toBe(200)
  }).toPass()
  return order
}
