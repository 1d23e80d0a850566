import { buyBoxIn } from '../shop.fixtures.ts'
import { addressIn, expect, logIn, open, type Page, test, untilScripted } from '../site.fixtures.ts'

// Headless Chromium has no back/forward cache, but says whether a page could have been in it.

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** Why the browser did not take the page from the cache, without reasons of the browser itself. */
const obstaclesOnReturn = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  const reported = new Promise<string[]>((resolve) => {
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(
        notRestoredExplanations
          .filter(({ type }) => type !== 'Circumstantial')
          .map(({ reason }) => reason),
      ),
    )
  })
  // After the answer: the navigation would end the evaluation.
  await page.evaluate(() => void setTimeout(() => history.back()))
  return reported
}

for (const key of [
  'home',
  'company.garden',
  'shop.homeopathy.remedies',
  'resources.where',
] as const)
  test(`lets the back/forward cache keep ${key}`, async ({ page }) => {
    await open(page, 'en', key)
    await open(page, 'en', 'imprint')
    const obstacles = await obstaclesOnReturn(page)
    expect(obstacles).toEqual([])
  })

test('shows the present cart on a page from the back/forward cache', async ({ page }) => {
  await logIn(page, 'en', 'mayOrder')
  await open(page, 'en', 'shop.food_supplements.products.product', {
    product: 'magnesium-and-vitamin-b6',
  })
  await buyBoxIn(page, 'en').getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('button', { name: 'Cart: 1 item' })).toBeVisible()
  await page.goto(addressIn('en', 'company.garden'))
  await untilScripted(page)
  await expect(page.getByRole('button', { name: 'Cart: 1 item' })).toBeVisible()
  // As a page is when it was left before another page emptied the cart.
  await page.evaluate(() => {
    const persisted = JSON.parse(localStorage.getItem('sn_v6') ?? '{}')
    persisted.state.cart = []
    localStorage.setItem('sn_v6', JSON.stringify(persisted))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page.getByRole('button', { name: 'Cart: empty' })).toBeVisible()
})
