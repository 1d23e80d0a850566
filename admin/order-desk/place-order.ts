import { toHttpError } from '../api/client.ts'
import { i18n } from '../i18n/i18n.ts'

export type PlacedOrder = { id: string; number: number; total: string }

/** Places an order; equal keys give one order. A refusal is thrown as `HttpError`. */
export const placeOrder = async (key: string, order: object): Promise<PlacedOrder> => {
  const response = await fetch('/api/admin/order-desk/orders', {
    method: 'POST',
    headers: {
      'Accept-Language': i18n.locale,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
    },
    body: JSON.stringify(order),
  })
  if (!response.ok) throw await toHttpError(response)
  return response.json()
}
