import type { Data } from 'swissqrbill/types'
import { mm2pt } from 'swissqrbill/utils'
import type { Sheet } from '../layout/sheet.ts'
import { codeSizeMm, crossMm, darkRuns, qrModules } from './qr-code.ts'
import { spcText } from './spc-text.ts'

const size = mm2pt(codeSizeMm)

/** Draws the Swiss QR Code with its upper left corner at x, y; call inside a marked figure. */
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
  centred(crossMm.edge, crossMm.edge, 'white')
  centred(crossMm.square, crossMm.square, 'black')
  centred(crossMm.arm, crossMm.thickness, 'white')
  centred(crossMm.thickness, crossMm.arm, 'white')
}
