import { invoiceRequest } from '../requests.ts'
import { type BenchRequest, sendRequest } from '../send-request.ts'
import type { Served } from '../served.ts'

const warmUps = 5
const rounds = 20

/** Milliseconds from the request of an invoice to its last byte, and milliseconds of CPU. */
export const measureInvoice = async (
  server: Served,
  token: string,
  nextOrder: () => BenchRequest,
) => {
  const placed = JSON.parse((await sendRequest(server, nextOrder())).body.toString())
  const request = invoiceRequest(placed.id, token)
  const fetchInvoice = async () => {
    const start = performance.now()
    const { status } = await sendRequest(server, request)
    if (status !== 200) throw new Error(`status ${status} for an invoice`)
    return performance.now() - start
  }
  for (let round = 0; round < warmUps; round += 1) await fetchInvoice()
  const before = await server.cpuMicros()
  const took: number[] = []
  for (let round = 0; round < rounds; round += 1) took.push(await fetchInvoice())
  const cpu = ((await server.cpuMicros()) - before) / rounds / 1_000
  return {
    cpu,
    slowest: Math.max(...took),
    median: took.toSorted((a, b) => a - b)[rounds / 2] ?? 0,
  }
}
