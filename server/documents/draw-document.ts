import { setImmediate as breathe } from 'node:timers/promises'
import { SwissQRBill } from 'swissqrbill/pdf'
import type { Language as BillLanguage, Data } from 'swissqrbill/types'
import { mm2pt } from 'swissqrbill/utils'
import type { Language } from '../../domain/language.ts'
import type { DocumentView } from './document-view.ts'
import { createFlow, type Flow, numberPages } from './flow.ts'
import { drawContinuation, drawHead } from './head.ts'
import { isPlain } from './qr-bill.ts'
import { createSheet, page, type Sheet } from './sheet.ts'
import { drawEnd } from './sums.ts'
import { drawTable } from './table.ts'

const billLanguages = { fr: 'FR', en: 'EN', de: 'DE', it: 'IT' } as const satisfies Record<
  Language,
  BillLanguage
>

/** Where the payment part begins, at the foot of its page. */
const billTop = page.height - SwissQRBill.height

const drawBill = (sheet: Sheet, flow: Flow, bill: Data, view: DocumentView) => {
  if (flow.y > billTop - mm2pt(3)) {
    sheet.addPage()
    drawContinuation(sheet, view)
  }
  const { doc } = sheet
  doc.save()
  // The library measures from where the last text ended.
  doc.y = 0
  doc.fillColor('black')
  const fontName = isPlain(bill) ? 'Helvetica' : 'Arial'
  new SwissQRBill(bill, { language: billLanguages[view.language], fontName }).attachTo(
    doc,
    0,
    billTop,
  )
  doc.undash().restore()
}

/** Sets a paper as PDF, in pieces of a few milliseconds between which others have their turn. */
export const drawDocument = async (view: DocumentView): Promise<Buffer> => {
  const { title, language, date, sender, bill } = view
  await breathe()
  const sheet = await createSheet({ title, author: sender.name, language, date })
  const flow = createFlow(sheet, drawHead(sheet, view), () => drawContinuation(sheet, view))
  await drawTable(sheet, flow, view)
  drawEnd(sheet, flow, view)
  await breathe()
  if (bill) drawBill(sheet, flow, bill, view)
  await breathe()
  numberPages(sheet, mm2pt(18.5), view.pageOf)
  return sheet.finish()
}
