import { filesize } from 'filesize'
import type { Language } from '../domain/language.ts'

/** French counts octets: 'Kio', 'Mio'. */
const frenchSymbols = { B: 'o', KiB: 'Kio', MiB: 'Mio', GiB: 'Gio' }

/** '1.2 MiB': binary units (D1 §2) with the language's decimal sign, on one line. */
export const fileSize = (bytes: number, language: Language): string =>
  filesize(bytes, {
    base: 2,
    standard: 'iec',
    round: 1,
    separator: language === 'en' ? '.' : ',',
    spacer: '\u00a0',
    ...(language === 'fr' && { symbols: frenchSymbols }),
  }).toString()
