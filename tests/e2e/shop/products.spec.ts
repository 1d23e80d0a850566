import type { Locator } from '@playwright/test'
import { textIn } from '../messages.fixtures.ts'
import { buyBoxIn, cartOf } from '../shop.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  logIn,
  open,
  type Page,
  test,
} from '../site.fixtures.ts'
import { demoProducts, germanTitleOf } from './demo-products.fixtures.ts'

const complex = { product: 'complex-01-aconitum-granules' }

const t = (english: string, values?: Record<string, string>) => textIn('de', english, values)

/** The slider of a section, by the section's heading. */
const sliderOf = (page: Page, name: string) => {
  const section = page.getByRole('region', { name, exact: true })
  return {
    list: section.getByRole('list', { name, exact: true }),
    position: section.getByText(/^\d+ \/ \d+$/),
    back: section.getByRole('button', { name: t('Previous page') }),
    on: section.getByRole('button', { name: t('Next page') }),
  }
}

const complexes = demoProducts
  .filter(({ list }) => list === 'shop.homeopathy.complexes')
  .map(({ slug }) => germanTitleOf(slug))

const linkTo = (list: Locator, name = '') => list.getByRole('link', { name, exact: true })

/** The indices of the completely visible items. */
const inSight = (list: Locator) =>
  list.evaluate((element) => {
    const frame = element.getBoundingClientRect()
    return [...element.children]
      .map((child, place) => ({ place, box: child.getBoundingClientRect() }))
      .filter(({ box }) => box.left >= frame.left - 1 && box.right <= frame.right + 1)
      .map(({ place }) => place)
  })

test('pages through complexes by four, stopping at both ends', async ({ page }) => {
  await open(page, 'de', 'shop.homeopathy.complexes')
  const { list, position, back, on } = sliderOf(page, 'Komplexmittel')
  await expect(position).toHaveText('1 / 12')
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await on.click()
  await expect(position).toHaveText('2 / 12')
  await expect.poll(() => inSight(list)).toEqual([4, 5, 6, 7])
  await back.click()
  // At the end the button has no effect but stays focusable.
  await back.click({ force: true })
  await expect(position).toHaveText('1 / 12')
  await expect(back).toBeFocused()

  await list.focus()
  await page.keyboard.press('End')
  await expect(position).toHaveText('12 / 12')
  await expect.poll(() => inSight(list)).toEqual([43, 44, 45, 46])
  await expect(on).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(position).toHaveText('11 / 12')
  await page.keyboard.press('Home')
  await expect(position).toHaveText('1 / 12')

  // Focusing a card scrolls the slider to it.
  await linkTo(list, complexes[0]).focus()
  await page.keyboard.press('ArrowRight')
  await expect(linkTo(list, complexes[4])).toBeFocused()
})

test('shows one product a page on narrow screens and follows a swipe', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, 'de', 'shop.homeopathy.complexes')
  const { list, position } = sliderOf(page, 'Komplexmittel')
  await expect(position).toHaveText('1 / 47')
  await expect.poll(() => inSight(list)).toEqual([0])
  await list.evaluate((element) => element.scrollTo({ left: 360, behavior: 'instant' }))
  await expect(position).toHaveText('2 / 47')
})

test('shows OTC products by three, other categories by four', async ({ page }) => {
  await open(page, 'de', 'otcs.animals')
  const own = sliderOf(page, 'Für Tiere')
  const others = sliderOf(page, t('More OTC products'))
  await expect.poll(() => inSight(own.list)).toEqual([0, 1, 2])
  await expect.poll(() => inSight(others.list)).toEqual([0, 1, 2, 3])
})

