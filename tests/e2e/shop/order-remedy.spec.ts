import { textIn } from '../messages.fixtures.ts'
import {
  addToCart,
  arnica,
  configureArnica,
  frameOf,
  goToReview,
  openCart,
  openSelector,
  placeOrder,
} from '../order.fixtures.ts'
import { cartOf, selectionIn } from '../shop.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  logIn,
  open,
  type Page,
  test,
} from '../site.fixtures.ts'

test('orders a single remedy as a professional', async ({ page }) => {
  const language = 'de'
  test.slow()
  // German has the longest words; the markup is the same in all languages.
  const expectWell = language === 'de' ? expectAccessible : async () => {}
  await logIn(page, language, 'mayOrder')
  await open(page, language, 'account')
  await expectWell(page)
  await openSelector(page, language)
  await expectWell(page)
  await configureArnica(page)
  await expect(page).toHaveURL(new RegExp(`${arnica}$`))
  await expect(selectionIn(page, language).getByText('10,80 CHF')).toBeVisible()
  await expectWell(page)

  // Adding the same item again increases the quantity of its line.
  // Shown for three seconds: awaited before the click, so that a slow machine does not miss it.
  const added = expect(
    page.getByRole('status').filter({ hasText: textIn(language, 'Item has been added to Cart!') }),
  ).toContainText('Arnica montana')
  await Promise.all([added, addToCart(page, language)])
  await addToCart(page, language)
  const panel = await openCart(page)
  await expect(panel.getByRole('heading', { name: 'Arnica montana' })).toHaveCount(1)
  const line = panel.getByRole('listitem').filter({ hasText: 'Arnica montana' })
  await expect(line.getByText('21,60 CHF')).toBeVisible()
  // 21.60 minus 10 % discount plus 4.31 shipping.
  await expect(panel.getByText('2,16 CHF')).toBeVisible()
  await expect(panel.getByText('23,75 CHF')).toBeVisible()
  await expectWell(page)
  await page.keyboard.press('Escape')

  const frame = await goToReview(page, language)
  await expect(frame.getByRole('definition').filter({ hasText: '23,75 CHF' })).toBeVisible()
  await expectWell(page)
  const number = await placeOrder(frame)

  // The cart is empty, the order is in the account.
  await open(page, language, 'account.orders')
  const order = { name: textIn(language, 'No. {number}', { number }) }
  await expect(page.getByRole('link', order)).toBeVisible()
  await expectWell(page)
  await expect.poll(() => cartOf(page)).toEqual([])
})

test('places one order on a double click', async ({ page }) => {
  // No other test orders with this account.
  await logIn(page, 'en', 'administrator')
  const orders = async () =>
    (await (await page.request.get('/api/sn_api/user/orders')).json()).length
  const before = await orders()
  await openSelector(page, 'en', arnica)
  await addToCart(page, 'en')
  const frame = await goToReview(page, 'en')
  await frame.getByRole('checkbox', { name: 'I accept the terms' }).check()
  await frame.getByRole('button', { name: 'Place order' }).dblclick()
  await expect(frame.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await expect.poll(orders).toBe(before + 1)
})

test('keeps every step after a reload', async ({ page }) => {
  await logIn(page, 'de', 'mayOrder')
  await openSelector(page, 'de', arnica)
  await page.reload()
  await expect(selectionIn(page, 'de').getByText('10,80 CHF')).toBeVisible()
  await addToCart(page, 'de')
  await expect(page.getByRole('button', { name: 'Warenkorb: 1 Artikel' })).toBeVisible()
  await page.reload()
  const panel = await openCart(page)
  await expect(panel.getByRole('heading', { name: 'Arnica montana' })).toBeVisible()
  await page.keyboard.press('Escape')
  await goToReview(page, 'de')
  await page.reload()
  const review = { name: textIn('de', 'Check the order') }
  await expect(frameOf(page).getByRole('button', review)).toBeVisible()
  await expect.poll(() => cartOf(page)).toHaveLength(1)
})

test('leaves the selector on Back, whatever was chosen', async ({ page }) => {
  await open(page, 'en', 'company.garden')
  await page.goto(addressIn('en', 'shop.homeopathy.remedies'))
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
  const forms = page.getByRole('group', { name: 'Form' })
  await expect(forms.getByText('Drops are only available up to 30CH')).toBeVisible()
})

const expectEmptyCart = (page: Page) => expect.poll(() => cartOf(page)).toEqual([])

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
    const notice = main.getByRole('note').filter({ hasText: textIn('fr', text) })
    await expect(notice).toBeVisible()
    await expectAccessible(page)
    await openSelector(page, 'fr', arnica)
    await expect(notice).toBeVisible()
    await expect(main.getByRole('button', { name: textIn('fr', 'Add to Cart') })).toHaveCount(0)
    await expectAccessible(page)
    await expectEmptyCart(page)
    await notice.getByRole('link').click()
    await page.waitForURL(`**${addressIn('fr', way)}`)
    await open(page, 'fr', 'checkout')
    await page.waitForURL(`**${addressIn('fr', 'home')}`)
  })
}
