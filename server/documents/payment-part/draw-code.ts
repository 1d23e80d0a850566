import type { Data } from 'swissqrbill/types'
import { mm2pt } from 'swissqrbill/utils'
import type { Sheet } from '../sheet.ts'
import { darkRuns, qrModules } from './qr-code.ts'
import { spcText } from './spc-text.ts'

/** QR-bill 2.3, 5.4.1. */
const size = mm2pt(46)

/** White edge, black square and the arms of the white cross (QR-bill 2.3, 5.4.2), in mm. */
const cross = { edge: 7, square: 6, arm: 3.89, thickness: 1.17 }

/** The Swiss QR Code with its upper left corner at x, y; called inside a marked figure. */
export const drawCode = ({ doc }: Sheet, bill: Data, x: number, y: number) => {
  const modules = qrModules(spcText(bill))
  const module = size / modules.length
  for (const { row, from, length } of darkRuns(modules))
    doc.rect(x + from * module, y + row * module, length * module, module)
  doc.fill('black')
  const centred = (widthMm: number, heightMm: number, colour: string) => {
    const [width, height] = [mm2pt(widthMm), mm2pt(heightMm)]
    doc.rect(x + (size - width) / 2, y + (size - height) / 2, width, height).fill(colour)
  }
  centred(cross.edge, cross.edge, 'white')
  centred(cross.square, cross.square, 'black')
  centred(cross.arm, cross.thickness, 'white')
  centred(cross.thickness, cross.arm, 'white')
}
