import type { Browser } from '@playwright/test'
import { addressOf } from '../../domain/page/address.ts'
import { mixtureOfThirty } from '../mixture-of-thirty.ts'
import { inNewProfile, slowDownCpu } from './visit.ts'

const changes = 60

/** In the page: milliseconds of each change, until the browser has nothing left but to paint it. */
const timeChanges = async (times: number) => {
  const buttons = ['Lower dilution', 'Higher dilution'].map((name) =>
    document.querySelector<HTMLElement>(`ol li button[aria-label="${name}"]`),
  )
  const took: number[] = []
  for (let time = 0; time < times; time += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const start = performance.now()
    buttons[time % 2]?.click()
    await Promise.resolve()
    document.body.getBoundingClientRect()
    took.push(performance.now() - start)
  }
  return took
}

/**
 * How long the builder takes to answer a change of one of thirty substances, on a processor four
 * times slower, in milliseconds: the median, and what 95 of 100 stay below.
 */
export const mixtureChangeTime = (browser: Browser, { port }: { port: number }) =>
  inNewProfile(browser, { baseURL: `http://127.0.0.1:${port}` }, async (page) => {
    const stored = JSON.stringify({ version: 6, state: { mixture: mixtureOfThirty } })
    await page.addInitScript((text) => localStorage.setItem('sn_v6', text), stored)
    await page.goto(addressOf('en', 'shop.make_your_own'))
    await page.locator('ol [data-header]').first().click()
    await page.getByRole('slider').waitFor()
    await slowDownCpu(page)
    const took = await page.evaluate(timeChanges, changes)
    const sorted = took.slice(changes / 3).sort((one, other) => one - other)
    const at = (share: number) => sorted[Math.floor(share * sorted.length)] ?? 0
    return { median: at(0.5), slowest: at(0.95) }
  })
