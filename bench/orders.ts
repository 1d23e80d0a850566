import { join } from 'node:path'
import { loadColumns, loadRow, runInterleaved } from './load.ts'
import { prepareOrders } from './requests.ts'
import type { Group } from './row.ts'
import { startMeasured, temporaryFolder } from './servers.ts'

/** Durable orders of one customer, each with one line. */
async function* measure() {
  await using folder = await temporaryFolder()
  const dataDir = join(folder.path, 'data')
  await using shop = await startMeasured({ dataDir, cachesPages: true })
  await using bareServer = await startMeasured({ bareBytes: 1_000 })
  const next = await prepareOrders(shop)
  const { bare, eight, sixteen } = await runInterleaved({
    bare: { server: bareServer, next },
    eight: { server: shop, next },
    sixteen: { server: shop, next, connections: 16 },
  })
  yield loadRow('bare node:http, the same request', bare, bare)
  yield loadRow('order', eight, bare, { cpuMicros: 1_200 })
  yield loadRow('16 concurrent orders', sixteen, bare, { cpuMicros: 1_200 })
}

export const orders: Group = {
  title: 'Durable orders: 8 and 16 connections, CPU of the server per order',
  columns: loadColumns,
  measure,
}
