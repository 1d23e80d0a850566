import { addressOf } from '../../../domain/page/address.ts'
import { redirects } from '../../../domain/page/redirects.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'
import { textIn } from '../messages.fixtures.ts'
import { buyBoxIn } from '../shop.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  languages,
  open,
  type Page,
  test,
} from '../site.fixtures.ts'
import { demoLists, demoProducts } from './demo-products.fixtures.ts'

const plain = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

test('finds 146 demo products with a page', () => {
  expect(demoProducts).toHaveLength(119 + 27)
})

for (const language of languages) {
  test(`shows products in ${language} without texts for professionals`, async ({ request }) => {
    test.slow()
    // Every product in German; elsewhere every fifth, as the pages differ in their texts only.
    for (const product of demoProducts.filter((_, at) => language === 'de' || at % 5 === 0)) {
      const address = addressIn(language, product.page, { product: product.slug })
      const answer = await request.get(address, { maxRedirects: 0 })
      expect(answer.status(), address).toBe(200)
      const html = await answer.text()
      const title = product[`title_${language}`] ?? product[`name_${language}`]
      expect(plain(html), address).toContain(title)
      expect(plain(html), address).toContain(product.shownPrice)
      expect(html, address).toContain('"@type":"Product"')
      const data = await (await request.get(`${address}.data`)).text()
      for (const section of ['indication', 'posology']) {
        const text = product[`${section}_${language}`]
        if (typeof text !== 'string') continue
        expect(plain(html) + html, `${section} of ${address}`).not.toContain(text)
        expect(data, `${section} of ${address}`).not.toContain(text)
      }
    }
  })

  test(`lists all products of every family in ${language}`, async ({ request }) => {
    for (const list of demoLists) {
      const html = await (await request.get(addressIn(language, list))).text()
      for (const { page, slug } of demoProducts.filter((product) => product.list === list))
        expect(html, `${slug} in ${list}`).toContain(
          `"${addressIn(language, page, { product: slug })}"`,
        )
    }
  })

  test(`redirects legacy addresses in ${language} (R7)`, async ({ request }) => {
    for (const [from, to] of Object.entries(redirects)) {
      const params = { product: 'magnesium-and-vitamin-b6' }
      const answer = await request.get(addressOf(language, from as PageKey, params), {
        maxRedirects: 0,
      })
      expect([from, answer.status(), answer.headers().location]).toEqual([
        from,
        301,
        addressOf(language, to, params),
      ])
    }
  })

  test(`answers 404 for unknown products in ${language}`, async ({ request }) => {
    for (const page of new Set(demoProducts.map((product) => product.page)))
      for (const slug of ['no-such-product', 'single-gemmotherapy-30ml', '%00', '__proto__']) {
        const address = addressIn(language, page, { product: '-' }).replace(/-$/, slug)
        expect((await request.get(address)).status(), address).toBe(404)
      }
    expect((await request.get(`${addressOf(language, 'otcs')}/cosmetics`)).status()).toBe(404)
  })
}

for (const [from, to] of [
  ['/en/shop/food_supplements/magnesium-and-vitamin-b6', 'shop.food_supplements.products.product'],
  ['/en/shop/food_supplements/products', 'shop.food_supplements'],
  ['/en/otcs/homeopathy', 'otcs.otchomeo'],
  ['/en/otcs', 'otcs.otchomeo'],
  ['/en/shop/homeopathy/otcs', 'otcs.otchomeo'],
  ['/en/shop/gemmotherapy/otcs', 'otcs.gemmotherapy'],
  ['/en/shop/otc', 'otcs.otchomeo'],
  // The address of a product in the section of another kind.
  ['/en/shop/otc/magnesium-and-vitamin-b6', 'shop.food_supplements.products.product'],
  [
    '/en/shop/homeopathy/complexes/magnesium-and-vitamin-b6',
    'shop.food_supplements.products.product',
  ],
  ['/en/shop/schussler-salts', 'shop.schussler_salts'],
  ['/en/shop/food-supplements', 'shop.food_supplements'],
] as const) {
  test(`redirects the former address ${from}`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 })
    const location = addressOf('en', to, { product: 'magnesium-and-vitamin-b6' })
    expect([answer.status(), answer.headers().location]).toEqual([301, location])
  })
}

