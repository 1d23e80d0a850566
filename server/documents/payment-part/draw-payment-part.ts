import { SwissQRBill } from 'swissqrbill/pdf'
import type { Data, Debtor } from 'swissqrbill/types'
import { formatAmount, formatIBAN, formatReference, mm2pt } from 'swissqrbill/utils'
import type { Language } from '../../../domain/language.ts'
import { page, type Sheet, type Style, type Tag } from '../layout/sheet.ts'
import { wrap } from '../layout/wrap.ts'
import { paymentHeadings } from './payment-headings.ts'
import { spcText } from './qr-bill.ts'
import { codeSizeMm, crossMm, drawModules, qrModules } from './qr-code.ts'

const size = mm2pt(codeSizeMm)

/** Draws the Swiss QR Code with its upper left corner at x, y; call inside a marked figure. */
const drawCode = (sheet: Sheet, bill: Data, x: number, y: number) => {
  const { doc } = sheet
  drawModules(sheet, qrModules(spcText(bill)), { x, y, size })
  const centred = (widthMm: number, heightMm: number, colour: string) => {
    const [width, height] = [mm2pt(widthMm), mm2pt(heightMm)]
    doc.rect(x + (size - width) / 2, y + (size - height) / 2, width, height).fill(colour)
  }
  centred(crossMm.edge, crossMm.edge, 'white')
  centred(crossMm.square, crossMm.square, 'black')
  centred(crossMm.arm, crossMm.thickness, 'white')
  centred(crossMm.thickness, crossMm.arm, 'white')
}

/** Scissors of swissqrbill (MIT): an SVG path around its centre, in points. */
const scissors =
  'M4.545 -1.803C4.06 -2.388 3.185 -2.368 2.531 -2.116L-1.575 -0.577C-2.769 -1.23 -3.949 -1.043 -3.949 -1.361C-3.949 -1.61 -3.721 -1.555 -3.755 -2.203C-3.788 -2.825 -4.437 -3.285 -5.05 -3.244C-5.664 -3.248 -6.3 -2.777 -6.305 -2.129C-6.351 -1.476 -5.801 -0.869 -5.152 -0.826C-4.391 -0.713 -3.043 -1.174 -2.411 -0.041C-2.882 0.828 -3.718 0.831 -4.474 0.787C-5.101 0.751 -5.855 0.931 -6.154 1.547C-6.443 2.138 -6.16 2.979 -5.496 3.16C-4.826 3.406 -3.906 3.095 -3.746 2.325C-3.623 1.731 -4.044 1.452 -3.882 1.236C-3.76 1.073 -2.987 1.168 -1.608 0.549L2.838 2.117C3.4 2.273 4.087 2.268 4.584 1.716L-0.026 -0.027L4.545 -1.803ZM-4.609 -2.753C-3.962 -2.392 -4.015 -1.411 -4.687 -1.221C-5.295 -1.009 -6.073 -1.6 -5.879 -2.26C-5.765 -2.801 -5.052 -3 -4.609 -2.753ZM-4.581 1.256C-3.906 1.505 -4.02 2.648 -4.707 2.802C-5.163 2.96 -5.814 2.733 -5.86 2.196C-5.949 1.543 -5.182 0.954 -4.581 1.256Z'

/** Upper edge of the payment part, in points. */
export const paymentPartTop = page.height - SwissQRBill.height

const at = (xMm: number, yMm: number) => ({ x: mm2pt(xMm), y: paymentPartTop + mm2pt(yMm) })

const font = (size: number, isBold = false) =>
  ({
    font: isBold ? 'Liberation Sans-Bold' : 'Liberation Sans',
    size,
    colour: 'black',
  }) satisfies Style

/** Font sizes in points, widths in mm (QR-bill 2.3, 3.4). */
const receipt = { heading: font(6, true), value: font(8), leading: 9, widthMm: 52, bottomMm: 67 }
const payment = { heading: font(8, true), value: font(10), leading: 11, widthMm: 87, bottomMm: 95 }
type Half = typeof receipt

type Block = { heading: string; lines: string[] } | { heading: string; blankMm: [number, number] }

const addressOf = ({ name, address, buildingNumber, zip, city, country }: Debtor) => [
  name,
  `${address} ${buildingNumber ?? ''}`.trim(),
  `${country === 'CH' ? '' : `${country} - `}${zip} ${city}`,
]

/** Corner marks of a field filled in by hand. */
const drawCorners = ({ doc, mark }: Sheet, x: number, y: number, [wMm, hMm]: [number, number]) => {
  const [right, bottom, arm] = [x + mm2pt(wMm), y + mm2pt(hMm), mm2pt(3)]
  mark(undefined, () => {
    for (const [cornerX, inX] of [
      [x, arm],
      [right, -arm],
    ] as const)
      for (const [cornerY, inY] of [
        [y, arm],
        [bottom, -arm],
      ] as const)
        doc
          .moveTo(cornerX + inX, cornerY)
          .lineTo(cornerX, cornerY)
          .lineTo(cornerX, cornerY + inY)
    doc.lineWidth(0.75).strokeColor('black').stroke()
  })
}

