import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

const require = createRequire(import.meta.url)

const textFile = (weight: string) =>
  require.resolve(`@expo-google-fonts/instrument-sans/${weight}/InstrumentSans_${weight}.ttf`)

/** By the package's `imports`: the built server lies in another folder than this file. */
const paymentFile = (weight: string) =>
  require.resolve(`#document-fonts/LiberationSans-${weight}.ttf`)

/**
 * Embedded in each document: the site's typeface for the letter, and for the payment part one of
 * the four that QR-bill 2.3 (3.4) allows. Both have all Latin letters, as Helvetica has not.
 */
const fontFiles = {
  Text: textFile('400Regular'),
  'Text-Bold': textFile('600SemiBold'),
  'Liberation Sans': paymentFile('Regular'),
  'Liberation Sans-Bold': paymentFile('Bold'),
}

export type FontName = keyof typeof fontFiles

export type Font = { name: string; font: PDFKit.ParsedFont }

const readFonts = (): Promise<Font[]> =>
  Promise.all(
    Object.entries(fontFiles).map(async ([name, path]) => ({
      name,
      font: create(await readFile(path)),
    })),
  )

let fonts: Promise<Font[]> | undefined

/** All fonts, parsed once: parsing is half of the work of a document. */
export const documentFonts = (): Promise<Font[]> => {
  fonts ??= readFonts()
  return fonts
}

const letterFonts: Partial<Record<FontName, FontName>> = {
  Text: 'Liberation Sans',
  'Text-Bold': 'Liberation Sans-Bold',
}

/** Emoji, which no font of a document has. */
const pictographs = /\s*(?:\p{Emoji_Presentation}|\u200D|\uFE0F)+/gu

/** A text without emoji, and the font to set it in: names in Greek or Cyrillic need the other one. */
export const settable = (
  fonts: readonly Font[],
  text: string,
  font: FontName,
): { text: string; font: FontName } => {
  if (/^[ -\u017F]*$/.test(text)) return { text, font }
  const written = text.replace(pictographs, '').trim()
  const parsed = fonts.find(({ name }) => name === font)?.font
  const has = (sign: string) =>
    /\s/.test(sign) || parsed?.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
  const hasAll = [...written].every(has)
  return { text: written, font: hasAll ? font : (letterFonts[font] ?? font) }
}
