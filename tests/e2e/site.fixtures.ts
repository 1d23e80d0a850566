import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { consentCookie, consentValue } from '../../domain/consent/consent.ts'
import { type Language, languages } from '../../domain/language.ts'
import { addressOf, type Params } from '../../domain/page/address.ts'
import { destinationOf } from '../../domain/page/redirects.ts'
import type { PageKey } from '../../domain/page/route-words.ts'
import { cpuSlowdown } from './cpu-slowdown.ts'
import { demoPassword, people } from './people.fixtures.ts'

export type { Language, Page }
export { expect, languages }

/** Refusals that a test provokes on purpose show in the console as failed requests. */
const isProvoked = (text: string) => /status of (4\d\d|503|0)|ERR_INTERNET_DISCONNECTED/.test(text)

/** In the page: the server keeps no cart of who is logged in. Routing would slow all of its requests. */
const keepCartHere = () => {
  const fetchAll = window.fetch
  window.fetch = (...request) =>
    /^\/api\/shop\/cart(\?|$)/.test(String(request[0]))
      ? Promise.resolve(Response.json({}, { status: 401 }))
      : fetchAll(...request)
}

/** A page whose console stays silent: an error in it fails the test that caused it. */
export const test = base.extend<{ page: Page; keepsCart: boolean }>({
  /** The server keeps the cart of who is logged in, as it does. */
  keepsCart: [false, { option: true }],
  page: async ({ page, baseURL, keepsCart }, use) => {
    // Asked once, in the tests of the question alone.
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
    page.on('pageerror', (error) => complaints.push(error.message))
    // The tests share accounts, at once: each has a cart of its own, in its browser alone.
    if (!keepsCart) await page.context().addInitScript(keepCartHere)
    await use(page)
    expect(complaints, 'the console is silent').toEqual([])
  },
})

export const addressIn = (language: Language, page: PageKey, params?: Params) =>
  addressOf(language, destinationOf(page), params)

/** The language of the page's address. */
export const languageOf = (page: Page) => new URL(page.url()).pathname.split('/')[1] as Language

/** Until React has taken the page over, before which a click is the plain page's, and knows who is logged in. */
export const untilScripted = (page: Page) =>
  page.waitForFunction(() => {
    const keys = Object.keys(document.querySelector('main') ?? {})
    const isAsked = document.cookie.includes('officina_in=1')
    return (
      keys.some((key) => key.startsWith('__reactProps')) &&
      (!isAsked || JSON.parse(localStorage.getItem('sn_v6') ?? '{}').state?.user)
    )
  })

/** Opens a page and waits until its script is at work. */
export const open = async (page: Page, language: Language, key: PageKey, params?: Params) => {
  await page.goto(addressIn(language, key, params), { waitUntil: 'commit' })
  await untilScripted(page)
}

/** axe finds nothing (WCAG 2.2 A and AA, targets of 24 px among it, and its best practices). */
export const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    // Looks into frames of this origin, and there are no others, in half the time.
    .setLegacyMode()
    .analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  )
  expect(found).toEqual([])
}

/** Logs in, by what the person may do, as the form does without script: the next page knows. */
export const logIn = (page: Page, language: Language, who: keyof typeof people) =>
  logInAs(page, language, people[who], demoPassword)

/** Logs in with an account of the test's own. */
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
