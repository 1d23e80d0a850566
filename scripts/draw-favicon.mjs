// Writes public/favicon.ico from public/favicon.svg: two PNG pictures in the ICO container.
import { readFileSync, writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'

const svg = readFileSync(new URL('../public/favicon.svg', import.meta.url))
const sizes = [16, 32]
const images = sizes.map((size) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng(),
)
const header = Buffer.alloc(6 + 16 * sizes.length)
header.writeUInt16LE(1, 2)
header.writeUInt16LE(sizes.length, 4)
let offset = header.length
for (const [at, image] of images.entries()) {
  const entry = 6 + 16 * at
  header.writeUInt8(sizes[at], entry)
  header.writeUInt8(sizes[at], entry + 1)
  header.writeUInt16LE(1, entry + 4)
  header.writeUInt16LE(32, entry + 6)
  header.writeUInt32LE(image.length, entry + 8)
  header.writeUInt32LE(offset, entry + 12)
  offset += image.length
}
writeFileSync(new URL('../public/favicon.ico', import.meta.url), Buffer.concat([header, ...images]))
