import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { Encoding } from '../../cached-page.ts'
import { ownMemory } from './own-memory.ts'

type Compression = Exclude<Encoding, 'identity'>

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

const brotliParams = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
})

/** Larger bodies are compressed in another thread. */
const maxSyncBytes = 128 * 1024

/** 14 kB of JSON in 35 µs (brotli) or 90 µs (gzip); brotli 5 % larger than gzip at its default. */
const quick = { br: 1, gzip: 1 } as const

/** Compresses for a client that waits. Small bodies in this thread: another costs more. */
export const compressQuickly = (body: Buffer, encoding: Compression): Buffer | Promise<Buffer> => {
  const isSmall = body.length <= maxSyncBytes
  if (encoding === 'gzip') {
    const options = { level: quick.gzip }
    return isSmall ? ownMemory(gzipSync(body, options)) : gzipAsync(body, options).then(ownMemory)
  }
  const options = brotliParams(quick.br, body.length)
  return isSmall
    ? ownMemory(brotliCompressSync(body, options))
    : brotliAsync(body, options).then(ownMemory)
}

/** Above this size the best quality takes seconds. */
const maxThoroughBytes = 512 * 1024

/** Compresses better, in another thread: 250 kB of JSON in 0.4 s, 25 % smaller than quickly. */
export const compressThoroughly = async (body: Buffer, encoding: Compression): Promise<Buffer> => {
  const isLarge = body.length > maxThoroughBytes
  return ownMemory(
    encoding === 'gzip'
      ? await gzipAsync(body, { level: isLarge ? 6 : 9 })
      : await brotliAsync(body, brotliParams(isLarge ? 5 : 11, body.length)),
  )
}
