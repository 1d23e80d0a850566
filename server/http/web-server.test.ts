import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it, test } from 'vitest'
import { serve } from './web-server.fixtures.ts'

test('keeps idle connections open longer than proxies do', async () => {
  const { get, close } = await serve()
  const { headers } = await get('/de')
  const [, seconds] = /^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThan(60)
  await close()
})

describe('Strict-Transport-Security', () => {
  it('Strict-Transport-Security is sent with files and pages for a year with subdomains if ORIGIN is https', async () => {
    const { get, close } = await serve({ origin: 'https://shop.example' })
    for (const path of ['/assets/a.js', '/de'])
      expect((await get(path)).headers.get('strict-transport-security')).toBe(
        'max-age=31536000; includeSubDomains',
      )
    await close()
  })

  test('Strict-Transport-Security is not sent if ORIGIN is http', async () => {
    const { get, close } = await serve()
    for (const path of ['/assets/a.js', '/de'])
      expect((await get(path)).headers.has('strict-transport-security')).toBe(false)
    await close()
  })
})

test.each([
  ['the same', 'Host: 127.0.0.1\r\nHost: 127.0.0.1'],
  ['another', 'Host: 127.0.0.1\r\nhOST: evil.example'],
  ['an empty', 'Host: 127.0.0.1\r\nAccept: */*\r\nHost:'],
])('answers 400 to a request with %s second Host header', async (_, headers) => {
  const { port, close } = await serve()
  for (const path of ['/assets/a.js', '/de', '/api/health', '/admin']) {
    const socket = connect(port, '127.0.0.1')
    socket.write(`GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`)
    expect(`${await buffer(socket)}`).toMatch(/^HTTP\/1\.1 400 /)
  }
  await close()
})