test('lists all remedies of a kit in columns, each with a link to its selector', async ({
  page,
}) => {
  for (const [width, columns] of [
    [1440, 4],
    [360, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, 'de', 'shop.homeopathy.products.product', { product: 'travel-kit' })
    const remedies = page.getByRole('region', { name: t('Included remedies') }).getByRole('link')
    await expect(remedies).toHaveCount(20)
    const lefts = await remedies.evaluateAll((links) =>
      links.map((link) => Math.round(link.getBoundingClientRect().left)),
    )
    expect(new Set(lefts).size).toBe(columns)
  }
  await page.getByRole('main').getByRole('link', { name: 'Aconitum napellus' }).click()
  await expect(page).toHaveURL(/\/einzelmittel\/a-\d+_b-ch_c-9$/)
})

test('marks the menu entry of a seasonal set, where its back link leads', async ({ page }) => {
  await open(page, 'de', 'shop.homeopathy.products.product', { product: 'winter-set' })
  const menu = page.getByRole('main').getByRole('navigation', { name: 'Shop', exact: true })
  const name = textIn('de', 'Seasonal products')
  await expect(menu.locator('a[aria-current]')).toHaveText(name)
  await expect(menu.locator('a[aria-current]')).toHaveAttribute('aria-current', 'true')
  const list = addressIn('de', 'shop.homeopathy.seasonal')
  const links = page.getByRole('article').getByRole('link', { name, exact: true })
  await expect(links.first()).toHaveAttribute('href', list)
})

test('stores the filter of a list in the address', async ({ page }) => {
  await open(page, 'de', 'shop.food_supplements')
  const topic = page.getByRole('combobox', { name: t('Topic'), exact: true })
  const form = page.getByRole('combobox', { name: t('Form'), exact: true })
  const shelf = page.getByRole('region', { name: 'Nahrungsergänzungsmittel', exact: true })
  const cards = shelf.getByRole('listitem')
  await expect(cards).toHaveCount(27)
  await topic.focus()
  await topic.selectOption('fatty-acids')
  await expect(page).toHaveURL(/#topic=fatty-acids$/)
  await expect(cards).toHaveCount(2)
  await expect(topic).toBeFocused()
  await page.reload()
  await expect(cards).toHaveCount(2)
  await expect(topic).toHaveValue('fatty-acids')

  // No product matches both filters: a message offers to reset them.
  await form.focus()
  await form.selectOption('syrup')
  await expect(cards).toHaveCount(0)
  await expect(form).toBeFocused()
  await page.goBack()
  await expect(cards).toHaveCount(2)
  await page.goForward()
  await expect(cards).toHaveCount(0)
  await shelf.getByRole('button', { name: t('Show all') }).click()
  await expect(cards).toHaveCount(27)
})

/** A complex, an OTC product, a kit, a seasonal set, a supplement. */
const oneOfEach = [50_001, 52_001, 53_001, 54_001, 51_001].flatMap((id) =>
  demoProducts.filter((product) => product.id === id),
)

test('adds one product of each kind to the cart', async ({ page }) => {
  test.slow()
  await logIn(page, 'de', 'mayOrder')
  for (const [place, product] of oneOfEach.entries()) {
    await open(page, 'de', product.page, { product: product.slug })
    const box = buyBoxIn(page, 'de')
    const of = germanTitleOf(product.slug)
    await box.getByRole('button', { name: t('Increase quantity: {of}', { of }) }).click()
    await box.getByRole('button', { name: t('Add to Cart') }).click()
    await expect.poll(() => cartOf(page)).toHaveLength(place + 1)
    const cart = await cartOf(page)
    expect(cart.at(-1)).toMatchObject({
      WcId: product.id,
      name: product.title_de,
      quantity: 2,
    })
  }
  const infos = (await cartOf(page)).map(({ info }: { info: unknown }) => info)
  expect(infos).toEqual([
    { type: 'complex', form: 'granules', size: 'Tube 4g' },
    { type: 'otc', form: 'granules', size: 'Tube 4g' },
    { type: 'kit', remedies: 32 },
    { type: 'seasonal', remedies: 6 },
    { type: 'supplement', form: 'capsules', size: '60 Capsules' },
  ])
})

test('adds a product to the cart from its card', async ({ page }) => {
  await logIn(page, 'de', 'mayOrder')
  await open(page, 'de', 'shop.homeopathy.complexes')
  await page
    .getByRole('button', { name: t('Add {title} to Cart', { title: complexes[0] ?? '' }) })
    .click()
  await expect.poll(() => cartOf(page)).toMatchObject([{ WcId: 50_001, quantity: 1 }])
})

test('shows a list in one view at a time', async ({ page }) => {
  await open(page, 'de', 'shop.homeopathy.complexes')
  const links = page.getByRole('region', { name: 'Komplexmittel', exact: true }).getByRole('link')
  const names = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const repeated = async () => {
    const all = await names()
    return all.length === 0
      ? ['nothing is shown']
      : all.filter((name, at) => all.indexOf(name) < at)
  }
  await expect.poll(repeated).toEqual([])
  await page.getByRole('button', { name: t('Table') }).click()
  await expect(page.getByRole('button', { name: t('Table') })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByRole('button', { name: t('Next page') })).toHaveCount(0)
  await expectAccessible(page)
})

test('shows indication and posology to logged-in professionals only', async ({ page }) => {
  await open(page, 'de', 'shop.homeopathy.complexes.product', complex)
  const indication = page.getByRole('definition').filter({
    hasText: 'Traditionelle Anwendung: Fieber.',
  })
  const names = [t('Topic'), t('Indication'), t('Posology')].join(' · ')
  const refusal = t('{names}: for logged-in professionals only', { names })
  await expect(page.getByText(refusal).filter({ visible: true })).toBeVisible()
  await expect(indication).toHaveCount(0)
  await expectAccessible(page)
  await logIn(page, 'de', 'mayOrder')
  await open(page, 'de', 'shop.homeopathy.complexes.product', complex)
  await expect(indication).toBeVisible()
  await expect(
    page.getByRole('definition').filter({ hasText: '1- bis 3-mal täglich 5 Granules' }),
  ).toBeVisible()
  await expect(page.getByText(refusal).filter({ visible: true })).toHaveCount(0)
  await expectAccessible(page)

  await page.route('**/api/shop/products/*/texts*', (route) => route.fulfill({ status: 429 }))
  await page.reload()
  const failure = page.getByRole('main').getByRole('alert')
  await expect(failure).toBeVisible()
  await page.unroute('**/api/shop/products/*/texts*')
  await failure.getByRole('button').click()
  await expect(indication).toBeVisible()
})

/** Longer than the delay of the loading message, in milliseconds. */
const slowMs = 2_000

test('shows a loading message while a product loads slowly', async ({ page }) => {
  // A page that is prerendered does not load slowly.
  await page.route('**/speculation-rules.json', (route) =>
    route.fulfill({ contentType: 'application/speculationrules+json', body: '{}' }),
  )
  await open(page, 'en', 'shop.homeopathy.complexes')
  // A page that is being left cannot be read, so it notes what it shows.
  await page.evaluate(() =>
    new MutationObserver(() => {
      const status = document.querySelector('.loading-overlay [role=status]')
      if (status?.checkVisibility()) sessionStorage.setItem('shown', status.textContent ?? '')
    }).observe(document.body, { childList: true, subtree: true }),
  )
  await page.route(/aconitum-granules$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slowMs))
    await route.continue()
  })
  await page.getByRole('link', { name: 'Complex 1 Aconitum', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complex 1 Aconitum')
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('shown')))
    .toBe('Loading Product Details...')
  await expect(page.getByText('Loading Product Details...')).toHaveCount(0)
})

test('prints the product sheet without navigation', async ({ page }) => {
  await open(page, 'de', 'shop.homeopathy.complexes.product', complex)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Chemin des Trois-Sources 12, 1227 Carouge')).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(buyBoxIn(page, 'de').getByText('12,80 CHF')).toBeVisible()
  await expect(page.getByText('Ferrum phosphoricum')).toBeVisible()
  await expect(
    page.getByText(addressIn('de', 'shop.homeopathy.complexes.product', complex)),
  ).toBeVisible()
})

for (const [key, params] of [
  ['shop.homeopathy.complexes', {}],
  ['shop.food_supplements', {}],
  ['otcs.gemmotherapy', {}],
  ['shop.homeopathy.products.product', { product: 'family-kit' }],
] as const) {
  test(`${key} is accessible`, async ({ page }) => {
    // The long lists have thousands of elements to check.
    test.slow()
    await open(page, 'de', key, params)
    await expectAccessible(page)
  })
}
