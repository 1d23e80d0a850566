import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { headScripts } from '../../domain/page/head-scripts.ts'
import { createAppListener } from './app-listener.ts'
import { contentPolicy, securityHeaders } from './security-headers.ts'

const expected = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
  'cross-origin-opener-policy': 'same-origin',
}

test('sets the same headers on cached pages', () => {
  expect(securityHeaders).toEqual(expected)
})

test.each([
  ['a response', () => new Response('text', { headers: { 'Content-Type': 'text/plain' } }), 200],
  ['a response without a body', () => new Response(null, { status: 204 }), 204],
  ['a stream', () => new Response(new Blob(['text']).stream()), 200],
  [
    'an error',
    () => {
      throw new Error('broken')
    },
    500,
  ],
])('sets them on %s of the application', async (_, fetch, status) => {
  const server = createServer(createAppListener({ fetch })).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const answer = await globalThis.fetch(`http://127.0.0.1:${port}/`)
  server.close()
  expect(answer.status).toBe(status)
  expect(Object.fromEntries(answer.headers)).toMatchObject(expected)
})

test('allows the inline scripts of the head by their hash, and no others', () => {
  const [, scripts = ''] = /script-src ([^;]*)/.exec(contentPolicy(['https://count.example'])) ?? []
  const hashes = headScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  expect(scripts.split(' ')).toEqual(["'self'", ...hashes, 'https://count.example'])
})
