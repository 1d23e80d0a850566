import { colours, page, type Sheet } from './sheet.ts'

/** Where the next thing stands; what has no room left begins a page. */
export type Flow = {
  y: number
  /** Makes sure of so much height; true when a page was begun for it. */
  room: (height: number) => boolean
}

/** A flow from `start` on; `begin` draws the head of a further page and says where it ends. */
export const createFlow = (sheet: Sheet, start: number, begin: () => number): Flow => {
  const flow: Flow = {
    y: start,
    room(height) {
      if (flow.y + height <= page.bottom) return false
      sheet.addPage()
      flow.y = begin()
      return true
    },
  }
  return flow
}

/** 'Page 2 of 3' on every page where there are several. */
export const numberPages = (
  sheet: Sheet,
  y: number,
  textOf: (page: number, pages: number) => string,
) => {
  const { count } = sheet.doc.bufferedPageRange()
  if (count === 1) return
  for (let index = 0; index < count; index += 1) {
    sheet.doc.switchToPage(index)
    sheet.write(textOf(index + 1, count), {
      x: page.right,
      y,
      align: 'right',
      size: 8,
      colour: colours.muted,
    })
  }
}
