import type { Browser } from '@playwright/test'
import { type MapCategory, mapCategories } from '../../domain/locations/map-location.ts'
import { addressOf } from '../../domain/page/address.ts'
import { inNewProfile, slowDownCpu } from './visit.ts'

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

/**
 * In the page: the longest time between two frames after each action, in milliseconds. Actions:
 * choosing one of `names`; moving the map if there are none.
 */
const timeFrames = async ({ names, times }: { names: string[]; times: number }) => {
  const map = document.querySelector<HTMLElement>('.leaflet-container')
  const run = (time: number) => {
    if (names.length > 0) {
      const name = names[(time + 1) % names.length]
      document.querySelector<HTMLElement>(`input[type=radio][value="${name}"]`)?.click()
    } else {
      // There and back by two steps. Leaflet reads the old `keyCode`.
      const isBack = time % 4 > 1
      const [key, keyCode] = isBack ? (['ArrowLeft', 37] as const) : (['ArrowRight', 39] as const)
      map?.dispatchEvent(new KeyboardEvent('keydown', { key, keyCode, bubbles: true }))
    }
  }
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  map?.focus({ preventScroll: true })
  const took: number[] = []
  for (let time = 0; time < times; time += 1) {
    let last = await nextFrame()
    const until = last + 450
    let longest = 0
    run(time)
    while (last < until) {
      const now = await nextFrame()
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
 * The longest time between two frames when the filter of a map of 5,000 locations changes and when
 * the map moves, on a processor four times slower; in milliseconds: median, and what 95 of 100 stay
 * below.
 */
export const mapTimes = (browser: Browser, { port }: { port: number }) =>
  inNewProfile(
    browser,
    { baseURL: `http://127.0.0.1:${port}`, viewport: { width: 1440, height: 900 } },
    async (page) => {
      const records = manyRecords()
      await page.route('**/api/tables/Map', (route) => route.fulfill({ json: { records } }))
      await page.goto(addressOf('en', 'resources.where'))
      await page.locator('.map-cluster').first().waitFor()
      await page.waitForTimeout(1_000)
      await slowDownCpu(page)
      const filter = await page.evaluate(timeFrames, { names: [one, other], times })
      const moves = await page.evaluate(timeFrames, { names: [], times })
      return {
        filter: { median: at(filter, 0.5), slowest: at(filter, 0.95) },
        move: { median: at(moves, 0.5), slowest: at(moves, 0.95) },
      }
    },
  )
