import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { languages } from '../../../domain/language.ts'
import { addressOf } from '../../../domain/page/address.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'
import { atMost, formatKilobytes, row } from '../../row.ts'
import { requestOf, sendRequest } from '../../send-request.ts'
import { inNewProfile, logInCustomer } from '../visit.ts'
import { type WeighedVisit, weighedVisits } from './weighed-visits.ts'
import { htmlGoals, pageGoal, scriptGoals, sentBytes, untilLoaded } from './weights.ts'

const contentPages: readonly PageKey[] = [
  'home',
  'company.garden',
  'medicine.homeopathy',
  'health',
  'news',
]

/** Bytes that a first visit of a German page loads, after `use`. */
const weigh = (
  browser: Browser,
  baseURL: string,
  { page: key, params, isMember, use }: WeighedVisit,
) =>
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

/** Bytes of scripts and files, in Chromium. */
export async function* measureWeights(browser: Browser, baseURL: string) {
  const content: { scripts: number; all: number }[] = []
  for (const page of contentPages)
    content.push(await weigh(browser, baseURL, { page, goal: scriptGoals.content }))
  const scripts = Math.max(...content.map((one) => one.scripts))
  const all = Math.max(...content.map((one) => one.all))
  yield row(
    'script, content page before interaction',
    formatKilobytes(scripts),
    atMost(scripts, scriptGoals.content, formatKilobytes),
  )
  for (const [name, visit] of Object.entries(weighedVisits)) {
    const weight = await weigh(browser, baseURL, visit)
    yield row(
      `script, ${name}`,
      formatKilobytes(weight.scripts),
      atMost(weight.scripts, visit.goal, formatKilobytes),
    )
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
