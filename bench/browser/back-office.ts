import type { Browser, Page } from '@playwright/test'
import { benchPassword } from '../built-server.ts'
import { atMost, formatMs, median, row } from '../row.ts'
import { inNewProfile } from './visit.ts'

const rounds = 5
const usableMs = 1_500
const maxShift = 0.05

type Watched = Window & { usableAt?: number; shift?: number }

/** In the page: notes when the menu and what waits can be clicked, and how much the page moves. */
const watch = () => {
  const watched: Watched = window
  watched.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) watched.shift = (watched.shift ?? 0) + entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    const waiting = document.querySelector('[aria-labelledby=waiting] li a')
    const menu = document.querySelector('[role=menuitem]')
    if (waiting && menu) setTimeout(() => (watched.usableAt = performance.now()))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const logIn = async (page: Page) => {
  const answer = await page.request.post('/api/admin/session', {
    data: { email: 'admin@trois-sources.example', password: benchPassword },
  })
  if (!answer.ok()) throw new Error(`status ${answer.status()} for a login of the staff`)
}

const openStartPage = (browser: Browser, origin: string) =>
  inNewProfile(browser, { baseURL: origin }, async (page) => {
    await logIn(page)
    await page.addInitScript(watch)
    await page.goto('/admin')
    await page.waitForFunction(() => (window as Watched).usableAt !== undefined)
    await page.waitForLoadState('networkidle')
    return page.evaluate(() => {
      const { usableAt = 0, shift = 0 } = window as Watched
      return { usableAt, shift }
    })
  })

const formatShift = (shift: number) => shift.toFixed(3)

/** The start page of the back office with an empty cache, at full speed. */
export async function* measureBackOffice(browser: Browser, origin: string) {
  const opened: { usableAt: number; shift: number }[] = []
  for (let round = 0; round < rounds; round += 1) opened.push(await openStartPage(browser, origin))
  const time = median(opened.map(({ usableAt }) => usableAt))
  yield row(
    'back office, until its first screen is usable',
    formatMs(time),
    atMost(time, usableMs, formatMs),
  )
  const shift = Math.max(...opened.map((one) => one.shift))
  yield row('  layout shift', formatShift(shift), atMost(shift, maxShift, formatShift))
}
