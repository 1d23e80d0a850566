import { mm2pt } from 'swissqrbill/utils'
import type { DocumentView } from './document-view.ts'
import { colours, leading, page, type Sheet } from './sheet.ts'
import { wrap } from './wrap.ts'

/** Behind the window of a Swiss envelope, on the right. */
const window = { x: mm2pt(120), y: mm2pt(48), width: mm2pt(70) }

const small = { size: 8, colour: colours.muted }

const letterhead = (sheet: Sheet, { sender }: DocumentView) => {
  sheet.rule(mm2pt(14), { colour: colours.leaf, width: 2.5 })
  sheet.write(sender.name, {
    x: page.left,
    y: mm2pt(18),
    font: 'Arial-Bold',
    size: 15,
    colour: colours.leafDark,
  })
  sheet.write(sender.address, { ...small, x: page.left, y: mm2pt(26) })
  sheet.write(sender.contact, { ...small, x: page.left, y: mm2pt(30) })
}

const addressAt = (sheet: Sheet, { recipient }: DocumentView) => {
  const style = { size: 10.5 }
  let at: number = window.y
  for (const line of recipient.flatMap((text) => wrap(sheet, text, style, window.width))) {
    sheet.write(line, { ...style, x: window.x, y: at })
    at += leading(style.size)
  }
  return at
}

const factsAt = (sheet: Sheet, { facts }: DocumentView, y: number) => {
  const labels = { colour: colours.muted, size: 9.5 }
  const indent = Math.max(...facts.map(({ label }) => sheet.widthOf(label, labels))) + mm2pt(5)
  let at = y
  for (const { label, value } of facts) {
    sheet.write(label, { ...labels, x: page.left, y: at })
    const width = window.x - mm2pt(6) - page.left - indent
    for (const line of wrap(sheet, value, {}, width)) {
      sheet.write(line, { x: page.left + indent, y: at })
      at += leading(9.5)
    }
  }
  return at
}

/** Letterhead, address, title and facts; returns where they end. */
export const drawHead = (sheet: Sheet, view: DocumentView): number => {
  letterhead(sheet, view)
  sheet.write(view.title, { x: page.left, y: mm2pt(46), font: 'Arial-Bold', size: 20 })
  const ends = [addressAt(sheet, view), factsAt(sheet, view, mm2pt(58)), mm2pt(82)]
  return Math.max(...ends) + mm2pt(7)
}

/** The head of every further page; returns where it ends. */
export const drawContinuation = (sheet: Sheet, { sender, title }: DocumentView): number => {
  sheet.rule(mm2pt(14), { colour: colours.leaf, width: 2.5 })
  sheet.write(sender.name, {
    x: page.left,
    y: mm2pt(18),
    font: 'Arial-Bold',
    size: 9.5,
    colour: colours.leafDark,
  })
  sheet.write(title, { x: page.left, y: mm2pt(23), size: 9.5 })
  return mm2pt(34)
}
