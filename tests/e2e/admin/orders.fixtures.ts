import { type APIRequestContext, expect } from '@playwright/test'
import { demoPassword, people } from '../people.fixtures.ts'

const tokenOf = async (request: APIRequestContext, username: string, password = demoPassword) => {
  const data = { username, password }
  const login = await request.post('/api/jwt-auth/v1/token', { data })
  return { authorization: `Bearer ${(await login.json()).token}` }
}

const arnica = {
  type: 'homeopathy',
  scale: 'CH',
  dilution: '30',
  form: 'globuli',
  size: 'tube-1g',
}

/** An order of three tubes of Arnica, with its invoice if it is paid in advance; by a demo customer unless one is given. */
export const newOrder = async (
  request: APIRequestContext,
  payment: 'invoice' | 'advance' = 'invoice',
  customer: { email: string; password?: string } = { email: people.mayOrder },
) => {
  const headers = await tokenOf(request, customer.email, customer.password)
  const { type: family, ...preparation } = arnica
  const price = await request.post('/api/shop/price', { headers, data: { family, ...preparation } })
  const { productId } = await price.json()
  const placed = await request.post('/api/shop/orders', {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: {
      items: [{ id: productId, name: 'Arnica montana', quantity: 3, info: arnica }],
      payment,
      language: 'en',
    },
  })
  expect(placed.status(), await placed.text()).toBe(201)
  const { id, number } = await placed.json()
  await request.get(`/api/shop/orders/${id}/invoice.pdf`, { headers })
  const staff = await tokenOf(request, people.administrator)
  const { invoice } = await (
    await request.get(`/api/admin/orders/${id}`, { headers: staff })
  ).json()
  return { id: String(id), number: Number(number), invoice }
}

/** An order that the staff enter for a demo customer; `text` as on a prescription pad. */
export const orderAtDesk = async (request: APIRequestContext, text: string) => {
  const headers = await tokenOf(request, people.administrator)
  const found = await request.get(`/api/admin/accounts?search=${people.mayOrder}`, { headers })
  const [{ id: customer }] = await found.json()
  const desk = '/api/admin/order-desk'
  const read = await request.post(`${desk}/lines`, { headers, data: { customer, text } })
  const { lines } = await read.json()
  const placed = await request.post(`${desk}/orders`, {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: {
      customer,
      items: lines.map(({ item }: { item: object }) => ({ ...item, quantity: 1 })),
      payment: 'invoice',
      channel: 'phone',
    },
  })
  expect(placed.status(), await placed.text()).toBe(201)
}
