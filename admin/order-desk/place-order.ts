import { api, type BodyOf, type DataOf } from '../api/client.ts'

type Path = '/admin/order-desk/orders'

export type PlacedOrder = DataOf<'post', Path>

/** Places an order; equal keys give one order. A refusal is thrown as `HttpError`. */
export const placeOrder = async (key: string, body: BodyOf<'post', Path>): Promise<PlacedOrder> => {
  const params = { header: { 'idempotency-key': key } }
  return (await api.POST('/admin/order-desk/orders', { params, body })).data
}
