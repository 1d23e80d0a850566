import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { databases } from '../../tests/databases.ts'
import { demoApi, type TestApi } from './api.fixtures.ts'
import { createApiWithBackOffice } from './api-with-back-office.ts'

/** The API with the demo data at `{origin}/api`, for clients of other programs. */
export const serveDemoApi = async (): Promise<TestApi & { origin: string }> => {
  const [sqlite] = databases
  if (!sqlite) throw new Error('no database')
  const api = await demoApi(sqlite.open)
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const env = { ...api.services.env, origin }
  const { fetch } = createApiWithBackOffice({ ...api.services, env }, '/api')
  server.on(
    'request',
    getRequestListener((request) => fetch(request)),
  )
  const close = async () => {
    server.close()
    server.closeAllConnections()
    await api.close()
  }
  return { ...api, origin, close }
}
