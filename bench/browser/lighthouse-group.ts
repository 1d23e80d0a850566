import { join } from 'node:path'
import { addressOf, type Params } from '../../domain/page/address.ts'
import type { PageKey } from '../../domain/page/route-words.ts'
import { startBuilt } from '../built-server.ts'
import { freePort } from '../port.ts'
import { atMost, formatFactor, formatMs, type Group, median, type Row, row } from '../row.ts'
import { servePagesByNginx } from '../server/nginx.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { installLighthouse } from './install-lighthouse.ts'
import { launchChromium } from './launch-chromium.ts'
import { copyPage } from './static-copy.ts'
import { purchase } from './weights/weights.ts'

const rounds = 3
/** Lighthouse has more by default; the first is measured each time. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const longestBlockMs = 20
const slowestToStatic = 1.25

const pages: Record<string, { page: PageKey; params?: Params }> = {
  home: { page: 'home' },
  medicine: { page: 'medicine.homeopathy' },
  selector: { page: 'shop.homeopathy.remedies' },
  product: purchase,
}

type Audited = Awaited<ReturnType<Awaited<ReturnType<typeof auditor>>>>

/** Runs Lighthouse on a phone profile; several categories or speed alone. */
const auditor =
  (lighthouse: NonNullable<Awaited<ReturnType<typeof installLighthouse>>>, port: number) =>
  async (url: string, onlyCategories: string[]) => {
    const result = await lighthouse(url, {
      ...{ port, output: 'json', logLevel: 'silent' },
      onlyCategories,
    })
    if (!result) throw new Error(`Lighthouse did not finish on ${url}`)
    const { audits } = result.lhr
    return {
      scores: categories
        .flatMap((name) => result.lhr.categories[name] ?? [])
        .map(({ score }) => Math.round((score ?? 0) * 100)),
      lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      blockedMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    }
  }

const medianOf = (all: readonly Audited[], value: (one: Audited) => number) =>
  median(all.map(value))

async function* measure(): AsyncGenerator<Row> {
  const port = await freePort()
  const browser = await launchChromium(`--remote-debugging-port=${port}`)
  if (!browser) {
    yield row('Lighthouse', 'no Chromium')
    return
  }
  await using folder = await temporaryFolder()
  const server = await startBuilt(join(folder.path, 'data'))
  try {
    const lighthouse = await installLighthouse()
    if (!lighthouse) {
      yield row('Lighthouse', 'could not be installed')
      return
    }
    const audit = auditor(lighthouse, port)
    const root = join(folder.path, 'static')
    for (const { page, params } of Object.values(pages))
      await copyPage(browser, server.origin, addressOf('de', page, params), root)
    const nginx = await servePagesByNginx(folder.path, root)
    try {
      for (const [name, { page, params }] of Object.entries(pages)) {
        const path = addressOf('de', page, params)
        const ours: Audited[] = []
        const copies: Audited[] = []
        for (let round = 0; round < rounds; round += 1) {
          ours.push(await audit(server.origin + path, round === 0 ? categories : ['performance']))
          if (nginx)
            copies.push(await audit(`http://127.0.0.1:${nginx.port}${path}`, ['performance']))
        }
        const [full] = ours
        const speed = medianOf(ours, ({ scores }) => scores[0] ?? 0)
        const scores = [speed, ...(full?.scores.slice(1) ?? [])]
        yield row(`Lighthouse, ${name}`, scores.join(' / '), {
          text: '100 / 100 / 100 / 100',
          isMet: scores.length === categories.length && scores.every((score) => score === 100),
        })
        const blocked = medianOf(ours, ({ blockedMs }) => blockedMs)
        const staticBlocked = nginx
          ? [formatMs(medianOf(copies, ({ blockedMs }) => blockedMs))]
          : []
        yield row(
          '  blocked main thread; static from nginx',
          [formatMs(blocked), ...staticBlocked],
          atMost(blocked, longestBlockMs, formatMs),
        )
        const lcp = medianOf(ours, ({ lcpMs }) => lcpMs)
        if (!nginx) {
          yield row('  largest paint', [formatMs(lcp), 'no nginx'])
          continue
        }
        const staticLcp = medianOf(copies, ({ lcpMs }) => lcpMs)
        yield row(
          '  largest paint; static from nginx',
          [formatMs(lcp), formatMs(staticLcp), formatFactor(lcp / staticLcp)],
          atMost(lcp / staticLcp, slowestToStatic, (factor) => `${factor} × nginx`),
        )
      }
    } finally {
      await nginx?.stop()
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

export const lighthouseGroup: Group = {
  name: 'lighthouse',
  title: `Lighthouse, phone, German: median of ${rounds}; nginx has the same HTML, style and pictures`,
  measure,
}
