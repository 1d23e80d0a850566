import autocannon from 'autocannon'
import type { BenchRequest } from './requests.ts'
import { atMost, formatFactor, formatMicros, formatMs, isTrial, median, row } from './row.ts'
import type { CpuServer } from './servers.ts'

/** Result of one load run; CPU is the server's, user and system, per request. */
export type LoadResult = { perSecond: number; cpuMicros: number; p99Ms: number }

/** `next`: the next request; a new one each time where that matters. `connections`: 8 by default. */
export type Load = { server: CpuServer; next: () => BenchRequest; connections?: number }

const rounds = isTrial ? 1 : 5
/** Until the code of a page is compiled for speed. */
const warmUpSeconds = isTrial ? 1 : 5

/** Sends requests over several connections, each waiting for its response. */
export const sendLoad = async (
  port: number,
  next: () => BenchRequest,
  options: Pick<autocannon.Options, 'connections' | 'duration' | 'overallRate'>,
) => {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    requests: [{ setupRequest: (defaults) => ({ ...defaults, ...next() }) }],
    ...options,
  })
  const failures = result.errors + result.non2xx
  return { requests: result['2xx'], failures, p99Ms: result.latency.p99 }
}

const runLoad = async (
  { server, next, connections = 8 }: Load,
  duration: number,
): Promise<LoadResult> => {
  const cpuBefore = await server.cpuMicros()
  const startedAt = performance.now()
  const options = { connections, duration }
  const { requests, failures, p99Ms } = await sendLoad(server.port, next, options)
  if (failures > 0) throw new Error(`${failures} requests failed, such as ${next().path}`)
  const seconds = (performance.now() - startedAt) / 1_000
  const cpu = (await server.cpuMicros()) - cpuBefore
  return { perSecond: requests / seconds, cpuMicros: cpu / requests, p99Ms }
}

/** Medians of several rounds, each of which runs every load once, after a round to warm up. */
export const runInterleaved = async <Name extends string>(loads: Record<Name, Load>) => {
  const results = new Map<Name, LoadResult[]>()
  for (let round = 0; round <= rounds; round += 1)
    for (const name of Object.keys(loads) as Name[]) {
      const result = await runLoad(loads[name], round > 0 ? 1 : warmUpSeconds)
      if (round > 0) results.set(name, [...(results.get(name) ?? []), result])
    }
  const medianOf = (name: Name, key: keyof LoadResult) =>
    median((results.get(name) ?? []).map((result) => result[key]))
  return Object.fromEntries(
    [...results.keys()].map((name) => [
      name,
      {
        perSecond: medianOf(name, 'perSecond'),
        cpuMicros: medianOf(name, 'cpuMicros'),
        p99Ms: medianOf(name, 'p99Ms'),
      },
    ]),
  ) as Record<Name, LoadResult>
}

export const loadColumns = ['a second', 'CPU', 'to bare', '99 % below']

/** Throughput, CPU per request as measured and compared with a bare server, slowest per cent. */
export const loadRow = (
  name: string,
  { perSecond, cpuMicros, p99Ms }: LoadResult,
  bare: LoadResult,
  limit?: { cpuMicros?: number; toBare?: number },
) => {
  const toBare = cpuMicros / bare.cpuMicros
  return row(
    name,
    [perSecond.toFixed(0), formatMicros(cpuMicros), formatFactor(toBare), formatMs(p99Ms)],
    limit?.toBare
      ? atMost(toBare, limit.toBare, formatFactor)
      : limit?.cpuMicros
        ? atMost(cpuMicros, limit.cpuMicros, formatMicros)
        : undefined,
  )
}
