import { mm2pt } from 'swissqrbill/utils'
import { colours, page, type Sheet } from './sheet.ts'

/** 'Page 2 of 3' on every page of documents with several pages. */
export const numberPages = (sheet: Sheet, { pageNumber }: { pageNumber: string }) => {
  const { count } = sheet.doc.bufferedPageRange()
  if (count === 1) return
  for (let index = 0; index < count; index += 1) {
    sheet.doc.switchToPage(index)
    const text = pageNumber.replace('{page}', `${index + 1}`).replace('{pages}', `${count}`)
    sheet.write(text, {
      x: page.right,
      y: mm2pt(17.5),
      align: 'right',
      size: 8,
      colour: colours.muted,
    })
  }
}
