import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { removeXmlForbidden } from '../../../domain/xml-characters.ts'
import { transliterate } from '../transliterate.ts'

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

export type Font = {
  name: string
  font: PDFKit.ParsedFont
  /** Code points with a glyph: faster than fontkit's own lookup. */
  codePoints: ReadonlySet<number>
}

const readFonts = (): Promise<Font[]> =>
  Promise.all(
    Object.entries(fontFiles).map(async ([name, path]) => {
      const font = create(await readFile(path))
      return { name, font, codePoints: new Set(font.characterSet) }
    }),
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

/**
 * The text and a font that has all its characters, for every text that enters a PDF: the given font,
 * else Liberation Sans (Greek, Cyrillic). What neither has is transliterated.
 */
export const printable = (
  fonts: readonly Font[],
  text: string,
  font: FontName,
): { text: string; font: FontName } => {
  if (/^[ -~]*$/.test(text)) return { text, font }
  // Fonts list some of them without a glyph to show.
  const normal = removeXmlForbidden(text).normalize('NFC')
  const candidates = [font, letterFonts[font] ?? font].map((name) => {
    const codePoints = fonts.find((one) => one.name === name)?.codePoints
    const isPermitted = (sign: string) =>
      /\s/.test(sign) || (codePoints?.has(sign.codePointAt(0) ?? 0) ?? false)
    const missing = [...normal].filter((sign) => !isPermitted(sign)).length
    return { name, isPermitted, missing }
  })
  const [own, other] = candidates
  const chosen = own && other && other.missing < own.missing ? other : own
  return chosen
    ? { text: transliterate(normal, chosen.isPermitted), font: chosen.name }
    : { text, font }
}
