import { v7 } from 'uuid'
import { addressOf } from '../domain/page/address.ts'
import { benchPassword, type Server } from './servers.ts'

/** A request as both `send` and autocannon take it. */
export type BenchRequest = {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

const get = (path: string): BenchRequest => ({
  ...{ method: 'GET', path },
  headers: { 'accept-encoding': 'br' },
})

const post = (path: string, body: unknown, headers = {}): BenchRequest => ({
  ...{ method: 'POST', path, body: JSON.stringify(body) },
  headers: { 'content-type': 'application/json', ...headers },
})

/** Sends one request and throws unless it succeeds; the body is decompressed. */
export const send = async (
  { port }: Pick<Server, 'port'>,
  { path, ...options }: BenchRequest,
): Promise<{ body: string; headers: Headers }> => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, options)
  const body = await response.text()
  if (!response.ok) throw new Error(`status ${response.status} for ${path}: ${body.slice(0, 200)}`)
  return { body, headers: response.headers }
}

const arnica = { scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g' }

export const homePage = () => get(addressOf('de', 'home'))
export const contentPage = () => get(addressOf('de', 'company.garden'))

let choices = 0

/** The selector with another choice in its address each time, so never cached. */
export const selectorPage = () => {
  const remedyCode = `a-159_b-ch_c-30_d-globuli_f-tube-1g_g-${++choices}`
  return get(addressOf('de', 'shop.homeopathy.remedies', { remedyCode }))
}

export const publicList = () => get('/api/acf/v3/options/options')

const typed = ['arn', 'bel', 'cal', 'nat', 'sul', 'rhus', 'lyc', 'mer', 'phos', 'sep']
let searches = 0

/** Another limit each time, so never cached. */
export const search = () => {
  searches += 1
  const limit = 1 + (Math.floor(searches / typed.length) % 99)
  return get(`/api/shop/search?q=${typed[searches % typed.length]}&limit=${limit}&lang=de`)
}

export const price = () => post('/api/shop/price', { family: 'homeopathy', remedy: 159, ...arnica })

/** Logs in the demo customer who may order; makes orders, each with its idempotency key. */
export const prepareOrders = async (server: Server) => {
  const username = 'claire.favre@trois-sources.example'
  const login = post('/api/jwt-auth/v1/token', { username, password: benchPassword })
  const { token } = JSON.parse((await send(server, login)).body)
  const { productId } = JSON.parse((await send(server, price())).body)
  const info = { type: 'homeopathy', ...arnica }
  const item = { id: productId, quantity: 2, name: 'Arnica montana', info }
  return () =>
    post(
      '/api/shop/orders',
      { items: [item], payment: 'invoice' },
      { authorization: `Bearer ${token}`, 'idempotency-key': v7() },
    )
}

/** Logs in the demo administrator; makes requests of the back office's API. */
export const prepareStaff = async (server: Server) => {
  const email = 'admin@trois-sources.example'
  const { headers } = await send(
    server,
    post('/api/admin/session', { email, password: benchPassword }),
  )
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return (resource: string, query: Readonly<Record<string, string>>): BenchRequest => ({
    ...{ method: 'GET', path: `/api/admin/${resource}?${new URLSearchParams(query)}` },
    headers: { cookie },
  })
}
