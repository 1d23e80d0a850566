import type { Params } from '../../../domain/page/address.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'
import { configureArnica } from '../order.fixtures.ts'
import { choose, highlightedOption } from '../shop.fixtures.ts'
import { addressIn, expect, logIn, open, type Page, test } from '../site.fixtures.ts'
import { addHomeopathic, addPlant } from './mixture.fixtures.ts'

type Kind = {
  /** The page of its selector. */
  key: PageKey
  params?: Params
  /** The price product that is missing. */
  slug: string
  configure: (page: Page) => Promise<unknown>
}

const kinds: Record<string, Kind> = {
  'a single remedy': {
    key: 'shop.homeopathy.remedies',
    slug: 'single-homeopathy-ch-globuli-price-3-tube-1g',
    configure: configureArnica,
  },
  'a remedy by its size': {
    key: 'shop.gemmotherapy',
    slug: 'single-gemmotherapy-60ml',
    configure: async (page) => {
      await page.getByRole('combobox').fill('abies pect')
      await highlightedOption(page).click()
      await choose(page, '60 ml')
    },
  },
  'a mixture, though another candidate has a price (R14)': {
    key: 'shop.make_your_own',
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
    slug: 'schussler-salts-powder',
    configure: (page) => choose(page, 'Powder 12 DH'),
  },
}

/** Opens the selector's page without the price, in its HTML and in the data of its script. */
const openWithout = async (page: Page, slug: string, key: PageKey, params?: Params) => {
  await page.route(`**${addressIn('en', key, params)}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replaceAll(`"${slug}"`, '"taken-away"')
      .replaceAll(/(Powder[^<]*<\/span>|60.ml)<span class="price[^<]*<\/span>/g, '$1')
    await route.fulfill({ response, body })
  })
  await open(page, 'en', key, params)
}

const addButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Add to Cart' })

for (const [name, { key, params, slug, configure }] of Object.entries(kinds)) {
  test(`reports a missing price of ${name} and adds nothing (D2 §8)`, async ({ page }) => {
    test.slow()
    await logIn(page, 'en', 'mayOrder')
    const asked = page.waitForRequest('**/api/shop/price')
    await openWithout(page, slug, key, params)
    await configure(page)
    const note = page.getByRole('note').filter({ hasText: `${slug} was not found.` })
    await expect(note).toContainText('This combination cannot be ordered online.')
    await expect(addButton(page)).toHaveCount(0)
    await asked
  })
}
