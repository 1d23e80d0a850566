import { filesize } from 'filesize'
import type { Language } from '../domain/language.ts'

const french = { B: 'o', KB: 'Ko', MB: 'Mo', GB: 'Go' }

/** '1.2 MB', in binary units (D1 §2) as the language writes them. */
export const fileSize = (bytes: number, language: Language): string =>
  `${filesize(bytes, {
    base: 2,
    standard: 'jedec',
    round: 1,
    separator: language === 'en' ? '.' : ',',
    ...(language === 'fr' && { symbols: french }),
  })}`
