import { join } from 'node:path'
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
import { audit, installLighthouse } from './lighthouse.ts'
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

async function* measureLighthouse(executablePath: string, origin: string) {
  if (!installLighthouse()) {
    yield row('Lighthouse', 'could not be installed')
    return
  }
  for (const [name, { page, params }] of Object.entries(audited)) {
    const url = origin + addressOf('de', page, params)
    const results: Awaited<ReturnType<typeof audit>>[] = []
    for (let round = 0; round < rounds; round += 1) results.push(await audit(executablePath, url))
    const scores = results[0]?.scores.map((_, at) =>
      median(results.map((result) => result.scores[at] ?? 0)),
    )
    yield row(`Lighthouse, ${name}`, scores?.join(' / ') ?? '', {
      text: `≥ ${leastScore}`,
      isMet: scores?.every((score) => score >= leastScore) ?? false,
    })
    const blocked = median(results.map(({ blockedMs }) => blockedMs))
    yield row('  blocked main thread', formatMs(blocked), atMost(blocked, longestBlockMs, formatMs))
    yield row(
      '  largest paint',
      formatMs(median(results.map(({ largestPaintMs }) => largestPaintMs))),
    )
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
  yield* measureLighthouse(executablePath, origin)
}

export const weights: Group = {
  title:
    'Scripts of a first visit, brotli, and Lighthouse on a phone: performance, accessibility,\nbest practices, search engines',
  measure,
}
