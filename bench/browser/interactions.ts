// How long an interaction takes until the next paint, at a quarter of the machine's speed. Alone:
//   node bench/browser/interactions.ts [origin[,origin …]] [page …]
// Without an origin, starts the built server; several (old and new) are measured alternately.
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { addressOf } from '../../domain/page/address.ts'
import { startBuilt } from '../built-server.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { launchChromium } from './launch-chromium.ts'
import { emptyPage, type OperatedPage, operatedPages, type Step } from './operated-pages.ts'
import { inNewProfile, logInCustomer, slowDownCpu, untilOperable } from './visit.ts'

/** Between two interactions: longer than any of them may take. */
const pauseMs = 250
const rounds = 3

export type InteractivePage = keyof typeof operatedPages
export const interactivePages = Object.keys(operatedPages) as InteractivePage[]

type Interaction = { durationMs: number; delayMs: number; workMs: number; type: string }

declare global {
  interface Window {
    /** The longest event of each interaction, by its id. */
    benchInteractions: Map<number, Interaction>
  }
}

/** In the page: records events as the metric INP counts them, in steps of 8 ms. */
const observeInteractions = () => {
  const longest = new Map<number, Interaction>()
  window.benchInteractions = longest
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, duration, processingStart, processingEnd, startTime, name } = entry
      if (!interactionId || duration <= (longest.get(interactionId)?.durationMs ?? 0)) continue
      longest.set(interactionId, {
        durationMs: duration,
        delayMs: processingStart - startTime,
        workMs: processingEnd - processingStart,
        type: name,
      })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** In the page: resolves after the next paint, when its events have been recorded. */
const untilPainted = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))

type Visit = { worst: number; slowest: string; failed: string[] }

const visitPage = (browser: Browser, baseURL: string, name: InteractivePage) =>
  inNewProfile(browser, { baseURL, reducedMotion: 'reduce' }, async (page) => {
    const operated: OperatedPage = operatedPages[name]
    if (operated.cart) {
      await logInCustomer(page)
      const stored = await page.request.put('/api/shop/cart', { data: { items: operated.cart } })
      if (!stored.ok()) throw new Error(`the cart was not stored: ${await stored.text()}`)
    }
    if (operated.state)
      await page.addInitScript(
        (text) => localStorage.sn_v6 ?? localStorage.setItem('sn_v6', text),
        JSON.stringify({ version: 6, state: operated.state }),
      )
    await page.addInitScript(observeInteractions)
    await page.goto(addressOf('en', operated.page, operated.params))
    await untilOperable(page)
    await operated.prepare?.(page)
    await page.waitForTimeout(1_000)
    await slowDownCpu(page)
    return runSteps(page, operated.steps)
  })

const runSteps = async (page: Page, steps: readonly Step[]): Promise<Visit> => {
  let worst = 0
  let slowest = ''
  const failed: string[] = []
  for (const step of steps) {
    await page.evaluate(() => window.benchInteractions.clear())
    await step.run(page).catch((error: Error) => failed.push(`${step.name}: ${error.message}`))
    await page.waitForTimeout(pauseMs)
    await page.evaluate(untilPainted)
    const events = await page.evaluate(() => [...window.benchInteractions.values()])
    for (const { durationMs, delayMs, workMs, type } of events) {
      if (durationMs <= worst) continue
      worst = durationMs
      slowest = `${step.name}, ${type}: waited ${delayMs.toFixed(0)} ms, handlers ${workMs.toFixed(0)} ms`
    }
  }
  return { worst, slowest, failed }
}

const visitEmptyPage = (browser: Browser, baseURL: string) =>
  inNewProfile(browser, { baseURL, reducedMotion: 'reduce' }, async (page) => {
    await page.route('**/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: emptyPage.html }),
    )
    await page.addInitScript(observeInteractions)
    await page.goto('/')
    await page.waitForTimeout(1_000)
    await slowDownCpu(page)
    return runSteps(page, emptyPage.steps)
  })

/** Milliseconds of the slowest of ten interactions, the median of three visits. */
export type InteractionResult = { worstMs: number; slowest: string }

const medianOf = (visits: readonly Visit[], name: string): InteractionResult => {
  const failed = visits.flatMap((visit) => visit.failed)
  if (failed.length > 0) throw new Error(`${name}: ${failed.join('; ')}`)
  const median = visits.toSorted((one, other) => one.worst - other.worst)[rounds >> 1]
  return { worstMs: median?.worst ?? 0, slowest: median?.slowest ?? '' }
}

/** The slowest of ten clicks on a checkbox of an empty page: what the machine itself costs. */
export const slowestOnEmptyPage = async (
  browser: Browser,
  origin: string,
): Promise<InteractionResult> => {
  const visits: Visit[] = []
  for (let round = 0; round < rounds; round += 1) visits.push(await visitEmptyPage(browser, origin))
  return medianOf(visits, 'empty page')
}

/**
 * Measures one page on servers with demo data and `benchPassword`, in turn. Throws when a step
 * cannot be done.
 */
const measureOn = async (browser: Browser, origins: readonly string[], name: InteractivePage) => {
  const visits = origins.map((): Visit[] => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [at, origin] of origins.entries())
      visits[at]?.push(await visitPage(browser, origin, name))
  return visits.map((all) => medianOf(all, name))
}

/** The slowest of ten interactions with a page. */
export const slowestInteraction = async (
  browser: Browser,
  origin: string,
  name: InteractivePage,
): Promise<InteractionResult> => {
  const [measured] = await measureOn(browser, [origin], name)
  return measured ?? { worstMs: 0, slowest: '' }
}

const measureAlone = async (origins: readonly string[], names: readonly InteractivePage[]) => {
  const browser = await launchChromium()
  if (!browser) return console.log('no Chromium')
  try {
    const floor = await slowestOnEmptyPage(browser, origins[0] ?? '')
    console.log(`empty page: ${floor.worstMs} ms`)
    for (const name of names)
      for (const [at, { worstMs, slowest }] of (await measureOn(browser, origins, name)).entries())
        console.log(`${name}, ${origins[at]}: ${worstMs} ms (${slowest})`)
  } finally {
    await browser.close()
  }
}

if (import.meta.main) {
  const [origins = '', ...names] = process.argv.slice(2)
  const chosen = names.length > 0 ? (names as InteractivePage[]) : interactivePages
  if (origins) await measureAlone(origins.split(','), chosen)
  else {
    await using folder = await temporaryFolder()
    const server = await startBuilt(join(folder.path, 'data'))
    await measureAlone([server.origin], chosen).finally(server.stop)
  }
}
