import { mm2pt } from 'swissqrbill/utils'
import type { AddressLabelsView } from '../views/address-labels-view.ts'
import { colours, createSheet, leading, type Sheet } from './sheet.ts'
import { wrap } from './wrap.ts'

const margin = mm2pt(5)
const smallSize = 7
/** Font sizes in points. Long lines shrink to the least size on one line, then they wrap. */
const sizes = { greatest: 18, leastOnOneLine: 10, least: 5, step: 0.5 }

type Box = { width: number; height: number }

/** The greatest size at which the whole address fits, with its lines. */
const fitRecipient = (sheet: Sheet, recipient: readonly string[], { width, height }: Box) => {
  const at = (size: number) => ({
    size,
    lines: recipient.flatMap((line) => wrap(sheet, line, { size }, width)),
  })
  for (let size = sizes.greatest; size > sizes.least; size -= sizes.step) {
    const fitted = at(size)
    const isWrapped = fitted.lines.length > recipient.length
    if (isWrapped && size >= sizes.leastOnOneLine) continue
    if (fitted.lines.length * leading(size) <= height) return fitted
  }
  return at(sizes.least)
}

/** Renders address labels as PDF: the sender above, the recipient, the order below. */
export const drawAddressLabels = async (view: AddressLabelsView): Promise<Buffer> => {
  const { title, language, date, sender, labels } = view
  const [width, height] = [mm2pt(view.page[0]), mm2pt(view.page[1])]
  const right = width - margin
  const sheet = await createSheet({ title, author: sender, language, date, size: [width, height] })
  const small = { size: smallSize, colour: colours.muted }
  for (const [index, { recipient, reference }] of labels.entries()) {
    if (index > 0) sheet.addPage()
    const write = (text: string, x: number, y: number, style = {}) =>
      sheet.write(text, { ...style, x, y, tag: sheet.tag(sheet.root, 'P') })
    let y: number = margin
    for (const line of wrap(sheet, sender, small, right - margin)) {
      write(line, margin, y, small)
      y += leading(smallSize)
    }
    sheet.rule(y + mm2pt(1), { from: margin, to: right })
    // Empty space below the sender, so that machines do not read it as the recipient.
    const top = y + mm2pt(7)
    const bottom = height - margin - leading(smallSize)
    const left = width * 0.15
    const box = { width: right - left, height: bottom - mm2pt(2) - top }
    const { size, lines } = fitRecipient(sheet, recipient, box)
    for (const [at, line] of lines.entries()) write(line, left, top + at * leading(size), { size })
    write(reference, margin, bottom, small)
  }
  return sheet.finish()
}
