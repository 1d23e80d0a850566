import { mm2pt } from 'swissqrbill/utils'
import type { Language } from '../../domain/language.ts'
import { shortDate } from '../../domain/short-date.ts'
import {
  colours,
  createSheet,
  page,
  type Sheet,
  type Style,
} from '../../server/documents/layout/sheet.ts'
import { fileTexts, laboratory, validFrom } from './texts.ts'

/** Lower edge of the content, above the footer. */
export const contentBottom = page.bottom - mm2pt(4)

/** Starts a tagged PDF with letterhead, title and date; its bytes are reproducible. */
export const beginFile = async (language: Language, title: string, hint: string, day = '') => {
  const sheet = await createSheet({
    title,
    author: laboratory.name,
    language,
    date: new Date(`${validFrom}T08:00:00Z`),
  })
  sheet.rule(mm2pt(13), { colour: colours.leaf, width: 2.5 })
  const write = (text: string, yMm: number, style: Style, type: 'P' | 'H1' = 'P') =>
    sheet.write(text, {
      ...style,
      x: page.left,
      y: mm2pt(yMm),
      tag: sheet.tag(sheet.root, type),
    })
  write(laboratory.name, 16.5, { font: 'Text-Bold', size: 12, colour: colours.leafDark })
  const { muted } = colours
  write(`${laboratory.address} · ${laboratory.contact}`, 22.5, { size: 8, colour: muted })
  write(title, 31, { font: 'Text-Bold', size: 20 }, 'H1')
  write(day || fileTexts[language].valid(shortDate(validFrom)), 41, { font: 'Text-Bold', size: 9 })
  write(hint, 45.5, { size: 9, colour: muted })
  return { sheet, y: mm2pt(54) }
}

/** Upper edge of the content on later pages. */
export const furtherTop = mm2pt(28)

/** Draws the header of a later page, as an artifact. */
export const beginPage = (sheet: Sheet, title: string) => {
  sheet.addPage()
  sheet.rule(mm2pt(13), { colour: colours.leaf, width: 2.5 })
  sheet.write(laboratory.name, {
    x: page.left,
    y: mm2pt(16.5),
    font: 'Text-Bold',
    colour: colours.leafDark,
  })
  sheet.write(title, { x: page.right, y: mm2pt(16.5), align: 'right' })
}

type Foot = { left: string; pageOf: (page: number, pages: number) => string }

/** The footer text in a language. */
export const footIn = (language: Language, title: string): Foot => ({
  left: `${title} · ${fileTexts[language].valid(shortDate(validFrom))}`,
  pageOf: fileTexts[language].page,
})

/** Draws the footer of every page; returns the bytes. */
export const endFile = (sheet: Sheet, { left, pageOf }: Foot): Promise<Buffer> => {
  const { count } = sheet.doc.bufferedPageRange()
  const small = { size: 8, colour: colours.muted, y: page.bottom + mm2pt(2) }
  for (let index = 0; index < count; index += 1) {
    sheet.doc.switchToPage(index)
    sheet.write(left, { ...small, x: page.left })
    sheet.write(pageOf(index + 1, count), { ...small, x: page.right, align: 'right' })
  }
  return sheet.finish()
}
