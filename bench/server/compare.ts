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

/** CPU of a static file from nginx on the machine for which the goals were set. */
const referenceMicros = 7
const atReference = `at ${referenceMicros} µs nginx`

export const loadColumns = ['a second', 'CPU', atReference, 'to bare', '99 % below']

let nginxMicros: number | undefined

/** From now on, goals for CPU time are judged as if nginx took the reference time. */
export const scaleToNginx = (measured: LoadResult) => {
  nginxMicros = measured.cpuMicros
}

/** CPU time on the reference machine; unchanged where nginx was not measured. */
const scaledMicros = ({ cpuMicros }: LoadResult) =>
  nginxMicros ? (cpuMicros * referenceMicros) / nginxMicros : cpuMicros

/**
 * A row of a load: throughput, CPU per request as measured and scaled, CPU compared with the
 * baseline, slowest per cent.
 */
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
      nginxMicros ? formatMicros(scaledMicros(measured)) : '',
      baseline ? formatFactor(measured.cpuMicros / baseline.cpuMicros) : '',
      formatShortMs(measured.p99Ms),
    ],
    ...goals,
  )

export const cpuGoal = (measured: LoadResult, limitMicros: number) => {
  const unit = nginxMicros ? `CPU ${atReference}` : 'CPU'
  return atMost(scaledMicros(measured), limitMicros, (micros) => `${formatMicros(micros)} ${unit}`)
}

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