test('says that a category is unknown', async ({ page }) => {
  await page.goto('/en/otcs/cosmetics')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category not found')
})

/** Texts in the page's main part that are wider than their box or the window. */
const spillingTexts = (page: Page) =>
  page
    .locator('main :is(dd, li a > span):not(.sr-only)')
    .evaluateAll((all) =>
      all
        .filter(
          (one) =>
            one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline',
        )
        .map(({ textContent }) => textContent),
    )

test('keeps texts inside their boxes on tablets and phones', async ({ page }) => {
  for (const [address, width] of [
    [
      addressIn('de', 'shop.food_supplements.products.product', {
        product: 'magnesium-and-vitamin-b6',
      }),
      1024,
    ],
    [addressIn('fr', 'resources.media'), 1024],
    [addressIn('fr', 'resources.media'), 360],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address)
    await expect.poll(() => spillingTexts(page), `${address} at ${width} px`).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `${address} at ${width} px`).toBeLessThanOrEqual(0)
  }
})

test('shows the topic of a product card in full, and none that names an illness', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.goto(addressIn('de', 'shop.homeopathy.complexes'))
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(page.getByText('Prellungen und blaue Flecken')).toHaveCount(0)
  await page.goto(addressIn('de', 'shop.food_supplements'))
  const topic = page.getByRole('listitem').getByText('Mineralstoffe und Spurenelemente').first()
  await expect
    .poll(() => topic.evaluate((one) => one.scrollWidth - one.clientWidth))
    .toBeLessThanOrEqual(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the whole list with working links', async ({ page }) => {
    await page.goto(addressIn('de', 'otcs.animals'))
    const cards = page.getByRole('list', { name: 'Für Tiere', exact: true })
    await expect(cards.getByRole('listitem')).toHaveCount(6)
    await expect(page.getByLabel(textIn('de', 'Topic'), { exact: true })).toBeHidden()
    await cards.getByRole('link', { name: /Hund und Katze/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hund/)
    await expect(buyBoxIn(page, 'de').getByText('29,50 CHF')).toBeVisible()
  })

  test('enlarges the image of a product without script', async ({ page }) => {
    await page.goto(addressIn('de', 'shop.otc.product', { product: 'travel-granules' }))
    await page.getByRole('button', { name: textIn('de', 'Enlarge the image') }).click()
    const container = { name: /^Behältnis mit Etikette: Reise-Granules/ }
    await expect(page.getByRole('dialog').getByRole('img', container)).toBeVisible()
  })
})

test('enlarges the image of an OTC product', async ({ page }) => {
  await open(page, 'de', 'shop.otc.product', { product: 'travel-granules' })
  const picture = page.getByRole('button', { name: textIn('de', 'Enlarge the image') })
  const dialog = page.getByRole('dialog')
  const container = { name: /^Behältnis mit Etikette: Reise-Granules/ }
  await expect(page.getByRole('img', container)).toBeVisible()
  await picture.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', container)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(picture).toBeFocused()
  await picture.click()
  await page.mouse.click(5, 5)
  await expect(dialog).toHaveCount(0)
  await expect(picture).toBeFocused()
})

test('enlarges the container of a Schüssler salt by a click', async ({ page }) => {
  await open(page, 'de', 'shop.schussler_salts.product', { product: 'calcium-fluoratum' })
  await page.getByRole('button', { name: textIn('de', 'Enlarge the image') }).click()
  const container = { name: /^Behältnis mit Etikette: Calcium fluoratum/ }
  await expect(page.getByRole('dialog').getByRole('img', container)).toBeVisible()
})
