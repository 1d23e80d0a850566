import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { benchPassword } from '../built-server.ts'
import {
  cachedPageRequest,
  logIn,
  prepareOrderRequests,
  priceRequest,
  uncachedPageRequest,
} from '../requests.ts'
import {
  atMost,
  formatFactor,
  formatMegabytes,
  formatMicros,
  formatSeconds,
  type Group,
  row,
} from '../row.ts'
import { type BenchRequest, sendRequest } from '../send-request.ts'
import { type Served, serve } from '../served.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { listRequests, queryRequests } from './api-rows.ts'
import { growStore } from './grow-store.ts'
import { runInterleaved } from './load.ts'
import { restingMemory } from './memory-group.ts'
import { medianStartSeconds } from './start-group.ts'

const orders = 100
const limit = 1.2

const serveStore = (dataDir: string) =>
  serve('server/officina.ts', { dataDir, password: benchPassword })

const orderRequests = async (shop: Served) =>
  prepareOrderRequests(shop, await logIn(shop, benchPassword))

const placeOrders = async (dataDir: string) => {
  const shop = await serveStore(dataDir)
  try {
    const nextOrder = await orderRequests(shop)
    for (let count = 0; count < orders; count += 1) {
      const { status } = await sendRequest(shop, nextOrder())
      if (status !== 201) throw new Error(`status ${status} for an order`)
    }
  } finally {
    await shop.stop()
  }
}

const compareRow = (name: string, demo: number, grown: number, format: (value: number) => string) =>
  row(
    name,
    [format(demo), format(grown), formatFactor(grown / demo)],
    atMost(grown / demo, limit, formatFactor),
  )

async function* compareRequests(demo: Served, grown: Served) {
  const [demoOrder, grownOrder] = [await orderRequests(demo), await orderRequests(grown)]
  const sameRequests: Record<string, () => BenchRequest> = {
    'a cached page': cachedPageRequest,
    'a fresh page': uncachedPageRequest,
    ...listRequests,
    ...queryRequests,
    'a price': priceRequest,
  }
  const cases = [
    ...Object.entries(sameRequests).map(([name, next]) => ({ name, next: [next, next] })),
    { name: 'an order', next: [demoOrder, grownOrder], status: 201 },
  ] as const
  for (const { name, next, ...status } of cases) {
    const { small, large } = await runInterleaved(
      {
        small: { server: demo, next: next[0] ?? cachedPageRequest, ...status },
        large: { server: grown, next: next[1] ?? cachedPageRequest, ...status },
      },
      { rounds: 3, seconds: 0.5 },
    )
    yield compareRow(name, small.cpuMicros, large.cpuMicros, formatMicros)
  }
}

async function* measure() {
  await using folder = await temporaryFolder()
  const demoDir = join(folder.path, 'demo')
  const grownDir = join(folder.path, 'grown')
  await placeOrders(demoDir)
  await cp(demoDir, grownDir, { recursive: true })
  growStore(grownDir)

  const demo = await serveStore(demoDir)
  const grown = await serveStore(grownDir).catch(async (error) => {
    await demo.stop()
    throw error
  })
  try {
    yield* compareRequests(demo, grown)
  } finally {
    await Promise.all([demo.stop(), grown.stop()])
  }
  yield compareRow(
    'memory at rest',
    await restingMemory(demoDir),
    await restingMemory(grownDir),
    formatMegabytes,
  )
  yield compareRow(
    'start of build/main.js',
    await medianStartSeconds(demoDir),
    await medianStartSeconds(grownDir),
    formatSeconds,
  )
}

export const growthGroup: Group = {
  name: 'growth',
  title: '10 × the catalogue, 50 × the pages, 100 × the orders: CPU of the server per request',
  columns: ['demo', 'grown', 'grown to demo'],
  measure,
}
