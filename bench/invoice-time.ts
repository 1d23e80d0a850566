import { answerTo, paperRequest } from './requests.ts'
import type { Served } from './served.ts'

const warmUps = 5
const rounds = 20

/** Milliseconds from asking for the invoice of a new order to its last byte, and of CPU for one. */
export const invoiceTime = async (server: Served, token: string, nextOrder: () => Buffer) => {
  const placed = JSON.parse((await answerTo(server, nextOrder())).body.toString())
  const request = paperRequest(placed.id, token)
  const ask = async () => {
    const start = performance.now()
    const { status } = await answerTo(server, request)
    if (status !== 200) throw new Error(`no invoice: ${status}`)
    return performance.now() - start
  }
  for (let round = 0; round < warmUps; round += 1) await ask()
  const before = await server.cpuMicros()
  const took: number[] = []
  for (let round = 0; round < rounds; round += 1) took.push(await ask())
  const cpu = ((await server.cpuMicros()) - before) / rounds / 1_000
  return {
    cpu,
    slowest: Math.max(...took),
    median: took.toSorted((a, b) => a - b)[rounds / 2] ?? 0,
  }
}
