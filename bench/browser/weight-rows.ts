import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { languages } from '../../domain/language.ts'
import { addressOf, type Params } from '../../domain/page/address.ts'
import type { PageKey } from '../../domain/page/route-words.ts'
import { atMost, formatKilobytes, row } from '../row.ts'
import { requestOf, sendRequest } from '../send-request.ts'
import { inNewProfile, logInCustomer } from './visit.ts'
import { htmlGoals, pageGoal, purchase, scriptGoals, sentBytes, untilLoaded } from './weights.ts'

const contentPages: readonly PageKey[] = [
  'home',
  'company.garden',
  'medicine.homeopathy',
  'health',
  'news',
]

type Visit = {
  page: PageKey
  params?: Params
  isMember?: boolean
  use?: (page: Page) => Promise<void>
}

/** Bytes that a first visit of a German page loads, after `use`. */
const weigh = (browser: Browser, baseURL: string, { page: key, params, isMember, use }: Visit) =>
  inNewProfile(browser, { baseURL }, async (page) => {
    if (isMember) await logInCustomer(page)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    await page.goto(addressOf('de', key, params))
    await untilLoaded(page)
    if (use) {
      await use(page)
      await untilLoaded(page)
    }
    return {
      scripts: await sentBytes(page, 'scripts'),
      all: await sentBytes(page, 'all but images'),
    }
  })

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

const cases: Record<string, Visit & { goal: number }> = {
  'script, content page with the login': {
    ...{ page: 'company.garden', use: openLogin, goal: scriptGoals.login },
  },
  'script, product page before interaction': { ...purchase, goal: scriptGoals.product },
  'script, product page after adding to the cart': {
    ...{ ...purchase, isMember: true, use: addToCart, goal: scriptGoals.cart },
  },
  'script, salt after adding to the cart': {
    page: 'shop.schussler_salts.product',
    params: { product: 'calcium-fluoratum' },
    ...{ isMember: true, use: addToCart, goal: scriptGoals.cart },
  },
  'script, selector': { page: 'shop.homeopathy.remedies', goal: scriptGoals.selector },
  'script, selector with form and size chosen': {
    page: 'shop.homeopathy.remedies',
    params: { remedyCode: 'a-159_b-ch_c-30' },
    ...{ use: chooseFormAndSize, goal: scriptGoals.selector },
  },
  'script, builder': { page: 'shop.make_your_own', goal: scriptGoals.builder },
  'script, builder with a first substance': {
    ...{ page: 'shop.make_your_own', use: addSubstance, goal: scriptGoals.builder },
  },
}

/** Bytes of scripts and files, in Chromium. */
export async function* measureWeights(browser: Browser, baseURL: string) {
  const content: { scripts: number; all: number }[] = []
  for (const page of contentPages) content.push(await weigh(browser, baseURL, { page }))
  const scripts = Math.max(...content.map((one) => one.scripts))
  const all = Math.max(...content.map((one) => one.all))
  yield row(
    'script, content page before interaction',
    formatKilobytes(scripts),
    atMost(scripts, scriptGoals.content, formatKilobytes),
  )
  for (const [name, { goal, ...visit }] of Object.entries(cases)) {
    const weight = await weigh(browser, baseURL, visit)
    yield row(name, formatKilobytes(weight.scripts), atMost(weight.scripts, goal, formatKilobytes))
  }
  yield row(
    'all bytes without pictures, content page',
    formatKilobytes(all),
    atMost(all, pageGoal, formatKilobytes),
  )
}

/** Bytes of the HTML in the heaviest language, compressed as the cache does. */
export async function* measureHtml(server: { port: number }) {
  for (const [key, goal] of Object.entries(htmlGoals) as [PageKey, number][]) {
    const sizes: number[] = []
    for (const language of languages) {
      const { body } = await sendRequest(server, requestOf({ path: addressOf(language, key) }))
      sizes.push(brotliCompressSync(body).length)
    }
    const size = Math.max(...sizes)
    yield row(`HTML of ${key}, brotli`, formatKilobytes(size), atMost(size, goal, formatKilobytes))
  }
}
