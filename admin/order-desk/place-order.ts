import { request } from '../api/request.ts'

export type PlacedOrder = { id: string; number: number; total: string }

/** Places an order; equal keys give one order. A refusal is thrown as `HttpError`. */
export const placeOrder = async (key: string, order: object): Promise<PlacedOrder> => {
  const response = await request('order-desk/orders', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(order),
  })
  return response.json()
}
