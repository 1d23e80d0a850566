import type { Params } from '../../domain/page/address.ts'
import type { PageKey } from '../../domain/page/route-words.ts'
import { addHomeopathic, addPlant } from './mixture.fixtures.ts'
import { configureArnica } from './order.fixtures.ts'
import { choose, highlightedOption } from './shop.fixtures.ts'
import { addressIn, expect, logIn, open, type Page, test } from './site.fixtures.ts'

type Kind = {
  /** The page of its selector, the page before it, and the link between them. */
  key: PageKey
  params?: Params
  from: PageKey
  link: string | RegExp
  /** The price product that is missing. */
  slug: string
  configure: (page: Page) => Promise<unknown>
}

const kinds: Record<string, Kind> = {
  'a single remedy': {
    key: 'shop.homeopathy.remedies',
    from: 'sitemap',
    link: 'Single remedies',
    slug: 'single-homeopathy-ch-globuli-price-3-tube-1g',
    configure: configureArnica,
  },
  'a remedy by its size': {
    key: 'shop.gemmotherapy',
    from: 'sitemap',
    link: 'Gemmotherapy',
    slug: 'single-gemmotherapy-60ml',
    configure: async (page) => {
      await page.getByRole('combobox').fill('abies pect')
      await highlightedOption(page).click()
      await choose(page, '60 ml')
    },
  },
  'a mixture, though another candidate has a price (R14)': {
    key: 'shop.make_your_own',
    from: 'sitemap',
    link: 'Make your own',
    slug: 'combined-gemmotherapy-drops-bottle-60ml',
    configure: async (page) => {
      await addHomeopathic(page, 'arnica mon', 'Arnica montana', '30 CH')
      await addPlant(page, 'Gemmotherapy', 'Silver fir')
      await choose(page, 'Drops')
      await choose(page, 'Bottle 60 ml')
    },
  },
  'a salt': {
    key: 'shop.schussler_salts.product',
    params: { product: 'calcium-fluoratum' },
    from: 'shop.schussler_salts',
    link: /Calcium fluoratum/,
    slug: 'schussler-salts-powder',
    configure: (page) => choose(page, 'Powder 12 DH'),
  },
}

/** Renames the slug of the price in all data that pages load from now on. */
const takeAway = (page: Page, slug: string) =>
  page.route(/\.data(\?|$)/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(`"${slug}"`, '"taken-away"')
    await route.fulfill({ response, body })
  })

const addButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Add to Cart' })

for (const [name, { key, params, from, link, slug, configure }] of Object.entries(kinds)) {
  test(`reports a missing price of ${name} and adds nothing (D2 §8)`, async ({ page }) => {
    test.slow()
    await logIn(page, 'en', 'mayOrder')
    const go = async () => {
      await open(page, 'en', from)
      await page.getByRole('main').getByRole('link', { name: link, exact: true }).click()
      await page.waitForURL(`**${addressIn('en', key, params)}`)
      await configure(page)
    }
    await takeAway(page, slug)
    const asked = page.waitForRequest('**/api/shop/price')
    await go()
    const note = page.getByRole('note').filter({ hasText: `${slug} was not found.` })
    await expect(note).toContainText('This combination cannot be ordered online.')
    await expect(addButton(page)).toHaveCount(0)
    await asked
  })
}
