import { setTimeout } from 'node:timers/promises'
import { openClient, requestBytes } from './http-client.ts'
import { answerTo, readyPage } from './requests.ts'
import type { Served } from './served.ts'

const perSecond = 50
const seconds = 5

let people = 0

/** Somebody unknown, from an address of their own: the work is that of any login, no limit applies. */
const login = () => {
  people += 1
  return requestBytes({
    method: 'POST',
    path: '/api/jwt-auth/v1/token',
    headers: { 'x-forwarded-for': `198.18.${people >> 8}.${people & 255}` },
    body: { username: `a${people}@example.ch`, password: 'a long winter night' },
  })
}

const at = (share: number, took: readonly number[]) =>
  took.toSorted((one, other) => one - other)[Math.floor(took.length * share)] ?? 0

const timed = async (server: Served) => {
  const begun = performance.now()
  const { status } = await answerTo(server, login())
  if (status !== 403) throw new Error(`a login of nobody: ${status}`)
  return performance.now() - begun
}

/**
 * Milliseconds: one login alone, then fifty that begin each second, and what a ready page takes
 * meanwhile (half of all, and 99 of a hundred).
 */
export const loginTimes = async (server: Served) => {
  for (let round = 0; round < 5; round += 1) await timed(server)
  const alone: number[] = []
  for (let round = 0; round < 20; round += 1) alone.push(await timed(server))

  const pages: number[] = []
  const logins: Promise<number>[] = []
  const client = openClient(server.port)
  const begun = performance.now()
  const end = begun + seconds * 1_000
  const browse = async () => {
    while (performance.now() < end) {
      pages.push((await client.ask(readyPage())).millis)
      await setTimeout(2)
    }
  }
  const browsing = browse()
  for (let sent = 0; sent < perSecond * seconds; sent += 1) {
    const due = begun + (sent * 1_000) / perSecond
    if (due > performance.now()) await setTimeout(due - performance.now())
    logins.push(timed(server))
  }
  await browsing
  const took = await Promise.all(logins)
  client.close()
  return {
    alone: at(0.5, alone),
    together: at(0.5, took),
    page: at(0.5, pages),
    page99: at(0.99, pages),
  }
}
