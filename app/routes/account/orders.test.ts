import type { KyselyPlugin } from 'kysely'
import { pino } from 'pino'
import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { closeDatabase } from '../../../server/db/client.ts'
import { type RequestFacts, requestFacts } from '../../../server/http/pages/request-facts.ts'
import { databases } from '../../../tests/databases.ts'
import { loader } from './orders.tsx'

/** Fails each query of the orders. */
const failing = (error: Error): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    if (JSON.stringify(node).includes('"orders"')) throw error
    return node
  },
  transformResult: async ({ result }) => result,
})

/** As thrown by an overloaded part. */
const outage = Object.assign(new Error('busy'), { retryAfter: 2 })

test.each([
  ['an outage', outage, 0],
  ['an unexpected error', new Error('bug'), 1],
])('shows the account with a message for %s', async (_, error, reports) => {
  const [sqlite] = databases
  if (!sqlite) throw new Error('no database')
  const db = await sqlite.open()
  const report = vi.fn()
  const facts = {
    services: { db: db.withPlugin(failing(error)), log: pino({ level: 'silent' }) },
    language: 'de',
    page: { key: 'account.orders', params: {} },
    signedIn: async () => ({ accountId: 'a' }),
    report,
  } as unknown as RequestFacts
  const context = new RouterContextProvider(new Map([[requestFacts, facts]]))
  const request = new Request('https://shop.example/de/konto/bestellungen')
  const answer = await loader({ context, request } as unknown as Parameters<typeof loader>[0])
  expect(answer.init).toMatchObject({ status: 503 })
  expect(answer.data.found).toEqual({ orders: undefined })
  // A reported outage becomes the failure page of the site.
  expect(report).toHaveBeenCalledTimes(reports)
  await closeDatabase(db)
})
