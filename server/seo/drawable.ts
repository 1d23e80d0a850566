import { typefaces } from './typefaces.ts'

/** Removes characters that no font has, e.g. emoji. */
export const drawable = (text: string) => {
  const { serif, sans } = typefaces()
  const signs = [...text.normalize('NFC')].filter((sign) => serif.has(sign) || sans.has(sign))
  return signs.join('').replace(/\s+/g, ' ').trim()
}
