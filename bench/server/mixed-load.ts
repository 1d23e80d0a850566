import { setTimeout as wait } from 'node:timers/promises'
import { languages } from '../../domain/language.ts'
import { addressOf } from '../../domain/page/address.ts'
import { isPersonal } from '../../domain/page/personal-pages.ts'
import { pageKeys } from '../../domain/page/route-words.ts'
import { benchPassword } from '../built-server.ts'
import {
  invoiceRequest,
  logIn,
  prepareOrderRequests,
  priceRequests,
  uncachedPageRequest,
} from '../requests.ts'
import { type BenchRequest, requestOf, sendRequest } from '../send-request.ts'
import { listRequests, queryRequests } from './api-rows.ts'

/** Requests per second: what a small server has on a very busy day. */
export const mixedRate = 200

const encodings = ['br', 'gzip', 'identity']
const publicPages = languages.flatMap((language) =>
  pageKeys
    .filter((key) => !isPersonal(key) && !/\.(product|topic|post|order|list|formula)$/.test(key))
    .map((key) => addressOf(language, key)),
)

/** Calls the functions in turn. */
const inTurn = <Made>(all: readonly (() => Made)[]) => {
  let at = 0
  return () => {
    const made = all[at % all.length]?.()
    at += 1
    if (made === undefined) throw new Error('nothing to call')
    return made
  }
}

let visits = 0
const pageRequest = () => {
  visits += 1
  const path = publicPages[visits % publicPages.length] ?? '/'
  const encoding = encodings[visits % encodings.length] ?? 'br'
  return requestOf({ path, headers: { 'accept-encoding': encoding } })
}

const lists = inTurn(Object.values(listRequests))
const queries = inTurn(Object.values(queryRequests))
const prices = inTurn(Object.values(priceRequests))

/** Of 20 requests: eleven pages, three fresh pages, two lists, two queries, two prices. */
const nextRequest = inTurn<BenchRequest>([
  ...Array.from({ length: 11 }, () => pageRequest),
  ...[uncachedPageRequest, lists, queries, prices],
  ...[uncachedPageRequest, lists, queries, prices, uncachedPageRequest],
])

/**
 * Sends the mixture at `mixedRate` until `end` (of `performance.now()`), and every two seconds an
 * order with its mails, its invoice and a login. Resolves to the number of requests.
 */
export const runMixedLoad = async (server: { port: number }, end: number) => {
  let sent = 0
  const send = async (request: BenchRequest) => {
    const response = await sendRequest(server, request)
    sent += 1
    if (response.status >= 500) throw new Error(`status ${response.status} for ${request.path}`)
    return response
  }
  const token = await logIn(server, benchPassword)
  const nextOrder = await prepareOrderRequests(server, token)
  const browse = async () => {
    const startedAt = performance.now()
    const pending = new Set<Promise<unknown>>()
    for (let count = 0; performance.now() < end; count += 1) {
      const due = startedAt + (count * 1_000) / mixedRate
      if (due > performance.now()) await wait(due - performance.now())
      // A slow machine gets fewer requests instead of a growing queue.
      if (pending.size >= 32) await Promise.race(pending)
      const request = send(nextRequest()).finally(() => pending.delete(request))
      pending.add(request)
    }
    await Promise.all(pending)
  }
  const order = async () => {
    while (performance.now() < end) {
      const placed = await send(nextOrder())
      if (placed.status === 201)
        await send(invoiceRequest(JSON.parse(placed.body.toString()).id, token))
      await logIn(server, benchPassword)
      await wait(2_000)
    }
  }
  await Promise.all([browse(), order()])
  return sent
}
