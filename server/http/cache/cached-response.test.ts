import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bytesOf, createResponse, encodingFor, responseFromCache } from './cached-response.ts'

const textOfLength = (length: number) => Buffer.from('{"name":"Arnica montana"}'.repeat(length))
const small = textOfLength(40)
const large = textOfLength(10_000)

test.each([
  ['a small body quickly', small, 'quick'],
  ['a large body quickly', large, 'quick'],
  ['a small body as well as possible', small, 'best'],
] as const)('compresses %s into memory of the size of the result', async (_what, body, quality) => {
  const { bodies } = await createResponse(body, {}, quality)
  expect(bodies.br && brotliDecompressSync(bodies.br).equals(body)).toBe(true)
  expect(bodies.gzip && gunzipSync(bodies.gzip).equals(body)).toBe(true)
  expect(bodies.identity.equals(body)).toBe(true)
  for (const compressed of [bodies.br, bodies.gzip])
    expect(compressed?.buffer.byteLength).toBe(compressed?.length)
})

test('caches compressed bodies only, and one uncompressed copy for all clients', async () => {
  const response = await createResponse(large, {})
  expect(bytesOf(response)).toBeLessThan(large.length / 10)
  expect(response.bodies.identity).toBe(response.bodies.identity)
})

test('does not compress a short body, and keeps it without the block that it was in', async () => {
  const { bodies } = await createResponse(Buffer.from('[]'), {})
  expect(bodies).toEqual({ identity: Buffer.from('[]') })
  expect(bodies.identity.buffer.byteLength).toBe(2)
})

test('sends the accepted encoding, and 304 for the tag in every encoding', async () => {
  const cached = await createResponse(small, { 'Content-Type': 'application/json' })
  const send = (headers: Record<string, string>) =>
    responseFromCache(new Request('http://127.0.0.1/', { headers }), cached)
  const plain = send({})
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(Buffer.from(await plain.arrayBuffer()).equals(small)).toBe(true)
  for (const encoding of ['br', 'gzip']) {
    const sent = send({ 'accept-encoding': encoding })
    expect(sent.headers.get('content-encoding')).toBe(encoding)
    expect(sent.headers.get('vary')).toBe('Accept-Encoding')
    const again = { 'accept-encoding': encoding, 'if-none-match': `"x", ${cached.tag}` }
    expect(send(again).status).toBe(304)
  }
  expect(send({ 'if-none-match': 'W/"other"' }).status).toBe(200)
})

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , gzip;q=0', 'identity'],
  ['br;q=0.001', 'br'],
  ['x-gzip', 'identity'],
  ['*', 'identity'],
])('Accept-Encoding %j gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
