import type { Page } from '@playwright/test'
import type { Params } from '../../../domain/page/address.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'

// Shared by the size test and `npm run bench -- weights`. All sizes in bytes, compressed as sent.

/** Goals of the scripts that pages load, before an interaction or after it. */
export const scriptGoals = {
  content: 20_000,
  login: 105_000,
  product: 20_000,
  cart: 115_000,
  selector: 120_000,
  builder: 125_000,
}

/** Goal of everything but images and icons, on a content page. */
export const pageGoal = 95_000

/** Goals of the HTML, in each language. */
export const htmlGoals = { home: 12_000, 'medicine.homeopathy': 12_000 } as const

/** The page and product whose purchase is measured. */
export const purchase = {
  page: 'shop.food_supplements.products.product',
  params: { product: 'magnesium-and-vitamin-b6' },
} as const satisfies { page: PageKey; params: Params }

/** Bytes of the files that the page has requested and that match. */
export const sentBytes = (page: Page, kind: 'scripts' | 'all but images') =>
  page.evaluate(
    (kind) =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name, initiatorType }) =>
          kind === 'scripts'
            ? new URL(name).pathname.endsWith('.js')
            : initiatorType !== 'img' && !new URL(name).pathname.endsWith('.svg'),
        )
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    kind,
  )

const quietMs = 500
const longestLoadMs = 30_000

/** Waits until nothing more arrives; prefetched pages may keep the network busy. */
export const untilLoaded = async (page: Page) => {
  const end = performance.now() + longestLoadMs
  for (let before = -1, last = -2; before !== last; ) {
    if (performance.now() > end) throw new Error('the page does not stop loading')
    last = before
    await page.waitForTimeout(quietMs)
    before = await sentBytes(page, 'all but images')
  }
}

/** A first visit of a German page, what is used on it, and the goal of all scripts in bytes. */
export type WeighedVisit = {
  page: PageKey
  params?: Params
  isMember?: boolean
  use?: (page: Page) => Promise<void>
  goal: number
}

const openLogin = async (page: Page) => {
  await page.getByRole('banner').locator('[data-action=show-login]').first().click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
}

const addToCart = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first().click()
  await page.getByRole('button', { name: /^Warenkorb: \d/ }).waitFor()
}

const chooseSaltAndAdd = async (page: Page) => {
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: /^Tabletten D12/ }) })
    .click()
  await addToCart(page)
}

/** The first substance is what the builder is operated with; the list of names is not counted. */
const addSubstance = (page: Page) =>
  page.getByRole('button', { name: 'Erste Substanz hinzufügen' }).click()

const chooseFormAndSize = async (page: Page) => {
  for (const name of ['Globuli', /^Röhrchen 1 g/])
    await page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name }) })
      .click()
}

/** What the size test and the benchmark weigh, by name. */
export const weighedVisits: Readonly<Record<string, WeighedVisit>> = {
  'content page with the login': {
    page: 'company.garden',
    use: openLogin,
    goal: scriptGoals.login,
  },
  'product page before interaction': { ...purchase, goal: scriptGoals.product },
  'product page after adding to the cart': {
    ...purchase,
    isMember: true,
    use: addToCart,
    goal: scriptGoals.cart,
  },
  'salt after adding to the cart': {
    page: 'shop.schussler_salts.product',
    params: { product: 'calcium-fluoratum' },
    isMember: true,
    use: chooseSaltAndAdd,
    goal: scriptGoals.cart,
  },
  selector: { page: 'shop.homeopathy.remedies', goal: scriptGoals.selector },
  'selector with form and size chosen': {
    page: 'shop.homeopathy.remedies',
    params: { remedyCode: 'a-159_b-ch_c-30' },
    use: chooseFormAndSize,
    goal: scriptGoals.selector,
  },
  builder: { page: 'shop.make_your_own', goal: scriptGoals.builder },
  'builder with a first substance': {
    page: 'shop.make_your_own',
    use: addSubstance,
    goal: scriptGoals.builder,
  },
}
