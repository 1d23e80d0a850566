import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type BuiltServer, residentBytes, startBuilt } from '../built-server.ts'
import { homePage, selectorPage } from '../requests.ts'
import { atMost, formatMegabytes, type Group, row } from '../row.ts'
import { requestOf, sendRequest } from '../send-request.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { mixedRate, runMixedLoad } from './mixed-load.ts'

/** BENCH_MINUTES shortens a trial run; the goal is for five. */
const minutes = Number(process.env.BENCH_MINUTES || 5)

/** Bytes after two pages and two seconds. */
const memoryAtRest = async (server: BuiltServer) => {
  for (const path of [homePage, selectorPage]) await sendRequest(server, requestOf({ path }))
  await wait(2_000)
  return residentBytes(server.pid)
}

/** Resident bytes of a server with this existing store after some pages, when idle. */
export const restingMemory = async (dataDir: string) => {
  const server = await startBuilt(dataDir)
  return memoryAtRest(server).finally(server.stop)
}

async function* measure() {
  await using folder = await temporaryFolder()
  const dataDir = join(folder.path, 'data')
  // The first start loads the demo laboratory.
  await (await startBuilt(dataDir)).stop()
  const server = await startBuilt(dataDir)
  try {
    const rest = await memoryAtRest(server)
    yield row('memory at rest', formatMegabytes(rest), atMost(rest, 110 * 2 ** 20, formatMegabytes))
    const startedAt = performance.now()
    const load = runMixedLoad(server, startedAt + minutes * 60_000)
    // Reported by `await load` below.
    load.catch(() => {})
    let highest = 0
    const sampling = setInterval(() => {
      highest = Math.max(highest, residentBytes(server.pid))
    }, 500)
    try {
      for (let minute = 1; minute < minutes; minute += 1) {
        await Promise.race([wait(startedAt + minute * 60_000 - performance.now()), load])
        yield row(`  after ${minute} min of mixed load`, formatMegabytes(residentBytes(server.pid)))
      }
      const sent = await load
      const after = residentBytes(server.pid)
      yield row(
        `memory after ${minutes} min of mixed load`,
        formatMegabytes(after),
        atMost(after, 220 * 2 ** 20, formatMegabytes),
      )
      yield row('  highest; requests', [formatMegabytes(highest), sent.toLocaleString('en')])
    } finally {
      clearInterval(sampling)
    }
  } finally {
    await server.stop()
  }
}

export const memoryGroup: Group = {
  name: 'memory',
  title: `Memory of build/main.js: resident; ${minutes} min of ${mixedRate} requests a second`,
  measure,
}
