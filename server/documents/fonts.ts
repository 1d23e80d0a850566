import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

const require = createRequire(import.meta.url)

const fileOf = (weight: string) =>
  require.resolve(`@expo-google-fonts/instrument-sans/${weight}/InstrumentSans_${weight}.ttf`)

/**
 * The site's type, embedded: the fonts that PDF readers bring write no ł. Its names are those by
 * which the QR-bill asks for a font and its bold where Helvetica will not do.
 */
const fontFiles = {
  Arial: fileOf('400Regular'),
  'Arial-Bold': fileOf('600SemiBold'),
}

export type FontName = keyof typeof fontFiles

type Font = { name: string; font: PDFKit.ParsedFont }

const readFonts = (): Promise<Font[]> =>
  Promise.all(
    Object.entries(fontFiles).map(async ([name, path]) => ({
      name,
      font: create(await readFile(path)),
    })),
  )

let fonts: Promise<Font[]> | undefined

/** All fonts, read and taken apart once: that is half of the work of a document. */
export const documentFonts = (): Promise<Font[]> => {
  fonts ??= readFonts()
  return fonts
}
