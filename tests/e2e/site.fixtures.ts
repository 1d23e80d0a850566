import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { consentCookie, consentValue } from '../../domain/consent/consent.ts'
import { type Language, languages } from '../../domain/language.ts'
import { addressOf, type Params } from '../../domain/page/address.ts'
import { destinationOf } from '../../domain/page/redirects.ts'
import type { PageKey } from '../../domain/page/route-words.ts'
import { cpuSlowdown } from './cpu-slowdown.ts'
import { textIn } from './messages.fixtures.ts'
import { demoPassword, people } from './people.fixtures.ts'

export type { Language, Page }
export { expect, languages }

/** Refused requests, which some tests provoke, appear in the console as failed. */
const isProvoked = (text: string) => /status of (4\d\d|503|0)|ERR_INTERNET_DISCONNECTED/.test(text)

/** Stubs the server's cart inside the page, as after an outage; Playwright routing would slow all requests. */
const keepCartHere = () => {
  const fetchAll = window.fetch
  window.fetch = (...request) =>
    /^\/api\/shop\/cart(\/operations)?(\?|$)/.test(String(request[0]))
      ? Promise.resolve(Response.json({}, { status: 503 }))
      : fetchAll(...request)
}

/** Extends the page: any console error fails the test. */
export const test = base.extend<{ page: Page; keepsCart: boolean }>({
  /** Uses the real cart of the server instead of the stub. */
  keepsCart: [false, { option: true }],
  page: async ({ page, baseURL, keepsCart }, use) => {
    // Consent is given in advance, except in the tests of the consent banner.
    await page
      .context()
      .addCookies([{ name: consentCookie, value: consentValue([]), url: baseURL ?? '' }])
    if (cpuSlowdown > 1) {
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    }
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isProvoked(message.text()))
        complaints.push(message.text())
    })
    page.on('pageerror', ({ message }) => {
      // Reported by Chromium for a transition between documents, which no script started.
      if (!message.startsWith('Transition was aborted')) complaints.push(message)
    })
    // Tests share accounts concurrently, so each keeps its cart in its own browser.
    if (!keepsCart) await page.context().addInitScript(keepCartHere)
    await use(page)
    expect(complaints, 'the console is silent').toEqual([])
  },
})

/** For `test.use`: with transitions, which the other tests leave out (playwright.config.ts). */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

export const addressIn = (language: Language, page: PageKey, params?: Params) =>
  addressOf(language, destinationOf(page), params)

/** The language of the page's address. */
export const languageOf = (page: Page) => new URL(page.url()).pathname.split('/')[1] as Language

/**
 * Waits until the page's own script runs, islands that start without interaction are hydrated, and
 * the logged-in visitor is known.
 */
export const untilScripted = (page: Page) =>
  page.waitForFunction(() => {
    const isAsked = document.cookie.includes('officina_in=1')
    return (
      window.earlyClicks?.start &&
      !document.querySelector('[data-island][data-on=load]:not([data-ready])') &&
      (!isAsked || JSON.parse(localStorage.getItem('sn_v6') ?? '{}').state?.user)
    )
  })

/** Opens a page and waits until its script runs. */
export const open = async (page: Page, language: Language, key: PageKey, params?: Params) => {
  await page.goto(addressIn(language, key, params), { waitUntil: 'commit' })
  await untilScripted(page)
}

/** What the sticky header covers partly would count as a small target. */
const scrollToTop = async (page: Page) => {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
}

/** Fails on any axe violation (WCAG 2.2 A and AA with 24 px targets, and best practices). */
export const expectAccessible = async (page: Page) => {
  await scrollToTop(page)
  const { violations } = await new AxeBuilder({ page })
    .options({
      rules: { 'target-size': { enabled: true } },
      // Saves a third of the time: the elements without violation are counted, not described.
      resultTypes: ['violations'],
    })
    // Halves the time; checks frames of this origin, and there are no others.
    .setLegacyMode()
    .analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  )
  expect(found).toEqual([])
}

/** The link of the header that opens the search of the site. */
export const searchLink = (page: Page, language: Language) =>
  page.getByRole('banner').getByRole('link', { name: textIn(language, 'Site search'), exact: true })

/** Pages that are opened from now on behave as prerendered ones, until `showPrerendered`. */
export const prerender = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
  )

export const showPrerendered = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })

/** Logs in by role with the native form request; the next page load is logged in. */
export const logIn = (page: Page, language: Language, who: keyof typeof people) =>
  logInAs(page, language, people[who], demoPassword)

/** Logs in with a given account. */
export const logInAs = async (
  page: Page,
  language: Language,
  username: string,
  password: string,
) => {
  const answer = await page.request.post(addressIn(language, 'login'), {
    form: { username, password },
    maxRedirects: 0,
  })
  expect(answer.headers().location).toBe(addressIn(language, 'account'))
}
