import type { Browser, Page } from '@playwright/test'
import { addressOf } from '../../domain/page/address.ts'
import type { PageKey } from '../../domain/page/route-words.ts'
import { atMost, formatMs, median, orFailure, row } from '../row.ts'
import { inNewProfile, slowDownCpu, slowDownNetwork, untilPageScript } from './visit.ts'

const rounds = 3
const feedbackMs = 100
const usableMs = 1_200
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** In the page: milliseconds from the next event to the paint in which the condition is true. */
const timeUntilShown = ({ event, shown }: { event: string; shown: string[] }) => {
  const list = document.querySelector('[data-slides]')
  const left = list?.scrollLeft
  const isShown = (selector: string) =>
    selector === 'scrolled'
      ? list?.scrollLeft !== left
      : [...document.querySelectorAll<HTMLElement>(selector)].some((one) => one.checkVisibility())
  const wait = (selector: string, start: number) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (isShown(selector)) setTimeout(() => resolve(performance.now() - start))
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
  return new Promise<number[]>((resolve) => {
    const start = ({ timeStamp }: Event) =>
      resolve(Promise.all(shown.map((selector) => wait(selector, timeStamp))))
    addEventListener(event, start, { capture: true, once: true, passive: true })
  })
}

type Use = {
  page: PageKey
  isPhone?: boolean
  /** Without any script file, as if none had arrived. */
  isScriptless?: boolean
  event: 'click' | 'wheel'
  /** What is waited for: CSS selectors of what appears, or `scrolled`. */
  shown: string[]
  act: (page: Page) => Promise<void>
}

const click = (selector: string) => (page: Page) =>
  page.locator(selector).filter({ visible: true }).first().click({ noWaitAfter: true })

const uses = {
  menu: {
    ...{ page: 'company.garden', isPhone: true, isScriptless: true, event: 'click' },
    shown: [':popover-open'],
    act: click('header button[popovertarget]:not(.language-button)'),
  },
  'language chooser': {
    ...{ page: 'company.garden', isScriptless: true, event: 'click' },
    shown: [':popover-open'],
    act: click('.language-button'),
  },
  slider: {
    ...{ page: 'home', isPhone: false, isScriptless: true, event: 'wheel' },
    shown: ['scrolled'],
    act: async (page) => {
      const slides = page.locator('[data-slides]').first()
      await slides.scrollIntoViewIfNeeded()
      await slides.hover({ force: true })
      await page.mouse.wheel(300, 0)
    },
  },
  login: {
    ...{ page: 'company.garden', event: 'click' },
    shown: ['[aria-busy=true], [data-pending], dialog[open], [role=dialog]', 'dialog[open] input'],
    act: click('header [data-action=show-login]'),
  },
  'search of the site': {
    ...{ page: 'company.garden', event: 'click' },
    shown: ['[aria-busy=true], [data-pending], dialog[open], [role=dialog]', 'dialog[open] input'],
    act: click('header [data-action=show-search]'),
  },
} satisfies Record<string, Use>

const visit = (browser: Browser, baseURL: string, use: Use) =>
  inNewProfile(browser, { baseURL, ...(use.isPhone ? phone : {}) }, async (page) => {
    if (use.isScriptless) await page.route('**/*.js', (route) => route.abort())
    await slowDownNetwork(page)
    await slowDownCpu(page)
    await page.goto(addressOf('de', use.page), { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    if (!use.isScriptless) await untilPageScript(page)
    const timing = page.evaluate(timeUntilShown, { event: use.event, shown: use.shown })
    await use.act(page)
    return timing
  })

async function* measureUse(browser: Browser, baseURL: string, name: string, use: Use) {
  const all: number[][] = []
  for (let round = 0; round < rounds; round += 1) all.push(await visit(browser, baseURL, use))
  const [feedback = 0, usable] = use.shown.map((_, at) => median(all.map((one) => one[at] ?? 0)))
  const goals = [atMost(feedback, feedbackMs, formatMs)]
  if (usable !== undefined)
    goals.push(atMost(usable, usableMs, (ms) => `${formatMs(ms)} until usable`))
  yield row(
    name,
    usable === undefined ? formatMs(feedback) : [formatMs(feedback), formatMs(usable)],
    ...goals,
  )
}

/** The first interaction of a cold content page on a phone's CPU and network: medians. */
export async function* measureFirstUse(browser: Browser, baseURL: string) {
  for (const [key, use] of Object.entries(uses) as [string, Use][]) {
    const name = `first use, ${key}${use.isScriptless ? ' without script' : ''}`
    yield* orFailure(name, measureUse(browser, baseURL, name, use))
  }
}
