import { buttonIn, fieldIn, linkIn } from '../controls.fixtures.ts'
import { loginFormIn, submitLogin } from '../login.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import { frameOf, openCart, orderNumber } from '../order.fixtures.ts'
import { newProfessional, ownPassword, setDiscount } from '../own-account.fixtures.ts'
import { demoPassword, people } from '../people.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  logIn,
  logInAs,
  open,
  test,
} from '../site.fixtures.ts'
import { customer, expectReviewEntry, fillCart, linesInCart } from './checkout.fixtures.ts'

test('returns from the review to the form, requires the terms before ordering', async ({
  page,
}) => {
  await customer(page, 'fr')
  await open(page, 'fr', 'checkout')
  const frame = frameOf(page)
  const advance = frame.getByRole('radio', { name: textIn('fr', 'Payment in advance') })
  const note = fieldIn(frame, 'fr', 'Note to the laboratory (optional)')
  const review = buttonIn(frame, 'fr', 'Check the order')
  const place = buttonIn(frame, 'fr', 'Place order')
  await advance.check()
  await fieldIn(frame, 'fr', 'Your reference (optional)').fill('Dossier 12')
  await note.fill('Le matin\n2e étage')
  await expectAccessible(page)
  await review.click()
  await expect(frame.getByText('Dossier 12')).toBeVisible()
  await buttonIn(frame, 'fr', 'Back').click()
  await expect(advance).toBeChecked()
  await expect(note).toHaveValue('Le matin\n2e étage')
  await review.click()
  await place.click()
  await expect(frame.getByRole('alert')).toHaveText(
    textIn('fr', 'Please accept the terms before you order.'),
  )
  await expectAccessible(page)
  await expect.poll(() => linesInCart(page)).toBe(2)

  await fieldIn(frame, 'fr', 'I accept the terms').check()
  await place.click()
  await expect(orderNumber(frame)).toHaveText(/^\d+$/)
  await expectAccessible(page)
  await expect.poll(() => linesInCart(page)).toBe(0)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('changes and removes lines in the cart panel', async ({ page }) => {
  await customer(page, 'fr')
  await open(page, 'fr', 'home')
  const panel = await openCart(page)
  const quantity = panel
    .getByRole('listitem')
    .filter({ hasText: 'Arnica montana' })
    .getByRole('textbox')
  const named = (english: string) =>
    panel.getByRole('button', {
      name: textIn('fr', english, { of: 'Arnica montana', name: 'Arnica montana' }),
    })
  const [less, more] = [named('Decrease quantity: {of}'), named('Increase quantity: {of}')]

  await more.click()
  await expect(quantity).toHaveValue('4')
  for (let left = 4; left > 0; left--) await less.click({ force: true })
  await expect(quantity).toHaveValue('1')
  for (const [typed, shown] of [
    ['12', '12'],
    // The rejected value stays in the field with the reason and is not applied.
    ['0', '0'],
    ['1.5', '1'],
    ['999', '999'],
  ] as const) {
    await quantity.fill(typed)
    await quantity.blur()
    await expect(quantity).toHaveValue(shown)
  }

  await named('Remove {name}').click()
  await expect(panel.getByRole('textbox')).toHaveCount(1)
  await buttonIn(panel, 'fr', 'Empty the cart').click()
  await expect(panel.getByRole('textbox')).toHaveCount(0)
  await expect.poll(() => linesInCart(page)).toBe(0)
})

test('keeps the cart after a reload and shows a changed price before ordering', async ({
  page,
}) => {
  await customer(page, 'de', 50)
  await open(page, 'de', 'checkout')
  const frame = frameOf(page)
  await expect(frame.getByRole('alert')).toBeVisible()
  await expect(frame.getByRole('listitem').getByText(/^vorher: \d/)).toHaveCount(2)
  const review = buttonIn(frame, 'de', 'Check the order')
  await review.click()
  await expect(fieldIn(frame, 'de', 'I accept the terms')).toBeVisible()
  await expectReviewEntry(page)
  await page.reload()
  await expect(review).toBeVisible()
  await expect.poll(() => linesInCart(page)).toBe(2)
})

test('shows the review again with old and new terms when the discount has changed', async ({
  page,
  request,
}) => {
  const email = await newProfessional(request, 'de')
  await setDiscount(request, email, '20')
  await logInAs(page, 'de', email, ownPassword)
  await open(page, 'de', 'account')
  await fillCart(page)
  await open(page, 'de', 'checkout')
  const frame = frameOf(page)
  await buttonIn(frame, 'de', 'Check the order').click()
  const terms = fieldIn(frame, 'de', 'I accept the terms')
  await terms.check()
  await setDiscount(request, email, '5')
  const place = buttonIn(frame, 'de', 'Place order')
  await place.click()
  const changed = frame.getByText(textIn('de', 'This has changed since you last saw your order:'))
  await expect(changed).toBeVisible()
  await expect(frame.getByRole('deletion').filter({ hasText: '20 %' })).toBeVisible()
  await expect(frame.getByRole('insertion').filter({ hasText: '5 %' })).toBeVisible()
  const totalRow = frame.locator('dl > div').filter({ hasText: textIn('de', 'Total') })
  const shownTotal = await totalRow.getByRole('insertion').innerText()
  const [total = ''] = /\d+\.\d\d/.exec(shownTotal) ?? []
  await expectAccessible(page)
  await expect.poll(() => linesInCart(page)).toBe(2)
  await terms.check()
  await place.click()
  await expect(orderNumber(frame)).toHaveText(/^\d+$/)
  await expect(frame.getByText(total).first()).toBeVisible()
})

test('ignores messages about a placed order that do not come from the frame', async ({ page }) => {
  await customer(page, 'en')
  await open(page, 'en', 'checkout')
  await expect(buttonIn(frameOf(page), 'en', 'Check the order')).toBeVisible()
  await page.evaluate(() => postMessage({ type: 'thankyou_loaded' }, location.origin))
  await page.waitForTimeout(300)
  await expect.poll(() => linesInCart(page)).toBe(2)
})

test('offers a retry when the checkout frame does not load', async ({ page }) => {
  await customer(page, 'en')
  await page.clock.install()
  await page.route('**/add_to_cart/', (route) => route.abort())
  await open(page, 'en', 'checkout')
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  // The page may not have started its timeout yet.
  await expect(async () => {
    await page.clock.runFor(16_000)
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.unroute('**/add_to_cart/')
  await page.getByRole('main').getByRole('alert').getByRole('button').click()
  await expect(buttonIn(frameOf(page), 'en', 'Check the order')).toBeVisible()
})

for (const [who, refusal] of [
  [
    'formOnly',
    'Unfortunately you cannot order in the shop. Please use the order form that you can download on your account page.',
  ],
  [
    'neither',
    'Unfortunately you cannot order in the shop. Please contact us to enable this function.',
  ],
] as const)
  test(`offers no checkout to ${who}`, async ({ page }) => {
    await logIn(page, 'it', who)
    await open(page, 'it', 'account')
    await fillCart(page)
    await open(page, 'it', 'checkout')
    await expect(page).toHaveURL(addressIn('it', 'home'))
    const panel = await openCart(page)
    await expect(panel.getByText(textIn('it', refusal))).toBeVisible()
    await expect(buttonIn(panel, 'it', 'Empty the cart')).toBeVisible()
    await expect(linkIn(panel, 'it', 'Go to checkout')).toHaveCount(0)
  })

test('returns to the order after the login of a person whose session has ended', async ({
  page,
}) => {
  await customer(page, 'de')
  await open(page, 'de', 'checkout')
  const frame = frameOf(page)
  const note = fieldIn(frame, 'de', 'Note to the laboratory (optional)')
  await note.fill('Bitte klingeln')
  await page.context().clearCookies({ name: 'officina' })
  await frame.locator('form [name=jwt]').evaluate((field) => field.setAttribute('value', 'x'))
  await buttonIn(frame, 'de', 'Check the order').click()
  await frame.getByRole('link', { name: textIn('de', 'Log in') }).click()
  await submitLogin(loginFormIn(page, 'de'), 'de', {
    username: people.mayOrder,
    password: demoPassword,
  })
  await expect(page).toHaveURL(addressIn('de', 'checkout'))
  // The server's cart is stubbed, so the login merges nothing.
  await fillCart(page)
  await page.reload()
  await expect(note).toHaveValue('Bitte klingeln')
})

test('keeps the focus and the form when the order could not be sent', async ({ page }) => {
  await customer(page, 'fr')
  await open(page, 'fr', 'checkout')
  const frame = frameOf(page)
  await buttonIn(frame, 'fr', 'Check the order').click()
  const terms = fieldIn(frame, 'fr', 'I accept the terms')
  await terms.check()
  await page.route('**/add_to_cart/', (route) => route.fulfill({ status: 503 }))
  const place = buttonIn(frame, 'fr', 'Place order')
  await place.press('Enter')
  await expect(frame.getByRole('alert')).toBeVisible()
  await expect(place).toBeFocused()
  await expect(terms).toBeChecked()
})

test('redirects visitors of the checkout to the home page of their language', async ({ page }) => {
  await open(page, 'fr', 'checkout')
  await expect(page).toHaveURL(addressIn('fr', 'home'))
})
