import { join } from 'node:path'
import { startPrivatePostgres } from '../tests/private-postgres.ts'
import { loadColumns, loadRow, runInterleaved, sendLoad } from './load.ts'
import { prepareOrders } from './requests.ts'
import { type BenchRow, formatFactor, type Group, isTrial, median, row } from './row.ts'
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

const rounds = isTrial ? 1 : 5
const seconds = isTrial ? 1 : 4
/** Over all processes. */
const connections = 16

/** Orders a second of one process and of four on one PostgreSQL, which does not wait for the disk here. */
async function* measureProcesses(): AsyncGenerator<BenchRow> {
  const postgres = await startPrivatePostgres()
  if (!postgres) {
    yield row('PostgreSQL', 'not installed')
    return
  }
  await using folder = await temporaryFolder()
  const settings = {
    ...{ dataDir: join(folder.path, 'data'), cachesPages: true },
    databaseUrl: postgres.url,
  }
  await using first = await startMeasured(settings)
  await using second = await startMeasured(settings)
  await using third = await startMeasured(settings)
  await using fourth = await startMeasured(settings)
  const four = [first, second, third, fourth]
  const next = await prepareOrders(first)
  const measureOn = async (servers: typeof four) => {
    const load = { connections: connections / servers.length, duration: seconds }
    const results = await Promise.all(servers.map(({ port }) => sendLoad(port, next, load)))
    const failures = results.reduce((sum, result) => sum + result.failures, 0)
    if (failures > 0) throw new Error(`${failures} orders failed`)
    return results.reduce((sum, { requests }) => sum + requests, 0) / seconds
  }
  const [ofOne, ofFour]: [number[], number[]] = [[], []]
  await measureOn(four)
  for (let round = 0; round < rounds; round += 1) {
    ofOne.push(await measureOn([first]))
    ofFour.push(await measureOn(four))
  }
  const [one, all] = [median(ofOne), median(ofFour)]
  yield row('PostgreSQL, one process', one.toFixed(0))
  yield row('PostgreSQL, four processes', [all.toFixed(0), '', formatFactor(all / one)])
  await postgres.stop()
}

async function* measureAll() {
  yield* measure()
  yield* measureProcesses()
}

export const orders: Group = {
  title: 'Durable orders: 8 and 16 connections, CPU of the server per order',
  columns: loadColumns,
  measure: measureAll,
}
