import { v7 } from 'uuid'
import { addressOf } from '../domain/page/address.ts'
import { openClient, requestBytes } from './http-client.ts'
import type { Served } from './served.ts'

const arnica = {
  scale: 'CH',
  dilution: '30',
  form: 'globuli',
  size: 'tube-1g',
}

const asBrowser = { 'accept-encoding': 'br' }

export const homePage = addressOf('de', 'home')
export const selectorPage = addressOf('de', 'shop.homeopathy.remedies')
export const builderPage = addressOf('de', 'shop.make_your_own')

/** A page that is in memory after its first visit. */
export const readyPage = () => requestBytes({ path: homePage, headers: asBrowser })

let visits = 0

/** The selector with a choice in its address, another one each time, so never ready. */
export const freshPage = () => {
  const remedyCode = `a-159_b-ch_c-30_d-globuli_f-tube-1g_g-${++visits}`
  const path = addressOf('de', 'shop.homeopathy.remedies', { remedyCode })
  return requestBytes({ path, headers: asBrowser })
}

const asked = (body: unknown) => () =>
  requestBytes({ method: 'POST', path: '/api/shop/price', body })

const { scale, dilution, ...globuli } = arnica
const substances = Array.from({ length: 30 }, (_, at) => ({
  ...{ type: 'Homeopathy', remedy: 159, scale, dilution: `${at + 1}` },
}))
const drops = { family: 'custom', form: 'drops', size: 'bottle-30ml' }
const plants = [
  { type: 'Phytotherapy', remedy: 20_001 },
  { type: 'Gemmotherapy', remedy: 10_001 },
]

export const priceRequest = asked({ family: 'homeopathy', remedy: 159, ...arnica })

/** What each family asks for its price. */
export const priceRequests = {
  'a price, homeopathy': priceRequest,
  'a price, gemmotherapy': asked({ family: 'gemmotherapy', size: '30ml', remedy: 10_001 }),
  'a price, phytotherapy': asked({ family: 'phytotherapy', size: '30ml', remedy: 20_001 }),
  'a price, oligotherapy': asked({ family: 'oligotherapy', size: '60ml', remedy: 30_001 }),
  'a price, Schüssler': asked({ family: 'schussler', form: 'pl_6', remedy: 40_001 }),
  'a price, mixed drops': asked({ ...drops, substances: [...substances.slice(4, 6), ...plants] }),
  'a price, 30 substances': asked({ family: 'custom', ...globuli, substances }),
}

const asJson = async (server: Pick<Served, 'port'>, request: Buffer) => {
  const client = openClient(server.port)
  const { status, body } = await client.ask(request)
  client.close()
  if (status !== 200) throw new Error(`${status}: ${body}`)
  return JSON.parse(body.toString())
}

/** The token of the one customer who may order. */
export const logIn = async (server: Pick<Served, 'port'>, password: string): Promise<string> => {
  const { token } = await asJson(
    server,
    requestBytes({
      method: 'POST',
      path: '/api/jwt-auth/v1/token',
      body: { username: 'claire.favre@trois-sources.example', password },
    }),
  )
  return token
}

/** The invoice of an order. */
export const paperRequest = (orderId: string, token: string) =>
  requestBytes({
    path: `/api/shop/orders/${orderId}/invoice.pdf`,
    headers: { authorization: `Bearer ${token}` },
  })

/** Makes orders, each with a key of its own. */
export const prepareOrders = async (server: Pick<Served, 'port'>, token: string) => {
  const { productId } = await asJson(server, priceRequest())
  const name = 'Arnica montana'
  const item = { id: productId, quantity: 2, name, info: { type: 'homeopathy', ...arnica } }
  return () =>
    requestBytes({
      method: 'POST',
      path: '/api/shop/orders',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': v7() },
      body: { items: [item], payment: 'invoice' },
    })
}

/** The bytes of one answer, for the bare server to give them again. */
export const answerTo = async (server: Pick<Served, 'port'>, request: Buffer) => {
  const client = openClient(server.port)
  const answer = await client.ask(request)
  client.close()
  return answer
}
