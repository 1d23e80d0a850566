import { createSearchIndex } from '../domain/search/search-index.ts'
import { searchPreparations } from '../domain/search/search-preparations.ts'
import { atMost, formatShortMs, median, row } from './row.ts'
import { searchTexts } from './search-texts.ts'
import { requestOf } from './send-request.ts'
import type { Served } from './served.ts'
import { againstBare, cpuGoal, loadRow } from './server/compare.ts'

let asked = 0

/** Each request is new: another text, or the same with another limit. */
const searchRequest = () => {
  const q = searchTexts[asked % searchTexts.length] ?? ''
  const limit = 1 + (Math.floor(asked / searchTexts.length) % 99)
  asked += 1
  const query = new URLSearchParams({ q, limit: `${limit}`, lang: 'de' })
  return requestOf({ path: `/api/shop/search?${query}`, headers: { 'accept-encoding': 'br' } })
}

const productCount = 100_000
const syllables = [
  'ar',
  'bel',
  'cal',
  'dul',
  'eu',
  'fer',
  'gel',
  'hep',
  'lyc',
  'nat',
  'puls',
  'sul',
]

/** A name of two words and a number; neighbouring products have different names. */
const productName = (at: number) => {
  const part = (shift: number) => syllables[Math.floor(at / shift) % syllables.length] ?? ''
  return `${part(1)}${part(12)}${part(144)}ium ${part(1_728)}${part(5)}um ${at}`
}

/** Milliseconds of a search among 100,000 products: the median of all texts. */
const largeSearchTime = () => {
  const index = createSearchIndex(
    Array.from({ length: productCount }, (_, id) => ({ id, name: productName(id) })),
  )
  const timeAll = () =>
    searchTexts.map((text) => {
      const start = performance.now()
      searchPreparations(index, text, { limit: 20 })
      return performance.now() - start
    })
  timeAll()
  return median(timeAll())
}

/** The search of the site, and the engine with many products. */
export async function* measureSearch(shop: Served) {
  const { ours, bare } = await againstBare(shop, searchRequest)
  yield loadRow('shop/search', ours, bare, cpuGoal(ours, 300))
  const large = largeSearchTime()
  yield row('a search in 100,000 products', formatShortMs(large), atMost(large, 10, formatShortMs))
}
