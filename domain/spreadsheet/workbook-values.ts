import { collectText } from './cell-text.ts'
import { parseXml } from './parse-xml.ts'

/** The texts that cells name by their number; undefined if the file is damaged. */
export const readSharedStrings = (xml: string | undefined): string[] | undefined => {
  if (xml === undefined) return []
  const texts: string[] = []
  const text = collectText()
  const isRead = parseXml(xml, {
    onOpen: (name) => {
      text.open(name)
      return true
    },
    onClose: (name) => {
      text.close(name)
      if (name === 'si') texts.push(text.take())
      return true
    },
    onText: text.add,
  })
  return isRead ? texts : undefined
}

const inRange = (id: number, first: number, last: number) => id >= first && id <= last

/** Excel's own formats of dates and times. */
const isBuiltInDate = (id: number) =>
  inRange(id, 14, 22) || inRange(id, 27, 36) || inRange(id, 45, 47) || inRange(id, 50, 58)

/** Whether a format such as 'dd.mm.yyyy' shows a date; quoted texts, colours and currencies are not its signs. */
export const isDateFormat = (format: string): boolean => {
  const [signs = ''] = format.replace(/"[^"]*"|\\.|[_*].|\[[^\]]*\]/g, '').split(';')
  return /[dmyh]/i.test(signs) && !/[#?]|^[^s]*0/i.test(signs)
}

/** By number of a style: whether it shows a number as a date. Undefined if the file is damaged. */
export const readDateStyles = (xml: string | undefined): boolean[] | undefined => {
  if (xml === undefined) return []
  const dateFormats = new Map<number, boolean>()
  const styles: boolean[] = []
  let isInStyles = false
  const isRead = parseXml(xml, {
    onOpen: (name, attributes) => {
      if (name === 'cellXfs') isInStyles = true
      if (name === 'numFmt') {
        const { numFmtId, formatCode = '' } = attributes()
        dateFormats.set(Number(numFmtId), isDateFormat(formatCode))
      } else if (name === 'xf' && isInStyles) {
        const id = Number(attributes().numFmtId ?? 0)
        styles.push(dateFormats.get(id) ?? isBuiltInDate(id))
      }
      return true
    },
    onClose: (name) => {
      if (name === 'cellXfs') isInStyles = false
      return true
    },
  })
  return isRead ? styles : undefined
}

const dayMs = 86_400_000

/** A day number as '2026-11-30'; undefined outside the years 1 to 9999. Before March 1900 Excel is a day late. */
export const workbookDateText = (days: number, startsIn1904: boolean): string | undefined => {
  const from1900 = startsIn1904 ? days + 1_462 : days < 60 ? days + 1 : days
  const date = new Date(Math.floor(from1900 - 25_569) * dayMs)
  return from1900 >= 0 && from1900 < 2_958_466 ? date.toISOString().slice(0, 10) : undefined
}
