import {
  atLeast,
  atMost,
  formatFactor,
  formatMicros,
  formatPerSecond,
  formatShortMs,
  type Goal,
  type Row,
  row,
} from '../row.ts'
import { type BenchRequest, sendRequest } from '../send-request.ts'
import { type Served, serve } from '../served.ts'
import { type LoadResult, runInterleaved } from './load.ts'

export const loadColumns = ['a second', 'CPU', 'to bare', '99 % below']

/** A row of a load: throughput, CPU per request, CPU compared with the baseline, slowest per cent. */
export const loadRow = (
  name: string,
  measured: LoadResult,
  baseline: LoadResult | undefined,
  ...goals: Goal[]
): Row =>
  row(
    name,
    [
      measured.perSecond.toFixed(0),
      formatMicros(measured.cpuMicros),
      baseline ? formatFactor(measured.cpuMicros / baseline.cpuMicros) : '',
      formatShortMs(measured.p99Ms),
    ],
    ...goals,
  )

export const cpuGoal = ({ cpuMicros }: LoadResult, limitMicros: number) =>
  atMost(cpuMicros, limitMicros, (micros) => `${formatMicros(micros)} CPU`)

export const rateGoal = ({ perSecond }: LoadResult, limit: number) =>
  atLeast(perSecond, limit, formatPerSecond)

/** A bare server that sends the shop's response, byte for byte. */
export const serveBare = async (shop: Served, next: () => BenchRequest, status = 200) => {
  const { body } = await sendRequest(shop, next())
  const headers = { 'content-length': body.length }
  const bare = await serve('server/bare.ts', { status, headers, body: body.toString('base64') })
  return { body, bare }
}

/** The shop and the bare server with the same bytes, interleaved. */
export const againstBare = async (shop: Served, next: () => BenchRequest, status = 200) => {
  const { body, bare } = await serveBare(shop, next, status)
  try {
    const measured = await runInterleaved({
      ours: { server: shop, next, status },
      bare: { server: bare, next, status },
    })
    return { ...measured, body }
  } finally {
    await bare.stop()
  }
}
