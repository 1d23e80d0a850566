import { setTimeout } from 'node:timers/promises'
import { cachedPageRequest } from '../requests.ts'
import { requestOf, sendRequest } from '../send-request.ts'
import type { Served } from '../served.ts'

const loginsPerSecond = 50
const seconds = 5

let logins = 0

/** Of an unknown account, each from another IP address: the same work as any login, no limit applies. */
const loginRequest = () => {
  logins += 1
  return requestOf({
    method: 'POST',
    path: '/api/jwt-auth/v1/token',
    headers: { 'x-forwarded-for': `198.18.${logins >> 8}.${logins & 255}` },
    body: { username: `a${logins}@example.ch`, password: 'a long winter night' },
  })
}

const quantile = (share: number, took: readonly number[]) =>
  took.toSorted((one, other) => one - other)[Math.floor(took.length * share)] ?? 0

/** Milliseconds of a login; undefined if the server refused it because its queue is full. */
const timeLogin = async (server: Served) => {
  const { status, durationMs } = await sendRequest(server, loginRequest())
  if (status === 503) return undefined
  if (status !== 403) throw new Error(`status ${status} for an unknown account`)
  return durationMs
}

const isNumber = (value: number | undefined) => value !== undefined

/**
 * Milliseconds: median of single logins, then of fifty started each second (`refused` counts those
 * above the queue limit), and median and 99th percentile of a cached page during these.
 */
export const measureLogins = async (server: Served) => {
  for (let round = 0; round < 5; round += 1) await timeLogin(server)
  const alone: (number | undefined)[] = []
  for (let round = 0; round < 20; round += 1) alone.push(await timeLogin(server))

  const pages: number[] = []
  const pending: ReturnType<typeof timeLogin>[] = []
  const startedAt = performance.now()
  const end = startedAt + seconds * 1_000
  const browse = async () => {
    while (performance.now() < end) {
      pages.push((await sendRequest(server, cachedPageRequest())).durationMs)
      await setTimeout(2)
    }
  }
  const browsing = browse()
  for (let sent = 0; sent < loginsPerSecond * seconds; sent += 1) {
    const due = startedAt + (sent * 1_000) / loginsPerSecond
    if (due > performance.now()) await setTimeout(due - performance.now())
    pending.push(timeLogin(server))
  }
  await browsing
  const all = await Promise.all(pending)
  const took = all.filter(isNumber)
  return {
    alone: quantile(0.5, alone.filter(isNumber)),
    refused: all.length - took.length,
    concurrent: quantile(0.5, took),
    page: quantile(0.5, pages),
    pageP99: quantile(0.99, pages),
  }
}
