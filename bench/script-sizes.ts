import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'

const client = new URL('../build/client/', import.meta.url)

const sizeOf = async (address: string) =>
  brotliCompressSync(await readFile(new URL(address.slice(1), client))).length

/** Bytes of script, with Brotli, that a page names: what a first visit loads before it is alive. */
export const scriptSize = async (html: string) => {
  const named = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
  const sizes = await Promise.all([...named].map(sizeOf))
  return sizes.reduce((sum, size) => sum + size, 0)
}
