import { benchPassword } from '../built-server.ts'
import { logIn, prepareOrderRequests } from '../requests.ts'
import { atMost, formatMs, row } from '../row.ts'
import type { Served } from '../served.ts'
import { againstBare, cpuGoal, loadRow, rateGoal } from './compare.ts'
import { measureInvoice } from './invoice-time.ts'

/** Durable orders of one customer, and the invoice of one of them. */
export async function* measureOrders(shop: Served) {
  const token = await logIn(shop, benchPassword)
  const nextOrder = await prepareOrderRequests(shop, token)
  const { ours, bare } = await againstBare(shop, nextOrder, 201)
  yield loadRow('an order, durable', ours, bare, cpuGoal(ours, 600), rateGoal(ours, 1_600))
  const invoice = await measureInvoice(shop, token, nextOrder)
  yield row(
    'an invoice, one at a time',
    [formatMs(invoice.median), formatMs(invoice.cpu), '', '', formatMs(invoice.slowest)],
    atMost(invoice.median, 150, formatMs),
  )
}
