import { mm2pt } from 'swissqrbill/utils'
import { digitModules, drawModules } from '../payment-part/qr-code.ts'
import type { DocumentFact, DocumentView } from '../views/document-view.ts'
import { bodySize, colours, leading, page, type Sheet } from './sheet.ts'
import { wrap } from './wrap.ts'

/** The address window on the right of Swiss envelopes. */
const window = { x: mm2pt(120), y: mm2pt(48), width: mm2pt(70), lines: 7 }

const factsTop = mm2pt(50)

const small = { size: 8, colour: colours.muted }

const logoBox = { y: mm2pt(14.5), width: mm2pt(80), height: mm2pt(9) }

const drawLetterhead = (sheet: Sheet, { sender, logo }: DocumentView) => {
  sheet.rule(mm2pt(13), { colour: colours.leaf, width: 2.5 })
  if (logo) sheet.picture(logo, { ...logoBox, x: page.left, alt: sender.name })
  else
    sheet.write(sender.name, {
      x: page.left,
      y: mm2pt(16.5),
      font: 'Text-Bold',
      size: 15,
      colour: colours.leafDark,
      tag: sheet.tag(sheet.root, 'P'),
    })
  for (const [text, y] of [
    [logo ? `${sender.name}, ${sender.address}` : sender.address, 24],
    [sender.contact, 28],
  ] as const)
    sheet.write(text, { ...small, x: page.left, y: mm2pt(y), tag: sheet.tag(sheet.root, 'P') })
}

/** In points, above the address window of envelopes. */
const codeBox = { y: mm2pt(17), size: mm2pt(15) }

const drawCode = (sheet: Sheet, { label, value }: DocumentFact) => {
  const { y, size } = codeBox
  const x = page.right - size
  const bbox = [x, y, x + size, y + size]
  sheet.mark(sheet.tag(sheet.root, 'Figure', { alt: label, bbox }), () =>
    drawModules(sheet, digitModules(value), { x, y, size }),
  )
}

/**
 * The largest font size at which the address has at most seven lines; the smallest size cuts
 * lines.
 */
export const fitAddress = (sheet: Sheet, recipient: string[]) => {
  const wrapAt = (size: number) =>
    recipient.map((line) => wrap(sheet, line, { size }, window.width))
  for (const size of [10.5, 9.5, 8.5]) {
    const lines = wrapAt(size).flat()
    if (lines.length <= window.lines) return { size, lines }
  }
  const size = 8.5
  const lines = wrapAt(size).map(([first = '', ...rest]) =>
    rest.length > 0 ? `${first.slice(0, -1)}…` : first,
  )
  return { size, lines: lines.slice(0, window.lines) }
}

const drawAddress = (sheet: Sheet, { recipient }: DocumentView) => {
  const { size, lines } = fitAddress(sheet, recipient)
  const lineHeight = leading(size)
  const tag = sheet.tag(sheet.root, 'P')
  for (const [index, line] of lines.entries())
    sheet.write(line, { size, x: window.x, y: window.y + index * lineHeight, tag })
  return window.y + lines.length * lineHeight
}

const labelStyle = { colour: colours.muted, size: bodySize }

const drawFacts = (sheet: Sheet, facts: readonly DocumentFact[]) => {
  const widest = Math.max(...facts.map(({ label }) => sheet.widthOf(label, labelStyle)))
  const valueX = page.left + widest + mm2pt(5)
  const right = window.x - mm2pt(6)
  const list = sheet.tag(sheet.root, 'L')
  let y: number = factsTop
  for (const { label, value } of facts) {
    const item = sheet.tag(list, 'LI')
    sheet.write(label, { ...labelStyle, x: page.left, y, tag: sheet.tag(item, 'Lbl') })
    const tag = sheet.tag(item, 'LBody')
    for (const line of wrap(sheet, value, {}, right - valueX)) {
      sheet.write(line, { x: valueX, y, tag })
      y += leading(bodySize)
    }
    if (value === '') {
      y += mm2pt(1)
      sheet.rule(y - mm2pt(1.2), { from: valueX, to: valueX + mm2pt(32), colour: colours.muted })
    }
  }
  return y
}

const drawNotice = (sheet: Sheet, { label, value }: DocumentFact, y: number) => {
  const width = page.right - page.left
  let at = y
  if (label) {
    sheet.write(label, { font: 'Text-Bold', x: page.left, y: at, tag: sheet.tag(sheet.root, 'H2') })
    at += leading(bodySize)
  }
  const lines = wrap(sheet, value, {}, width)
  // Long notes become one paragraph, so that order lines fit on the first page.
  const shown = lines.length > 12 ? wrap(sheet, value.split(/\n+/).join(' / '), {}, width) : lines
  const tag = sheet.tag(sheet.root, 'P')
  const font = label ? 'Text' : 'Text-Bold'
  for (const line of shown) {
    sheet.write(line, { font, x: page.left, y: at, tag })
    at += leading(bodySize)
  }
  return at
}

/** Draws letterhead, address, title, facts and notice; returns their lower edge in points. */
export const drawHead = (sheet: Sheet, view: DocumentView): number => {
  drawLetterhead(sheet, view)
  if (view.code) drawCode(sheet, view.code)
  const addressEnd = drawAddress(sheet, view)
  sheet.write(view.title, {
    x: page.left,
    y: mm2pt(38.5),
    font: 'Text-Bold',
    size: 20,
    tag: sheet.tag(sheet.root, 'H1'),
  })
  const factsEnd = drawFacts(sheet, view.facts)
  const end = Math.max(addressEnd, factsEnd, mm2pt(78)) + mm2pt(5)
  return view.notice ? drawNotice(sheet, view.notice, end) + mm2pt(4) : end
}

/** Lower edge of the head on further pages, in points. */
export const continuationEnd = mm2pt(33)

/** Head of further pages: an artifact, because it repeats the first page. */
export const drawContinuation = (
  sheet: Sheet,
  { sender, title }: { sender: { name: string }; title: string },
) => {
  sheet.rule(mm2pt(13), { colour: colours.leaf, width: 2.5 })
  sheet.write(sender.name, {
    x: page.left,
    y: mm2pt(17),
    font: 'Text-Bold',
    colour: colours.leafDark,
  })
  sheet.write(title, { x: page.left, y: mm2pt(22) })
}
