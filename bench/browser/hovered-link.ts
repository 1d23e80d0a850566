import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { addressOf } from '../../domain/page/address.ts'
import { portOf } from '../port.ts'
import { atMost, formatMs, median, row } from '../row.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { type Devtools, startDevtools } from './devtools.ts'

const rounds = 5
/** How long the pointer stays on the link before it is pressed. */
const hoverMs = 1_500
const longestWaitMs = 15_000

const start = addressOf('de', 'company.story')
const target = addressOf('de', 'company.garden')

/** Calls until there is a result, which is not undefined, null, false or 0. */
const until = async <Result>(call: () => Promise<Result>): Promise<NonNullable<Result>> => {
  const end = performance.now() + longestWaitMs
  for (;;) {
    const result = await call()
    if (result) return result
    if (performance.now() > end) throw new Error('the hovered link was not followed')
    await wait(50)
  }
}

/** In the page: records the click in milliseconds since 1970; returns the middle of the link. */
const findLink = `(() => {
  addEventListener('click', ({ timeStamp }) => {
    localStorage.setItem('clickedAt', String(performance.timeOrigin + timeStamp))
  }, { capture: true, once: true })
  const link = document.querySelector('main a[href="${target}"]')
  link.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = link.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
})()`

/** In the new page: from the click to the first paint after the page was shown. */
const firstPaint = `(() => {
  const [navigation] = performance.getEntriesByType('navigation')
  const [paint] = performance.getEntriesByName('first-paint')
  const clickedAt = Number(localStorage.getItem('clickedAt'))
  if (!paint || !clickedAt || document.prerendering || location.pathname !== '${target}') return
  const shown = Math.max(paint.startTime, navigation.activationStart)
  return {
    took: performance.timeOrigin + shown - clickedAt,
    isPrerendered: navigation.activationStart > 0,
  }
})()`

type Paint = { took: number; isPrerendered: boolean }

const followLink = async (browser: Devtools, origin: string): Promise<Paint> => {
  const page = await browser.openPage()
  await browser.send(page, 'Page.navigate', { url: origin + start })
  await until(() => browser.evaluate(page, 'Boolean(window.earlyClicks?.wake)'))
  await browser.evaluate(page, `localStorage.removeItem('clickedAt')`)
  const at = await browser.evaluate<{ x: number; y: number }>(page, findLink)
  const mouse = (type: string, more: object = {}) =>
    browser.send(page, 'Input.dispatchMouseEvent', { type, ...at, ...more })
  await mouse('mouseMoved')
  await wait(hoverMs)
  const left = { button: 'left', clickCount: 1 }
  await mouse('mousePressed', left)
  // Unanswered when the page is replaced.
  mouse('mouseReleased', left).catch(() => {})
  const shown = await until(() => browser.pageAt(target))
  const paint = await until(() => browser.evaluate<Paint | undefined>(shown, firstPaint))
  await browser.send(shown, 'Page.close').catch(() => {})
  return paint
}

type Case = { name: string; origin: string; flags?: readonly string[]; goalMs?: number }

const measureCase = async ({ name, origin, flags = [], goalMs }: Case) => {
  await using folder = await temporaryFolder()
  const visits: Paint[] = []
  for (let round = 0; round < rounds; round += 1) {
    // A new profile: nothing of the page is cached.
    const browser = await startDevtools(join(folder.path, `${round}`), ...flags)
    visits.push(await followLink(browser, origin).finally(browser.close))
  }
  const took = median(visits.map((visit) => visit.took))
  const prerendered = visits.filter((visit) => visit.isPrerendered).length
  const goals = goalMs === undefined ? [] : [atMost(took, goalMs, formatMs)]
  return row(name, [formatMs(took), `  ${prerendered} of ${rounds} prerendered`], ...goals)
}

const emptyPages = async () => {
  const server = createServer(({ url }, response) => {
    const content = url === start ? `<a href="${target}">next</a>` : 'next page'
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>page</title><script>earlyClicks = { wake() {} }</script>
      <script type="speculationrules">{"prerender": [{"where": {"href_matches": "${target}"}, "eagerness": "moderate"}]}</script>
      <main>${content}</main>`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** From the click on a hovered link to the first paint of its page, at a quarter of the CPU. */
export async function* measureHoveredLink(origin: string) {
  const name = 'a hovered link to the first paint'
  yield await measureCase({ name, origin, goalMs: 50 })
  yield await measureCase({
    name: '  without view transition (reduced motion)',
    origin,
    flags: ['--force-prefers-reduced-motion'],
    goalMs: 50,
  })
  await using server = await emptyPages()
  const empty = `http://127.0.0.1:${portOf(server)}`
  yield await measureCase({ name: '  between two empty pages', origin: empty })
}
