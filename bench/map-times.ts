import { type MapCategory, mapCategories } from '../domain/locations/map-location.ts'
import { addressOf } from '../domain/page/address.ts'
import { inChromium } from './in-chromium.ts'
import type { Served } from './served.ts'

const slowdown = 4
const locationCount = 5_000
const times = 24

/** Categories between which the filter changes: half of the locations each. */
const [one, other] = ['Pharmacy', 'Doctor'] as const satisfies readonly MapCategory[]

/** A number from 0 to 1, the same in every run. */
const fraction = (index: number, factor: number) => (index * factor) % 1

/** Locations across Switzerland in the format of the API, denser around the cities. */
const manyRecords = () =>
  Array.from({ length: locationCount }, (_, index) => {
    const spread = fraction(index, 0.754_877) ** 2
    const [latitude, longitude] = (
      [
        [47.38, 8.54],
        [46.52, 6.63],
        [46.95, 7.45],
        [46.2, 6.14],
        [47.55, 7.59],
      ] as const
    )[index % 5] ?? [47, 8]
    const rare = mapCategories[2 + (index % 7)] ?? one
    return {
      id: index + 1,
      fields: {
        name: `Practice ${index}`,
        category: index % 100 === 0 ? rare : index % 2 === 0 ? one : other,
        address: `Dorfstrasse ${index % 90}, ${1000 + (index % 8_900)} Ort ${index % 900}`,
        latitude: latitude + (fraction(index, 0.569_84) - 0.5) * spread,
        longitude: longitude + (fraction(index, 0.324_717) - 0.5) * 1.6 * spread,
        function: '',
        website: index % 2 === 0 ? `https://practice-${index}.example` : '',
      },
    }
  })

/** In the page: milliseconds from each change of the filter until its paint. */
const timeFilter = async ({ names, times }: { names: readonly string[]; times: number }) => {
  const radios = names.map((name) =>
    document.querySelector<HTMLElement>(`input[type=radio][value="${name}"]`),
  )
  const took: number[] = []
  for (let time = 0; time < times; time += 1) {
    await new Promise((resolve) => setTimeout(resolve, 60))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const start = performance.now()
    radios[(time + 1) % 2]?.click()
    await Promise.resolve()
    document.body.getBoundingClientRect()
    took.push(performance.now() - start)
  }
  return took
}

/** In the page: the longest time between two frames while the map moves, for each move. */
const timeMoves = async (times: number) => {
  const map = document.querySelector<HTMLElement>('.leaflet-container')
  map?.focus({ preventScroll: true })
  const took: number[] = []
  for (let time = 0; time < times; time += 1) {
    const key = time % 4 < 2 ? 'ArrowRight' : 'ArrowLeft'
    const keyCode = key === 'ArrowRight' ? 39 : 37
    let longest = 0
    let last = performance.now()
    const until = last + 450
    // Leaflet reads the old `keyCode`.
    map?.dispatchEvent(new KeyboardEvent('keydown', { key, keyCode, bubbles: true }))
    while (last < until) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const now = performance.now()
      longest = Math.max(longest, now - last)
      last = now
    }
    took.push(longest)
  }
  return took
}

const at = (took: readonly number[], share: number) => {
  const sorted = took.slice(took.length / 4).sort((first, second) => first - second)
  return sorted[Math.floor(share * sorted.length)] ?? 0
}

/**
 * How long the map of 5,000 locations takes, on a processor four times slower, to answer a change of
 * the filter, and the longest time between two frames while it moves: median, and what 95 of 100
 * stay below; undefined where there is no Chromium.
 */
export const mapTimes = ({ port }: Pick<Served, 'port'>) =>
  inChromium(async (browser) => {
    const page = await browser.newPage({
      baseURL: `http://127.0.0.1:${port}`,
      viewport: { width: 1440, height: 900 },
    })
    const records = manyRecords()
    await page.route('**/api/tables/Map', (route) => route.fulfill({ json: { records } }))
    await page.goto(addressOf('en', 'resources.where'))
    await page.locator('.map-cluster').first().waitFor()
    await page.waitForTimeout(1_000)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const filter = await page.evaluate(timeFilter, { names: [one, other], times })
    const markers = await page.locator('.leaflet-marker-icon').count()
    const moves = await page.evaluate(timeMoves, times)
    return {
      markers,
      filter: { median: at(filter, 0.5), slowest: at(filter, 0.95), first: filter[0] ?? 0 },
      move: { median: at(moves, 0.5), slowest: at(moves, 0.95) },
    }
  })
