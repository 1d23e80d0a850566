import { mm2pt } from 'swissqrbill/utils'
import { shortDate } from '../../domain/short-date.ts'
import { colours, leading, page } from '../../server/documents/layout/sheet.ts'
import { wrap } from '../../server/documents/layout/wrap.ts'
import { beginFile, beginPage, contentBottom, endFile, furtherTop } from './begin-file.ts'
import { readRemedies } from './catalogue.ts'
import { validFrom } from './texts.ts'

const size = 8.5
const columns = 3
const gap = mm2pt(5)
const width = (page.right - page.left - (columns - 1) * gap) / columns
const lineHeight = leading(size)
const letterHeight = mm2pt(8)
const letterStyle = { font: 'Text-Bold', size: 12, colour: colours.leafDark } as const

type Named = { text: string; name: string; lines: string[] }
type Entry = { letter: string } | Named

/** Names below a heading per letter; abbreviations as in repertories. */
const entriesOf = (namesOf: Named[]): Entry[] => {
  const groups = Map.groupBy(namesOf, ({ text }) => text[0]?.toUpperCase() ?? '')
  return [...groups].flatMap(([letter, names]) => [{ letter }, ...names])
}

const title = 'Nomenclatura'

/** All single remedies by letter, one file for all languages: the names are Latin. */
export const drawNomenclature = async (): Promise<Buffer> => {
  const remedies = readRemedies().toSorted((a, b) => a.nm.localeCompare(b.nm, 'en'))
  const count = String(remedies.length).replace(/\B(?=(\d{3})+$)/g, '\u00A0')
  const hint = `Remèdes unitaires · Single remedies · Einzelmittel · Rimedi unitari · ${count}`
  const day = shortDate(validFrom)
  const { sheet, y } = await beginFile('fr', title, hint, day)
  const entries = entriesOf(
    remedies.map(({ nm, ab }) => {
      const text = ab ? `${nm} (${ab})` : nm
      return { text, name: nm, lines: wrap(sheet, text, { size }, width) }
    }),
  )
  /** First and last name of each page, for its header. */
  const spans: { first: string; last: string }[] = []
  let section = sheet.tag(sheet.root, 'Sect')
  let [column, top, at]: [number, number, number] = [0, y, y]
  let isNewPage = true
  for (const [index, entry] of entries.entries()) {
    const next = entries[index + 1]
    const nextLines = next && 'lines' in next ? next.lines.length : 0
    const height =
      'letter' in entry ? letterHeight + nextLines * lineHeight : entry.lines.length * lineHeight
    if (at + height > contentBottom) {
      column += 1
      if (column === columns) {
        beginPage(sheet, '')
        column = 0
        top = furtherTop
        isNewPage = true
      }
      at = top
    }
    const x = page.left + column * (width + gap)
    if ('letter' in entry) {
      const letterY = at === top ? at : at + mm2pt(2)
      section = sheet.tag(sheet.root, 'Sect')
      const tag = sheet.tag(section, 'H2')
      sheet.write(entry.letter, { ...letterStyle, x, y: letterY, tag })
      at = letterY + mm2pt(6)
      continue
    }
    if (isNewPage) spans.push({ first: entry.name, last: entry.name })
    isNewPage = false
    const span = spans.at(-1)
    if (span) span.last = entry.name
    const tag = sheet.tag(section, 'P')
    for (const [part, line] of entry.lines.entries())
      sheet.write(line, { x: part === 0 ? x : x + mm2pt(3), y: at + part * lineHeight, size, tag })
    at += entry.lines.length * lineHeight
  }
  for (const [index, { first, last }] of spans.entries()) {
    sheet.doc.switchToPage(index)
    const head = `${title}: ${first} – ${last}`
    sheet.write(head, { x: page.right, y: mm2pt(16.5), size: 8.5, align: 'right' })
  }
  return endFile(sheet, { left: `${title} · ${day}`, pageOf: (at, pages) => `${at} / ${pages}` })
}
