import { openClient } from './http-client.ts'
import type { Served } from './served.ts'

/** What one burst of requests has shown; CPU is the server's, user and system, per request. */
export type Burst = { perSecond: number; cpuMicros: number; slowest99: number }

type Load = {
  server: Pick<Served, 'port' | 'cpuMicros'>
  /** The bytes of the next request; a new one each time where that matters. */
  next: () => Buffer
  status: number
  clients?: number
  millis?: number
}

const quantile = (values: number[], part: number) =>
  values.sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

/** Asks for a while with several clients at once, each waiting for its answer. */
const burst = async (load: Load): Promise<Burst> => {
  const { server, next, status, clients = 8, millis = 1_500 } = load
  const times: number[] = []
  const before = await server.cpuMicros()
  const begun = performance.now()

  const askOn = async () => {
    const client = openClient(server.port)
    while (performance.now() - begun < millis) {
      const answer = await client.ask(next())
      if (answer.status !== status)
        throw new Error(`${answer.status} instead of ${status}: ${answer.body.toString()}`)
      times.push(answer.millis)
    }
    client.close()
  }
  await Promise.all(Array.from({ length: clients }, askOn))

  const seconds = (performance.now() - begun) / 1000
  const cpu = (await server.cpuMicros()) - before
  return {
    perSecond: times.length / seconds,
    cpuMicros: cpu / times.length,
    slowest99: quantile(times, 0.99),
  }
}

const median = (values: number[]) => quantile(values, 0.5)

/** Medians of several rounds, in which the contestants take turns, after a round to warm up. */
export const compete = async <Name extends string>(
  contestants: Record<Name, Load>,
  rounds = 5,
): Promise<Record<Name, Burst>> => {
  const names = Object.keys(contestants) as Name[]
  const bursts = new Map<Name, Burst[]>(names.map((name) => [name, []]))
  for (const name of names) await burst(contestants[name])
  for (let round = 0; round < rounds; round++)
    for (const name of names) bursts.get(name)?.push(await burst(contestants[name]))
  const summary = (name: Name): Burst => {
    const all = bursts.get(name) ?? []
    return {
      perSecond: median(all.map(({ perSecond }) => perSecond)),
      cpuMicros: median(all.map(({ cpuMicros }) => cpuMicros)),
      slowest99: median(all.map(({ slowest99 }) => slowest99)),
    }
  }
  return Object.fromEntries(names.map((name) => [name, summary(name)])) as Record<Name, Burst>
}
