import autocannon from 'autocannon'
import { median } from '../row.ts'
import type { BenchRequest } from '../send-request.ts'
import type { Served } from '../served.ts'

/** Result of one load run; CPU is the server's, user and system, per request. */
export type LoadResult = { perSecond: number; cpuMicros: number; p99Ms: number }

export type Load = {
  server: Pick<Served, 'port' | 'cpuMicros'>
  /** The next request; a new one each time where that matters. */
  next: () => BenchRequest
  /** 200 unless given. */
  status?: number
}

const connections = 8
const defaultSeconds = 1

const quantile = (values: number[], share: number) =>
  values.sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

type Options = Omit<autocannon.Options, 'url'> & { port: number; status: number }

/** Response times in milliseconds. Throws at the first response with another status. */
const collectResponseTimes = ({ port, status, ...options }: Options) =>
  new Promise<number[]>((resolve, reject) => {
    const timesMs: number[] = []
    const run = autocannon({ url: `http://127.0.0.1:${port}`, ...options }, (error, result) => {
      const failed = error ?? (result.errors > 0 ? `${result.errors} errors` : undefined)
      if (failed) reject(new Error(String(failed)))
      else resolve(timesMs)
    })
    run.on('response', (_client, statusCode, _bytes, timeMs) => {
      timesMs.push(timeMs)
      if (statusCode === status) return
      reject(new Error(`status ${statusCode} instead of ${status}`))
      run.stop()
    })
  })

/** Sends requests over several connections, each waiting for its response. */
const runLoad = async (
  { server, next, status = 200 }: Load,
  durationSeconds: number,
): Promise<LoadResult> => {
  const cpuBefore = await server.cpuMicros()
  const startedAt = performance.now()
  const timesMs = await collectResponseTimes({
    port: server.port,
    status,
    connections,
    duration: durationSeconds,
    sampleInt: 100,
    requests: [{ setupRequest: (defaults) => ({ ...defaults, ...next() }) }],
  })
  const seconds = (performance.now() - startedAt) / 1000
  const cpu = (await server.cpuMicros()) - cpuBefore
  return {
    perSecond: timesMs.length / seconds,
    cpuMicros: cpu / timesMs.length,
    p99Ms: quantile(timesMs, 0.99),
  }
}

/** Medians of several rounds, each of which runs every load once, after a round to warm up. */
export const runInterleaved = async <Name extends string>(
  loads: Record<Name, Load>,
  { rounds = 5, seconds = defaultSeconds } = {},
): Promise<Record<Name, LoadResult>> => {
  const names = Object.keys(loads) as Name[]
  const results = new Map<Name, LoadResult[]>(names.map((name) => [name, []]))
  for (const name of names) await runLoad(loads[name], seconds)
  for (let round = 0; round < rounds; round++)
    for (const name of names) results.get(name)?.push(await runLoad(loads[name], seconds))
  const summary = (name: Name): LoadResult => {
    const all = results.get(name) ?? []
    return {
      perSecond: median(all.map(({ perSecond }) => perSecond)),
      cpuMicros: median(all.map(({ cpuMicros }) => cpuMicros)),
      p99Ms: median(all.map(({ p99Ms }) => p99Ms)),
    }
  }
  return Object.fromEntries(names.map((name) => [name, summary(name)])) as Record<Name, LoadResult>
}
