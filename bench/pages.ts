import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { languages } from '../domain/language.ts'
import { addressOf } from '../domain/page/address.ts'
import type { PageKey } from '../domain/page/route-words.ts'
import { loadColumns, loadRow, runInterleaved, sendLoad } from './load.ts'
import * as requests from './requests.ts'
import { atMost, formatMegabytes, formatSeconds, type Group, isTrial, median, row } from './row.ts'
import {
  residentBytes,
  type Server,
  startBuilt,
  startMeasured,
  temporaryFolder,
} from './servers.ts'

const starts = isTrial ? 2 : 5
const loadSeconds = isTrial ? 5 : 60
/** What a small server has on a very busy day. */
const requestsPerSecond = 200

/** CPU of requests beside a bare server that sends the bytes of the cached page. */
async function* measureCpu(dataDir: string) {
  await using shop = await startMeasured({ dataDir, cachesPages: true })
  await using uncached = await startMeasured({ dataDir, cachesPages: false })
  const { headers } = await requests.send(shop, requests.homePage())
  const bareBytes = Number(headers.get('content-length'))
  await using bareServer = await startMeasured({ bareBytes })
  const { bare, ...measured } = await runInterleaved({
    bare: { server: bareServer, next: requests.homePage },
    cached: { server: shop, next: requests.homePage },
    content: { server: uncached, next: requests.contentPage },
    selector: { server: uncached, next: requests.selectorPage },
    list: { server: shop, next: requests.publicList },
    search: { server: shop, next: requests.search },
    price: { server: shop, next: requests.price },
  })
  yield loadRow('bare node:http, the bytes of the cached page', bare, bare)
  yield loadRow('cached page', measured.cached, bare, { toBare: 3 })
  yield loadRow('content page afresh', measured.content, bare, { cpuMicros: 3_500 })
  yield loadRow('selector with a choice afresh', measured.selector, bare, { cpuMicros: 8_000 })
  yield loadRow('public list of the API, cached', measured.list, bare)
  yield loadRow('search of the shop, not cached', measured.search, bare)
  yield loadRow('price', measured.price, bare)
}

/** Seconds from the start of the process to the first page. */
const secondsOfStart = async (dataDir: string) => {
  const startedAt = performance.now()
  await using server = await startBuilt(dataDir)
  await requests.send(server, requests.homePage())
  return (performance.now() - startedAt) / 1_000
}

const pageKeys: readonly PageKey[] = ['home', 'company.garden', 'medicine.homeopathy', 'news']

const visited = [
  ...languages.flatMap((language) =>
    pageKeys.map((key) => () => ({
      ...requests.homePage(),
      path: addressOf(language, key),
    })),
  ),
  ...[requests.selectorPage, requests.publicList, requests.search, requests.price],
]

const memoryRow = (name: string, server: Server, ...cells: string[]) => {
  const bytes = residentBytes(server)
  return row(name, [bytes === undefined ? 'unknown' : formatMegabytes(bytes), ...cells])
}

async function* measureMemory(dataDir: string) {
  await using server = await startBuilt(dataDir)
  for (const request of [requests.homePage(), requests.selectorPage()])
    await requests.send(server, request)
  await wait(2_000)
  yield memoryRow('memory at rest', server)
  let sent = 0
  const next = () => {
    sent += 1
    return visited[sent % visited.length]?.() ?? requests.homePage()
  }
  const load = { connections: 8, duration: loadSeconds, overallRate: requestsPerSecond }
  const { requests: answered, failures } = await sendLoad(server.port, next, load)
  const name = `memory after ${loadSeconds} s of ${requestsPerSecond} requests a second`
  yield memoryRow(name, server, `${answered} sent`, `${failures} refused`)
}

async function* measure() {
  await using folder = await temporaryFolder()
  const dataDir = join(folder.path, 'data')
  yield* measureCpu(dataDir)
  // The first start fills the cache of compiled code.
  await secondsOfStart(dataDir)
  const seconds: number[] = []
  for (let start = 0; start < starts; start += 1) seconds.push(await secondsOfStart(dataDir))
  const start = median(seconds)
  yield row('start with a store', formatSeconds(start), atMost(start, 1.5, formatSeconds))
  yield* measureMemory(dataDir)
}

export const pages: Group = {
  title: 'Pages: 8 connections, CPU of the server per request, medians of interleaved rounds',
  columns: loadColumns,
  measure,
}
