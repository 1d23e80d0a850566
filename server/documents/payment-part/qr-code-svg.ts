import type { Data } from 'swissqrbill/types'
import { codeSizeMm, crossMm, darkRuns, qrModules } from './qr-code.ts'
import { spcText } from './spc-text.ts'

/** The Swiss QR Code of a bill as SVG, with the required white margin of 5 mm. */
export const qrCodeSvg = (bill: Data): string => {
  const modules = qrModules(spcText(bill))
  const side = codeSizeMm / modules.length
  const mm = (value: number) => Number(value.toFixed(3))
  const dark = darkRuns(modules).map(
    ({ row, from, length }) =>
      `M${mm(from * side)} ${mm(row * side)}h${mm(length * side)}v${mm(side)}h${mm(-length * side)}z`,
  )
  const centred = (width: number, height: number, colour: string) =>
    `<rect x="${mm((codeSizeMm - width) / 2)}" y="${mm((codeSizeMm - height) / 2)}" width="${width}" height="${height}" fill="${colour}"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 ${codeSizeMm + 10} ${codeSizeMm + 10}">`,
    `<rect x="-5" y="-5" width="${codeSizeMm + 10}" height="${codeSizeMm + 10}" fill="#fff"/>`,
    `<path d="${dark.join('')}" shape-rendering="crispEdges"/>`,
    centred(crossMm.edge, crossMm.edge, '#fff'),
    centred(crossMm.square, crossMm.square, '#000'),
    centred(crossMm.arm, crossMm.thickness, '#fff'),
    centred(crossMm.thickness, crossMm.arm, '#fff'),
    '</svg>',
  ].join('')
}
