import { languages } from '../../domain/language.ts'
import { pageKeys } from '../../domain/page/route-words.ts'
import { requestOf } from '../send-request.ts'
import type { Served } from '../served.ts'
import { cpuGoal, loadRow, serveBare } from './compare.ts'
import { runInterleaved } from './load.ts'

let requests = 0
/** A value that no request had before, so that the answer is not cached. */
const unique = () => {
  requests += 1
  return requests
}

const headers = { 'accept-encoding': 'br' }
const get = (path: () => string) => () => requestOf({ path: path(), headers })
const always = (path: string) => get(() => path)

/** Public lists without a query, cached and compressed. */
export const listRequests = {
  'wp/v2/pages?per_page=100': always('/api/wp/v2/pages?per_page=100&lang=de'),
  'wp/v2/posts': always('/api/wp/v2/posts'),
  'acf/v3/options': always('/api/acf/v3/options/options'),
  'wc products': always('/api/wc_api_proxy/products/'),
  'wc acf': always('/api/wc_api_proxy/acf/'),
  'items/single_remedies': always('/api/items/single_remedies'),
  'items/schussler': always('/api/items/schussler'),
  'items/gemmotherapy': always('/api/items/gemmotherapy'),
  'items/phytotherapy': always('/api/items/phytotherapy'),
  'items/oligotherapy': always('/api/items/oligotherapy'),
}

const searches = ['arn', 'bel', 'cal', 'nat', 'sul', 'rhus', 'lyc', 'mer', 'phos', 'sep']

/** One of `values`, another one with each `n`; what is left of `n` chooses the next parameter. */
const choose = <Value>(values: readonly Value[], n: number) =>
  [values[n % values.length] as Value, Math.floor(n / values.length)] as const

const pageOf = (n: number) => {
  const [slug, left] = choose(pageKeys, n)
  const [language, rest] = choose(languages, left)
  return `slug=${slug}&lang=${language}&per_page=${1 + (rest % 100)}`
}

const searchOf = (n: number) => {
  const [search, left] = choose(searches, n)
  return `search=${search}&limit=${1 + (left % 100)}&offset=${Math.floor(left / 100) % 10}`
}

/** The same lists with parameters, another answer each time, which is not cached. */
export const queryRequests = {
  'pages?slug=': get(() => `/api/wp/v2/pages?${pageOf(unique())}`),
  'pages?slug= without such a page': get(() => `/api/wp/v2/pages?slug=no${unique()}`),
  'single_remedies?search=': get(() => `/api/items/single_remedies?${searchOf(unique())}`),
  'single_remedies?search= without result': get(
    () => `/api/items/single_remedies?search=arn%20${unique()}`,
  ),
  'single_remedies?limit=&offset=': get(() => {
    const n = unique()
    return `/api/items/single_remedies?limit=${20 + (Math.floor(n / 1_900) % 30)}&offset=${n % 1_900}`
  }),
}

const loadsOf = (shop: Served, all: Readonly<Record<string, () => ReturnType<typeof requestOf>>>) =>
  Object.fromEntries(Object.entries(all).map(([name, next]) => [name, { server: shop, next }]))

/** Lists of the public API, cached and with parameters, beside a bare server with one of them. */
export async function* measureApi(shop: Served) {
  const next = listRequests['acf/v3/options']
  const { bare } = await serveBare(shop, next)
  try {
    for (const [all, limitMicros] of [
      [listRequests, 30],
      [queryRequests, 150],
    ] as const) {
      const { baseline, ...measured } = await runInterleaved<string>(
        { ...loadsOf(shop, all), baseline: { server: bare, next } },
        { rounds: 3 },
      )
      for (const [name, result] of Object.entries(measured))
        yield loadRow(name, result, baseline, cpuGoal(result, limitMicros))
    }
  } finally {
    await bare.stop()
  }
}
