import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { startBuilt } from '../built-server.ts'
import {
  atMost,
  formatKilobytes,
  formatMs,
  formatShortMs,
  type Group,
  orFailure,
  type Row,
  row,
} from '../row.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { measureBackOffice } from './back-office.ts'
import { measureFirstUse } from './first-use.ts'
import { measureHoveredLink } from './hovered-link.ts'
import {
  type InteractivePage,
  interactivePages,
  slowestInteraction,
  slowestOnEmptyPage,
} from './interactions.ts'
import { launchChromium } from './launch-chromium.ts'
import { mapTimes } from './map-times.ts'
import { mixtureChangeTime } from './mixture-change.ts'
import { measureOrders } from './order-rows.ts'
import { remedyListSize, remedySearchTime } from './remedy-search.ts'
import { searchKeyTime } from './search-keys.ts'
import { measureHtml, measureWeights } from './weights/weight-rows.ts'

const longestInteractionMs = 48

async function* measureInteractions(browser: Browser, origin: string, name: InteractivePage) {
  const { worstMs, slowest } = await slowestInteraction(browser, origin, name)
  const goal = atMost(worstMs, longestInteractionMs, formatMs)
  yield row(`worst of ten, ${name}`, formatMs(worstMs), goal)
  if (!goal.isMet) yield row('  slowest', slowest)
}

async function* measureEmptyPage(browser: Browser, origin: string) {
  const { worstMs } = await slowestOnEmptyPage(browser, origin)
  yield row('worst of ten, a checkbox on an empty page', formatMs(worstMs))
}

async function* measureSelectors(browser: Browser, server: { port: number }) {
  const change = await mixtureChangeTime(browser, server)
  yield row(
    'a change of 30 substances',
    [formatShortMs(change.median), `95 % ${formatMs(change.slowest)}`],
    atMost(change.median, 16, formatMs),
  )
  const searchable = await remedySearchTime(browser, server)
  yield row(
    'search of remedies, until the list is there',
    formatMs(searchable),
    atMost(searchable, 100, formatMs),
  )
  const key = await searchKeyTime(browser, server)
  yield row(
    'a key in the search of the site',
    [formatShortMs(key.median), `95 % ${formatMs(key.slowest)}`],
    atMost(key.median, 16, formatMs),
  )
}

async function* measureMap(browser: Browser, server: { port: number }) {
  const { filter, move } = await mapTimes(browser, server)
  for (const [name, { median, slowest }] of [
    ['map of 5,000 places, longest frame of a filter', filter],
    ['  while it moves', move],
  ] as const)
    yield row(
      name,
      [formatShortMs(median), `95 % ${formatMs(slowest)}`],
      atMost(median, 50, formatMs),
    )
}

async function* measure(): AsyncGenerator<Row> {
  await using folder = await temporaryFolder()
  const server = await startBuilt(join(folder.path, 'data'))
  const browser = await launchChromium()
  try {
    yield* measureHtml(server)
    const list = await remedyListSize(server)
    yield row('list of all remedies', formatKilobytes(list), atMost(list, 45_000, formatKilobytes))
    if (!browser) {
      yield row('script, first use, links, interactions', 'no Chromium')
      return
    }
    const { origin } = server
    yield* orFailure('script', measureWeights(browser, origin))
    yield* orFailure('first use', measureFirstUse(browser, origin))
    yield* orFailure('a hovered link', measureHoveredLink(origin))
    yield* orFailure('worst of ten, an empty page', measureEmptyPage(browser, origin))
    for (const name of interactivePages)
      yield* orFailure(`worst of ten, ${name}`, measureInteractions(browser, origin, name))
    yield* orFailure('orders of ten remedies', measureOrders(browser, origin))
    yield* orFailure('selector and builder', measureSelectors(browser, server))
    yield* orFailure('map', measureMap(browser, server))
    yield* orFailure('back office', measureBackOffice(browser, origin))
  } finally {
    await browser?.close()
    await server.stop()
  }
}

export const browserGroup: Group = {
  name: 'browser',
  title: 'In Chromium, German and English: sizes as sent; times at a quarter of the CPU',
  measure,
}
