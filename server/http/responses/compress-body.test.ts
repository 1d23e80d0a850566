import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressQuickly, compressThoroughly } from './compress-body.ts'

const small = Buffer.from('{"name":"Arnica montana"}'.repeat(40))
const large = Buffer.from('{"name":"Arnica montana"}'.repeat(10_000))

test.each([
  ['quickly', compressQuickly],
  ['thoroughly', compressThoroughly],
])('compresses %s into memory of the size of the result', async (_how, compress) => {
  for (const body of [small, large])
    for (const [encoding, decompress] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const compressed = await compress(body, encoding)
      expect(decompress(compressed).equals(body)).toBe(true)
      expect(compressed.buffer.byteLength).toBe(compressed.length)
    }
})