/** Cuts texts to one line if the receipt has no space for wrapped ones. */
const wrapBlock = (sheet: Sheet, { value, widthMm }: Half, lines: string[], isCut: boolean) =>
  lines.flatMap((line) => {
    const wrapped = wrap(sheet, line, value, mm2pt(widthMm))
    return isCut && wrapped.length > 1 ? [`${wrapped[0]?.slice(0, -1)}…`] : wrapped
  })

const drawBlocks = (
  sheet: Sheet,
  section: Tag,
  half: Half,
  start: { x: number; y: number },
  blocks: Block[],
) => {
  const { heading, value, leading } = half
  const wrappedAll = (isCut: boolean) =>
    blocks.map((block) => ('lines' in block ? wrapBlock(sheet, half, block.lines, isCut) : []))
  const heightOf = (all: string[][]) =>
    all.reduce((sum, lines) => sum + (lines.length + 2) * leading, 0) - leading
  const whole = wrappedAll(false)
  const fits = start.y + heightOf(whole) <= paymentPartTop + mm2pt(half.bottomMm)
  let { y } = start
  for (const [index, lines] of (fits ? whole : wrappedAll(true)).entries()) {
    const block = blocks[index]
    if (!block) continue
    sheet.write(block.heading, { ...heading, x: start.x, y, tag: sheet.tag(section, 'P') })
    y += leading
    const paragraph = sheet.tag(section, 'P')
    for (const line of lines) {
      sheet.write(line, { ...value, x: start.x, y, tag: paragraph })
      y += leading
    }
    if ('blankMm' in block) drawCorners(sheet, start.x, y + mm2pt(0.5), block.blankMm)
    y += leading
  }
}

const drawSeparators = ({ doc, mark }: Sheet) => {
  const [left, right] = [at(62, 0), at(210, 0)]
  mark(undefined, () => {
    doc.lineWidth(0.75).strokeColor('black').dash(1, { space: 1 })
    doc.moveTo(0, paymentPartTop).lineTo(right.x, paymentPartTop)
    doc.moveTo(left.x, paymentPartTop).lineTo(left.x, page.height).stroke()
    doc.undash()
    doc.save().translate(mm2pt(105), paymentPartTop).path(scissors).fill('black').restore()
    doc
      .save()
      .translate(left.x, paymentPartTop + 30)
      .rotate(90)
      .path(scissors)
      .fill('black')
      .restore()
  })
}

/**
 * Draws receipt and payment part at the bottom of the current page. Throws for data that banks
 * reject.
 */
export const drawPaymentPart = (sheet: Sheet, bill: Data, language: Language) => {
  // Only for its validation of IBAN, reference and lengths; its own codes have an ECI header.
  new SwissQRBill(bill)
  const headings = paymentHeadings[language]
  const amount = formatAmount(bill.amount ?? 0)
  const account: Block = {
    heading: headings.account,
    lines: [formatIBAN(bill.creditor.account), ...addressOf(bill.creditor)],
  }
  const reference: Block[] = bill.reference
    ? [{ heading: headings.reference, lines: [formatReference(bill.reference)] }]
    : []
  const information: Block[] = bill.message
    ? [{ heading: headings.information, lines: [bill.message] }]
    : []
  const payableBy = (blankMm: [number, number]): Block =>
    bill.debtor
      ? { heading: headings.payableBy, lines: addressOf(bill.debtor) }
      : { heading: headings.payableByBlank, blankMm }
  drawSeparators(sheet)

  const left = sheet.tag(sheet.root, 'Sect')
  const right = sheet.tag(sheet.root, 'Sect')
  const write = (section: Tag, text: string, xMm: number, yMm: number, style: Style) =>
    sheet.write(text, { ...style, ...at(xMm, yMm), tag: sheet.tag(section, 'P') })
  const title = (section: Tag, text: string, xMm: number) =>
    sheet.write(text, { ...font(11, true), ...at(xMm, 5), tag: sheet.tag(section, 'H2') })

  title(left, headings.receipt, 5)
  drawBlocks(sheet, left, receipt, at(5, 12), [account, ...reference, payableBy([52, 20])])
  write(left, headings.currency, 5, 68, receipt.heading)
  write(left, bill.currency, 5, 71, receipt.value)
  write(left, headings.amount, 18, 68, receipt.heading)
  write(left, amount, 18, 71, receipt.value)
  sheet.write(headings.acceptancePoint, {
    ...receipt.heading,
    ...at(57, 82),
    align: 'right',
    tag: sheet.tag(left, 'P'),
  })

  title(right, headings.paymentPart, 67)
  const box = at(67, 17)
  const bbox = [box.x, box.y, box.x + mm2pt(46), box.y + mm2pt(46)] as const
  const figure = sheet.tag(right, 'Figure', { alt: headings.code, bbox: [...bbox] })
  sheet.mark(figure, () => drawCode(sheet, bill, box.x, box.y))
  write(right, headings.currency, 67, 68, payment.heading)
  write(right, bill.currency, 67, 72, payment.value)
  write(right, headings.amount, 81, 68, payment.heading)
  write(right, amount, 81, 72, payment.value)
  const blocks = [account, ...reference, ...information, payableBy([65, 25])]
  drawBlocks(sheet, right, payment, at(118, 5), blocks)
}
