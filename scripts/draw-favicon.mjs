// Writes public/favicon.ico from public/favicon.svg: one PNG picture in the ICO container.
import { readFileSync, writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'

const size = 32
const svg = readFileSync(new URL('../public/favicon.svg', import.meta.url))
const image = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
const header = Buffer.alloc(22)
header.writeUInt16LE(1, 2)
header.writeUInt16LE(1, 4)
header.writeUInt8(size, 6)
header.writeUInt8(size, 7)
header.writeUInt16LE(1, 10)
header.writeUInt16LE(32, 12)
header.writeUInt32LE(image.length, 14)
header.writeUInt32LE(header.length, 18)
writeFileSync(new URL('../public/favicon.ico', import.meta.url), Buffer.concat([header, image]))
