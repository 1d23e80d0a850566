import { once } from 'node:events'
import { createServer } from 'node:http'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAppListener } from './app-listener.ts'
import { setDefaultHeader } from './request-source.ts'

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
