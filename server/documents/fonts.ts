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

type Font = { name: string; font: PDFKit.ParsedFont }

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
