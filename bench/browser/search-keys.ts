import type { Browser } from '@playwright/test'
import { addressOf } from '../../domain/page/address.ts'
import { inNewProfile, slowDownCpu } from './visit.ts'

const texts = ['belladonna 30ch', 'natrium mur', 'gänseblümchen', 'belladona']

/** In the page: milliseconds of each key, until the browser has nothing left but to paint it. */
const timeKeys = async (typed: readonly string[]) => {
  const input = document.querySelector<HTMLInputElement>('dialog[open] input')
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const took: number[] = []
  for (const text of typed)
    for (let length = 1; length <= text.length; length += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const start = performance.now()
      setValue?.call(input, text.slice(0, length))
      input?.dispatchEvent(new Event('input', { bubbles: true }))
      await Promise.resolve()
      document.body.getBoundingClientRect()
      took.push(performance.now() - start)
    }
  return took
}

/**
 * How long the search of the site takes to answer a key, on a processor four times slower, in
 * milliseconds: the median, and what 95 of 100 stay below.
 */
export const searchKeyTime = (browser: Browser, { port }: { port: number }) =>
  inNewProfile(browser, { baseURL: `http://127.0.0.1:${port}` }, async (page) => {
    await page.goto(addressOf('en', 'company.garden'))
    await page.keyboard.press('f')
    await page.getByRole('dialog').getByRole('combobox').fill('arnica')
    await page.getByRole('option').first().waitFor()
    await slowDownCpu(page)
    const took = await page.evaluate(timeKeys, texts)
    const sorted = took.toSorted((one, other) => one - other)
    const at = (share: number) => sorted[Math.floor(share * sorted.length)] ?? 0
    return { median: at(0.5), slowest: at(0.95) }
  })
