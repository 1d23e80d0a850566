import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { consentCookie, consentValue } from '../../domain/consent/consent.ts'
import { type Language, languages } from '../../domain/language.ts'
import { addressOf, type Params } from '../../domain/page/address.ts'
import { destinationOf } from '../../domain/page/redirects.ts'
import type { PageKey } from '../../domain/page/route-words.ts'
import { demoPassword, people } from './people.ts'

export type { Language, Page }
export { expect, languages }

/** Refusals that a test provokes on purpose show in the console as failed requests. */
const isProvoked = (text: string) => /status of (4\d\d|0)|ERR_INTERNET_DISCONNECTED/.test(text)

/** The cart that the server keeps of who is logged in. */
export const keptCart = '**/api/shop/cart'

/** A page whose console stays silent: an error in it fails the test that caused it. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page, baseURL }, use) => {
    // Asked once, in the tests of the question alone.
    await page
      .context()
      .addCookies([{ name: consentCookie, value: consentValue([]), url: baseURL ?? '' }])
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isProvoked(message.text()))
        complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    // The tests share accounts, at once: each has a cart of its own, in its browser alone.
    await page.route(keptCart, (route) => route.fulfill({ status: 401, json: {} }))
    await use(page)
    expect(complaints, 'the console is silent').toEqual([])
  },
})

export const addressIn = (language: Language, page: PageKey, params?: Params) =>
  addressOf(language, destinationOf(page), params)

/** Until React has taken the page over: before that a click is the plain page's. */
export const untilScripted = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  )

/** Opens a page and waits until its script is at work. */
export const open = async (page: Page, language: Language, key: PageKey, params?: Params) => {
  await page.goto(addressIn(language, key, params))
  await untilScripted(page)
}

/** axe finds nothing (WCAG 2.2 A and AA, and its best practices). */
export const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  )
  expect(found).toEqual([])
}

/** Logs in on the login page, by what the person may do, and waits for the account. */
export const logIn = async (page: Page, language: Language, who: keyof typeof people) => {
  await open(page, language, 'login')
  const form = page.locator('main form').first()
  await form.locator('[name=username]').fill(people[who])
  await form.locator('[name=password]').fill(demoPassword)
  await form.locator('[type=submit]').click()
  await page.waitForURL(`**${addressIn(language, 'account')}`)
}
