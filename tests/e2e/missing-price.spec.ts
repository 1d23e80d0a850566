import type { Params } from '../../domain/page/address.ts'
import type { PageKey } from '../../domain/page/route-words.ts'
import { addHomeopathic, addPlant, choose } from './mixture.fixtures.ts'
import { configureArnica } from './order.fixtures.ts'
import { addressIn, expect, logIn, open, type Page, test } from './site.fixtures.ts'

type Kind = {
  /** Where its selector is, and the page that leads there. */
  key: PageKey
  params?: Params
  from: PageKey
  /** The price product that is missing. */
  slug: string
  configure: (page: Page) => Promise<unknown>
}

const kinds: Record<string, Kind> = {
  'a single remedy': {
    key: 'shop.homeopathy.remedies',
    from: 'home',
    slug: 'single-homeopathy-ch-globuli-price-3-tube-1g',
    configure: configureArnica,
  },
  'a remedy by its size': {
    key: 'shop.gemmotherapy',
    from: 'home',
    slug: 'single-gemmotherapy-60ml',
    configure: async (page) => {
      await page.getByRole('combobox').fill('abies pect')
      await page.getByRole('option').first().click()
      await choose(page, '60ml')
    },
  },
  'a mixture, though another candidate has a price (R14)': {
    key: 'shop.make_your_own',
    from: 'home',
    slug: 'combined-gemmotherapy-drops-bottle-60ml',
    configure: async (page) => {
      await addHomeopathic(page, 'arnica mon', 'Arnica montana', '30 CH')
      await addPlant(page, 'Gemmotherapy', 'Silver fir')
      await choose(page, 'drops')
      await choose(page, 'bottle-60ml')
    },
  },
  'a salt': {
    key: 'shop.schussler_salts.product',
    params: { product: 'calcium-fluoratum' },
    from: 'shop.schussler_salts',
    slug: 'schussler-salts-powder',
    configure: (page) => choose(page, 'p_12'),
  },
}

/** What pages load from now on has the price under another slug. */
const takeAway = (page: Page, slug: string) =>
  page.route(/\.data(\?|$)/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(`"${slug}"`, '"taken-away"')
    await route.fulfill({ response, body })
  })

const addButton = (page: Page) => page.locator('main').getByRole('button', { name: 'Add to Cart' })

for (const [name, { key, params, from, slug, configure }] of Object.entries(kinds)) {
  test(`reports a missing price of ${name} and adds nothing (D2 §8)`, async ({ page }) => {
    test.slow()
    await logIn(page, 'en', 'mayOrder')
    const go = async () => {
      await open(page, 'en', from)
      await page
        .locator(`main a[href="${addressIn('en', key, params)}"]`)
        .first()
        .click()
      await page.waitForURL(`**${addressIn('en', key, params)}`)
      await configure(page)
    }
    await takeAway(page, slug)
    const asked = page.waitForRequest('**/api/shop/price')
    await go()
    const note = page.locator('[data-miss]:visible')
    await expect(note).toContainText('This combination cannot be ordered online.')
    await expect(note).toContainText(`${slug} was not found.`)
    await expect(addButton(page)).toHaveCount(0)
    await asked
  })
}
