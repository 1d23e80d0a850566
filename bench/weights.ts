import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { consentCookie, consentValue } from '../domain/consent/consent.ts'
import { addressOf } from '../domain/page/address.ts'
import { people } from '../tests/e2e/people.fixtures.ts'
import {
  purchase,
  scriptGoals,
  sentBytes,
  untilLoaded,
  type WeighedVisit,
  weighedVisits,
} from '../tests/e2e/site/weights.fixtures.ts'
import { atMost, formatKilobytes, formatMs, type Group, isTrial, median, row } from './row.ts'
import { benchPassword, startBuilt, temporaryFolder } from './servers.ts'

const visits: Readonly<Record<string, WeighedVisit>> = {
  'content page': { page: 'company.garden', goal: scriptGoals.content },
  ...weighedVisits,
}

const audited: Readonly<Record<string, Pick<WeighedVisit, 'page' | 'params'>>> = {
  home: { page: 'home' },
  medicine: { page: 'medicine.homeopathy' },
  selector: { page: 'shop.homeopathy.remedies' },
  product: purchase,
}

const rounds = isTrial ? 1 : 3
const leastScore = 98
const longestBlockMs = 100

/** Bytes of the scripts that a first visit of a German page loads, after its use. */
const weigh = async (browser: Browser, baseURL: string, visit: WeighedVisit) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } })
  try {
    await context.addCookies([{ name: consentCookie, value: consentValue([]), url: baseURL }])
    const page = await context.newPage()
    if (visit.isMember)
      await page.request.post(addressOf('de', 'login'), {
        form: { username: people.mayOrder, password: benchPassword },
      })
    await page.goto(addressOf('de', visit.page, visit.params))
    await untilLoaded(page)
    await visit.use?.(page)
    await untilLoaded(page)
    return await sentBytes(page, 'scripts')
  } finally {
    await context.close()
  }
}

async function* measureScripts(executablePath: string, origin: string) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    for (const [name, visit] of Object.entries(visits)) {
      const bytes = await weigh(browser, origin, visit)
      yield row(
        `scripts, ${name}`,
        formatKilobytes(bytes),
        atMost(bytes, visit.goal, formatKilobytes),
      )
    }
  } finally {
    await browser.close()
  }
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Report = {
  categories: Record<(typeof categories)[number], { score: number | null }>
  audits: { 'total-blocking-time': { numericValue: number } }
}

/** Runs Lighthouse from the cache of npx: its 114 packages are too much for everyone who starts the site. */
const lighthouse = async (...args: string[]) => {
  const { stdout } = await promisify(execFile)('npx', ['--yes', 'lighthouse@13.5.0', ...args], {
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM },
    maxBuffer: 64 * 2 ** 20,
  })
  return stdout
}

/** Scores of 100 by category, and milliseconds of the blocked main thread, of a page on a phone. */
const audit = async (url: string) => {
  const output = await lighthouse(
    ...[url, '--quiet', '--output=json', `--only-categories=${categories.join(',')}`],
    '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-background-networking',
  )
  const report: Report = JSON.parse(output)
  return {
    scores: categories.map((name) => Math.round((report.categories[name].score ?? 0) * 100)),
    blockedMs: report.audits['total-blocking-time'].numericValue,
  }
}

async function* measureLighthouse(origin: string) {
  try {
    await lighthouse('--version')
  } catch {
    yield row('Lighthouse', 'could not be installed')
    return
  }
  for (const [name, { page, params }] of Object.entries(audited)) {
    const url = origin + addressOf('de', page, params)
    const results: Awaited<ReturnType<typeof audit>>[] = []
    for (let round = 0; round < rounds; round += 1) results.push(await audit(url))
    const scores = categories.map((_, at) =>
      median(results.map((result) => result.scores[at] ?? 0)),
    )
    yield row(`Lighthouse, ${name}`, scores.join(' / '), {
      text: `≥ ${leastScore}`,
      isMet: scores.every((score) => score >= leastScore),
    })
    const blocked = median(results.map(({ blockedMs }) => blockedMs))
    yield row('  blocked main thread', formatMs(blocked), atMost(blocked, longestBlockMs, formatMs))
  }
}

async function* measure() {
  const executablePath = process.env.CHROMIUM
  if (!executablePath) {
    yield row('scripts, Lighthouse', 'no Chromium')
    return
  }
  await using folder = await temporaryFolder()
  await using server = await startBuilt(join(folder.path, 'data'))
  const origin = `http://127.0.0.1:${server.port}`
  yield* measureScripts(executablePath, origin)
  yield* measureLighthouse(origin)
}

export const weights: Group = {
  title:
    'Scripts of a first visit, brotli, and Lighthouse on a phone: performance, accessibility,\nbest practices, search engines',
  measure,
}
