import { textIn } from './messages.fixtures.ts'
import {
  addToCart,
  arnica,
  configureArnica,
  frameOf,
  goToReview,
  openCart,
  openSelector,
  placeOrder,
} from './order.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  languages,
  logIn,
  open,
  type Page,
  test,
} from './site.fixtures.ts'

for (const language of languages) {
  test(`orders a single remedy as a professional in ${language}`, async ({ page }) => {
    test.slow()
    // German has the longest words; the marks of the pages are the same in all languages.
    const expectWell = language === 'de' ? expectAccessible : async () => {}
    await logIn(page, language, 'mayOrder')
    await open(page, language, 'account')
    await expectWell(page)
    await openSelector(page, language)
    await expectWell(page)
    await configureArnica(page)
    await expect(page).toHaveURL(new RegExp(`${arnica}$`))
    await expect(page.getByText('10,80 CHF').first()).toBeVisible()
    await expectWell(page)

    // Twice the same thing is one line of two.
    await addToCart(page, language)
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: textIn(language, 'Item has been added to Cart!') }),
    ).toContainText('Arnica montana')
    await addToCart(page, language)
    const panel = await openCart(page)
    await expect(panel.getByText('Arnica montana')).toHaveCount(1)
    await expect(panel.getByText('21,60 CHF').first()).toBeVisible()
    // 21,60 less 10 % and with 4,31 of shipping.
    await expect(panel.getByText('2,16 CHF')).toBeVisible()
    await expect(panel.getByText('23,75 CHF')).toBeVisible()
    await expectWell(page)
    await page.keyboard.press('Escape')

    const frame = await goToReview(page, language)
    await expect(frame.getByText('23,75 CHF').first()).toBeVisible()
    await expectWell(page)
    const number = await placeOrder(frame)

    // The cart is empty, the order is in the account.
    await open(page, language, 'account.orders')
    await expect(page.getByText(number).first()).toBeVisible()
    await expectWell(page)
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.sn_v6).state.cart))
      .toEqual([])
  })
}

test('places one order on a double click', async ({ page }) => {
  // Nobody else in the tests orders with this account.
  await logIn(page, 'en', 'administrator')
  const orders = async () =>
    (await (await page.request.get('/api/sn_api/user/orders')).json()).length
  const before = await orders()
  await openSelector(page, 'en', arnica)
  await addToCart(page, 'en')
  const frame = await goToReview(page, 'en')
  await frame.locator('[name=terms]').check()
  await frame.locator('button[name=intent][value=place]').dblclick()
  await expect(frame.locator('[data-order-number]')).toBeVisible()
  await expect.poll(orders).toBe(before + 1)
})

test('keeps every step after a reload', async ({ page }) => {
  await logIn(page, 'de', 'mayOrder')
  await openSelector(page, 'de', arnica)
  await page.reload()
  await expect(page.getByText('10,80 CHF').first()).toBeVisible()
  await addToCart(page, 'de')
  await expect(page.getByRole('banner').locator('[data-cart-button]')).toContainText('1')
  await page.reload()
  const panel = await openCart(page)
  await expect(panel.getByText('Arnica montana')).toBeVisible()
  await page.keyboard.press('Escape')
  await goToReview(page, 'de')
  await page.reload()
  await expect(frameOf(page).locator('button[name=intent][value=review]')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.sn_v6).state.cart.length))
    .toBe(1)
})

test('leaves the selector on Back, whatever was chosen', async ({ page }) => {
  await open(page, 'en', 'company.garden')
  await page.getByRole('banner').getByRole('link', { name: 'Search remedies' }).click()
  await page.waitForURL(`**${addressIn('en', 'shop.homeopathy.remedies')}`)
  await configureArnica(page)
  await page.goBack()
  await page.waitForURL(`**${addressIn('en', 'company.garden')}`)
})

test('shows the possible part of an impossible address', async ({ page }) => {
  await openSelector(page, 'en', 'a-159_b-ch_c-31_d-globuli')
  await expect(page).toHaveURL(/\/a-159_b-ch$/)
  await openSelector(page, 'en', 'a-999999_b-ch')
  await expect(page).toHaveURL(/\/remedies$/)
})

test('disables Drops at 200 CH and says why', async ({ page }) => {
  await openSelector(page, 'en', 'a-159_b-ch_c-30_d-drops_e-nacl_f-bottle-30ml')
  await page.getByRole('slider').fill('31')
  await expect(page).toHaveURL(/a-159_b-ch_c-200$/)
  await expect(page.getByText('Drops are only available up to 30CH').first()).toBeVisible()
})

const expectEmptyCart = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => JSON.parse(localStorage.sn_v6 ?? '{"state":{"cart":[]}}').state.cart),
    )
    .toEqual([])

test('offers a visitor who adds to the cart login and registration, once', async ({ page }) => {
  await openSelector(page, 'fr', arnica)
  await addToCart(page, 'fr')
  const popup = page.getByRole('dialog')
  const message = textIn('fr', 'Please log in or register to buy products.')
  await expect(popup.getByRole('heading', { name: message })).toBeVisible()
  await expect(page.getByText(message)).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: message })).toHaveCount(0)
  const ways = [textIn('fr', 'Log in'), textIn('fr', 'Register')]
  await page.setViewportSize({ width: 360, height: 800 })
  const [logIn, register] = await Promise.all(
    ways.map((name) => popup.getByRole('link', { name, exact: true }).boundingBox()),
  )
  expect(logIn?.width).toBe(register?.width)
  // One line each.
  expect([logIn?.height, register?.height]).toEqual([44, 44])
  await expectAccessible(page)
  await expectEmptyCart(page)
  await open(page, 'fr', 'checkout')
  await page.waitForURL(`**${addressIn('fr', 'home')}`)
})

for (const [who, text, way] of [
  [
    'formOnly',
    'Unfortunately you cannot order in the shop. Please use the order form that you can download on your account page.',
    'account.downloads',
  ],
  [
    'neither',
    'Unfortunately you cannot order in the shop. Please contact us to enable this function.',
    'contact',
  ],
] as const) {
  test(`shows ${who} why the shop takes no order, in place of the button`, async ({ page }) => {
    await logIn(page, 'fr', who)
    await open(page, 'fr', 'account')
    const main = page.getByRole('main')
    const notice = main.locator('[data-order-notice]').filter({ visible: true })
    await expect(notice).toContainText(textIn('fr', text))
    await expectAccessible(page)
    await openSelector(page, 'fr', arnica)
    await expect(notice).toContainText(textIn('fr', text))
    await expect(main.getByRole('button', { name: textIn('fr', 'Add to Cart') })).toHaveCount(0)
    await expectAccessible(page)
    await expectEmptyCart(page)
    await notice.getByRole('link').click()
    await page.waitForURL(`**${addressIn('fr', way)}`)
    await open(page, 'fr', 'checkout')
    await page.waitForURL(`**${addressIn('fr', 'home')}`)
  })
}
