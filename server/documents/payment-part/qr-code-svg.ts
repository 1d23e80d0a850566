import type { Data } from 'swissqrbill/types'
import { darkRuns, qrModules } from './qr-code.ts'
import { spcText } from './spc-text.ts'

/** Sides of the code and of the Swiss cross at its centre (QR-bill 2.3, 5.4), in mm. */
const sizeMm = 46
const cross = { edge: 7, square: 6, arm: 3.89, thickness: 1.17 }

/** The Swiss QR Code of a bill as an SVG picture, with the white margin that readers need (5 mm). */
export const qrCodeSvg = (bill: Data): string => {
  const modules = qrModules(spcText(bill))
  const side = sizeMm / modules.length
  const mm = (value: number) => Number(value.toFixed(3))
  const dark = darkRuns(modules).map(
    ({ row, from, length }) =>
      `M${mm(from * side)} ${mm(row * side)}h${mm(length * side)}v${mm(side)}h${mm(-length * side)}z`,
  )
  const centred = (width: number, height: number, colour: string) =>
    `<rect x="${mm((sizeMm - width) / 2)}" y="${mm((sizeMm - height) / 2)}" width="${width}" height="${height}" fill="${colour}"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 ${sizeMm + 10} ${sizeMm + 10}">`,
    `<rect x="-5" y="-5" width="${sizeMm + 10}" height="${sizeMm + 10}" fill="#fff"/>`,
    `<path d="${dark.join('')}" shape-rendering="crispEdges"/>`,
    centred(cross.edge, cross.edge, '#fff'),
    centred(cross.square, cross.square, '#000'),
    centred(cross.arm, cross.thickness, '#fff'),
    centred(cross.thickness, cross.arm, '#fff'),
    '</svg>',
  ].join('')
}
