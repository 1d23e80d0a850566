import { type Centimes, centimes, priceString } from '../money.ts'

/** 'CHF 10.80', '10,8', '10.–', "1'250.00 CHF". */
const amount =
  /^(?:(?:chf|s?fr)\.?\s*)?(\d[\d'’\u00a0\u202f ]{0,9})(?:[.,](\d{1,2}|[-–—]+))?(?:\s*(?:chf|s?fr\.?))?$/i

/** The amount of a cell in francs; undefined for another currency and for no amount. */
export const readPriceCell = (text: string): Centimes | undefined => {
  const [, francs = '', cents = ''] = amount.exec(text.trim()) ?? []
  if (francs === '') return undefined
  const digits = /^\d+$/.test(cents) ? cents : ''
  return centimes(Number(francs.replace(/\D/g, '')) * 100 + Number(digits.padEnd(2, '0')))
}

/** What the writer of a line expects its item to cost, after the line: 'arn 30ch glob 1g à CHF 10.80'. */
export const writeStatedPrice = (price: Centimes): string => ` à CHF ${priceString(price)}`

const stated = /\s[à@]\s*((?:chf|s?fr)\.?\s*[\d.,'’–—-]+|\d+[.,]\d\d)\s*$/iu

/** A line without the price that it states at its end. */
export const takeStatedPrice = (text: string): { text: string; price?: Centimes } => {
  const [all, written = ''] = stated.exec(text) ?? []
  const price = readPriceCell(written)
  return all === undefined || price === undefined
    ? { text }
    : { text: text.slice(0, -all.length), price }
}
