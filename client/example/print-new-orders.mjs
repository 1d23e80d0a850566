// @ts-check
// OFFICINA_URL=https://shop.example OFFICINA_KEY=… node print-new-orders.mjs
// Prints each new order once, also after a restart. The key has the scope "Orders: Read".
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createOfficinaClient, followEvents } from 'officina-client'

const { OFFICINA_URL, OFFICINA_KEY, POSITION_FILE = 'officina-position' } = process.env
if (!OFFICINA_URL || !OFFICINA_KEY) throw new Error('OFFICINA_URL and OFFICINA_KEY are required.')

const client = createOfficinaClient({ origin: OFFICINA_URL, key: OFFICINA_KEY })
const after = existsSync(POSITION_FILE) ? Number(readFileSync(POSITION_FILE, 'utf8')) : 0

for await (const event of followEvents(client, { after, kinds: ['order.placed'] })) {
  const { data: order, error } = await client.GET('/admin/orders/{id}', {
    params: { path: { id: event.recordId } },
  })
  if (order) {
    const lines = order.line_items.map(({ quantity, name }) => `  ${quantity} × ${name}`)
    console.log([`${order.number} ${order.customer.name} ${order.total} CHF`, ...lines].join('\n'))
  } else console.error(`Order ${event.recordId}: ${error.message}`)
  writeFileSync(POSITION_FILE, String(event.position))
}
