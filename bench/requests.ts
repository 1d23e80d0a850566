import { v7 } from 'uuid'
import { addressOf } from '../domain/page/address.ts'
import { type BenchRequest, requestOf, sendRequest } from './send-request.ts'
import type { Served } from './served.ts'

const arnica = {
  scale: 'CH',
  dilution: '30',
  form: 'globuli',
  size: 'tube-1g',
}

const acceptsBrotli = { 'accept-encoding': 'br' }

export const homePage = addressOf('de', 'home')
export const selectorPage = addressOf('de', 'shop.homeopathy.remedies')

/** A public page, cached after its first visit. */
export const cachedPageRequest = () => requestOf({ path: homePage, headers: acceptsBrotli })

let visits = 0

/** The selector with another choice in its address each time, so never cached. */
export const uncachedPageRequest = () => {
  const remedyCode = `a-159_b-ch_c-30_d-globuli_f-tube-1g_g-${++visits}`
  const path = addressOf('de', 'shop.homeopathy.remedies', { remedyCode })
  return requestOf({ path, headers: acceptsBrotli })
}

const pricePost = (body: unknown) => () =>
  requestOf({ method: 'POST', path: '/api/shop/price', body })

const { scale, dilution, ...globuli } = arnica
const substances = Array.from({ length: 30 }, (_, at) => ({
  ...{ type: 'Homeopathy', remedy: 159, scale, dilution: `${at + 1}` },
}))
const drops = { family: 'custom', form: 'drops', size: 'bottle-30ml' }
const plants = [
  { type: 'Phytotherapy', remedy: 20_001 },
  { type: 'Gemmotherapy', remedy: 10_001 },
]

export const priceRequest = pricePost({ family: 'homeopathy', remedy: 159, ...arnica })

/** A price request of each family. */
export const priceRequests = {
  'a price, homeopathy': priceRequest,
  'a price, gemmotherapy': pricePost({ family: 'gemmotherapy', size: '30ml', remedy: 10_001 }),
  'a price, phytotherapy': pricePost({ family: 'phytotherapy', size: '30ml', remedy: 20_001 }),
  'a price, oligotherapy': pricePost({ family: 'oligotherapy', size: '60ml', remedy: 30_001 }),
  'a price, Schüssler': pricePost({ family: 'schussler', form: 'pl_6', remedy: 40_001 }),
  'a price, mixed drops': pricePost({
    ...drops,
    substances: [...substances.slice(4, 6), ...plants],
  }),
  'a price, 30 substances': pricePost({ family: 'custom', ...globuli, substances }),
}

const fetchJson = async (server: Pick<Served, 'port'>, request: BenchRequest) => {
  const { status, body } = await sendRequest(server, request)
  if (status !== 200) throw new Error(`${status}: ${body}`)
  return JSON.parse(body.toString())
}

/** Logs in the demo customer who may order; returns the token. */
export const logIn = async (server: Pick<Served, 'port'>, password: string): Promise<string> => {
  const { token } = await fetchJson(
    server,
    requestOf({
      method: 'POST',
      path: '/api/jwt-auth/v1/token',
      body: { username: 'claire.favre@trois-sources.example', password },
    }),
  )
  return token
}

/** The invoice of an order. */
export const invoiceRequest = (orderId: string, token: string) =>
  requestOf({
    path: `/api/shop/orders/${orderId}/invoice.pdf`,
    headers: { authorization: `Bearer ${token}` },
  })

/** Makes order requests, each with a separate idempotency key. */
export const prepareOrderRequests = async (server: Pick<Served, 'port'>, token: string) => {
  const { productId } = await fetchJson(server, priceRequest())
  const name = 'Arnica montana'
  const item = { id: productId, quantity: 2, name, info: { type: 'homeopathy', ...arnica } }
  return () =>
    requestOf({
      method: 'POST',
      path: '/api/shop/orders',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': v7() },
      body: { items: [item], payment: 'invoice' },
    })
}
