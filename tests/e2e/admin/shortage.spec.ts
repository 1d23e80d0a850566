import { openCart } from '../order.fixtures.ts'
import { newProfessional, ownPassword } from '../own-account.fixtures.ts'
import { logInAs, untilScripted } from '../site.fixtures.ts'
import { expect, expectNoAxeViolations, type Page, startSession, test } from './admin.fixtures.ts'

const options = '/api/admin/options/dispatch'

/** Of products that no other test orders. */
const arum = { id: 50046, path: '/en/shop/homeopathy/complexes/complex-46-arum-triphyllum-spray' }
const kreosotum = 50047

const setShortages = async ({ request }: Page, shortages: object[]) => {
  const { version } = await (await request.get(options)).json()
  const changed = await request.patch(options, { data: { version, values: { shortages } } })
  expect(changed.status(), await changed.text()).toBe(200)
}

test('says on product page and in the cart when a product is available again', async ({
  page,
  request,
  browser,
}) => {
  const email = await newProfessional(request, 'en')
  await startSession(page)
  const inTwoMonths = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
  const shortage = {
    ...{ product: arum.id, until: inTwoMonths, otherProduct: kreosotum },
    reason: { en: 'The harvest is late.' },
  }
  await setShortages(page, [shortage])
  const context = await browser.newContext({ locale: 'en-GB' })
  try {
    const shop = await context.newPage()
    await logInAs(shop, 'en', email, ownPassword)
    await shop.goto(arum.path)
    await untilScripted(shop)
    const note =
      /Available again from \w+day \d+ \w+ · The harvest is late\. · Alternative: Complex 47/
    await expect(shop.getByRole('main').getByText(note)).toBeVisible()
    await expectNoAxeViolations(shop)
    await shop.getByRole('button', { name: 'Add to Cart' }).click()
    const cart = await openCart(shop)
    await expect(cart.getByText(note)).toBeVisible()
    const day = /from (\w+day \d+ \w+)/.exec((await cart.getByText(note).textContent()) ?? '')?.[1]
    await expect(cart.getByText(`Leaves our laboratory on ${day}`)).toBeVisible()
    await shop.setViewportSize({ width: 360, height: 740 })
    const width = () => shop.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width).toBeLessThanOrEqual(360)
  } finally {
    await context.close()
    await setShortages(page, [])
  }
  await page.goto(arum.path)
  await expect(page.getByText('The harvest is late.')).toHaveCount(0)
})
