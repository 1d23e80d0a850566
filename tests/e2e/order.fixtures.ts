import type { FrameLocator } from '@playwright/test'
import { textIn } from './messages.fixtures.ts'
import { addressIn, expect, type Language, type Page, untilScripted } from './site.fixtures.ts'

/** Arnica montana 30CH, Globuli, Tube 1g: everything but the quantity is in the address. */
export const arnica = 'a-159_b-ch_c-30_d-globuli_f-tube-1g'

export const openSelector = async (page: Page, language: Language, remedyCode?: string) => {
  await page.goto(addressIn(language, 'shop.homeopathy.remedies', { remedyCode }))
  await untilScripted(page)
}

/** Configures by pointer what `arnica` says, from an empty selector. */
export const configureArnica = async (page: Page) => {
  await page.getByRole('combobox').fill('arnica mon')
  await page.getByRole('option', { name: 'Arnica montana' }).first().click()
  await page.locator('input[type=radio][value=CH]').check({ force: true })
  await page.getByRole('slider').fill('30')
  await page.locator('input[type=radio][value=globuli]').check({ force: true })
  await page.locator('input[type=radio][value=tube-1g]').check({ force: true })
}

export const addToCart = (page: Page, language: Language) =>
  page
    .getByRole('button', { name: textIn(language, 'Add to Cart') })
    .first()
    .click()

export const openCart = async (page: Page) => {
  await page.getByRole('banner').locator('[data-cart-button]').click()
  const panel = page.getByRole('dialog')
  await expect(panel).toBeVisible()
  return panel
}

export const frameOf = (page: Page): FrameLocator => page.frameLocator('main iframe')

/** From the cart to the review step. */
export const goToReview = async (page: Page, language: Language) => {
  const panel = await openCart(page)
  await panel.getByRole('button', { name: textIn(language, 'Go to checkout') }).click()
  await page.waitForURL(`**${addressIn(language, 'checkout')}`)
  const frame = frameOf(page)
  await frame.locator('button[name=intent][value=review]').click()
  await expect(frame.locator('button[name=intent][value=place]')).toBeVisible()
  return frame
}

/** The number of the order, as the thank-you document says it. */
export const placeOrder = async (frame: FrameLocator) => {
  await frame.locator('[name=terms]').check()
  await frame.locator('button[name=intent][value=place]').click()
  const number = frame.locator('[data-order-number]')
  await expect(number).toBeVisible()
  return (await number.textContent())?.trim() ?? ''
}
