import { once } from 'node:events'
import { createServer } from 'node:http'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAppListener } from './app-listener.ts'
import { clientAddress, networkOf, setDefaultHeader } from './request-source.ts'

const app = new Hono()
  .use((c, next) => {
    setDefaultHeader(c, 'Cache-Control', 'no-store')
    return next()
  })
  .get('/default', (c) => c.json({}))
  .get('/own', (c) => c.json({}, 200, { 'Cache-Control': 'public' }))
  .get('/broken', () => {
    throw new Error('broken')
  })
  .onError((_error, c) => c.json({}, 500))

const server = createServer(createAppListener(app))
let origin: string
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  origin = `http://127.0.0.1:${port}`
})
afterAll(() => void server.close())

test.each([
  ['/default', 'no-store'],
  ['/own', 'public'],
  ['/broken', 'no-store'],
])('%s is sent with Cache-Control %s, by Node and in tests', async (path, expected) => {
  for (const answer of [await fetch(origin + path), await app.request(path)])
    expect(answer.headers.get('cache-control')).toBe(expected)
})

describe('the address of the client', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2'],
    ['2001:db8::a:b:c:d', '2001:db8:0:0'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8::', '2001:db8:0:0'],
  ])('%s belongs to the network %s', (address, network) => expect(networkOf(address)).toBe(network))

  test('ignores X-Forwarded-For unless trustProxy is set', () => {
    const incoming = { socket: { remoteAddress: '192.0.2.7' } }
    expect(clientAddress({ env: { incoming } })).toBe('192.0.2.7')
    const home = { socket: { remoteAddress: '2001:db8:1:2:3:4:5:6' } }
    expect(clientAddress({ env: { incoming: home } })).toBe('2001:db8:1:2')
    for (const env of [undefined, {}, { incoming: {} }])
      expect(clientAddress({ env })).toBe('unknown')
  })
})
