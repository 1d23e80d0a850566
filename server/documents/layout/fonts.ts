import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

const require = createRequire(import.meta.url)

const textFile = (weight: string) =>
  require.resolve(`@expo-google-fonts/instrument-sans/${weight}/InstrumentSans_${weight}.ttf`)

/** Resolved through `imports` of package.json, since the built server is in another folder. */
const paymentFile = (weight: string) =>
  require.resolve(`#document-fonts/LiberationSans-${weight}.ttf`)

/**
 * Embedded fonts: the site's typeface, and for the payment part one that QR-bill 2.3 (3.4)
 * allows. Both have all Latin letters, unlike Helvetica.
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

/** All fonts, parsed once: parsing takes half the time of a document. */
export const documentFonts = (): Promise<Font[]> => {
  fonts ??= readFonts()
  return fonts
}

const letterFonts: Partial<Record<FontName, FontName>> = {
  Text: 'Liberation Sans',
  'Text-Bold': 'Liberation Sans-Bold',
}

/** Emoji, which no embedded font has. */
const pictographs = /\s*(?:\p{Emoji_Presentation}|\u200D|\uFE0F)+/gu

/**
 * The text without emoji, and a font that has its characters: Greek and Cyrillic need Liberation
 * Sans.
 */
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
