import type { Page } from '@playwright/test'
import type { Params } from '../../../domain/page/address.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'
import { purchase, scriptGoals } from './weights.ts'

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
    use: addToCart,
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
