/** The weights of the first eight digits (eCH-0108). */
const weights = [5, 4, 3, 2, 7, 6, 5, 4]

/** People write it with the suffix of the VAT register. */
const pattern = /^CHE(\d{9})(MWST|TVA|IVA|VAT)?$/

const digitsOf = (text: string) =>
  pattern.exec(text.toUpperCase().replace(/[\s.\-\u2010-\u2013]/g, ''))?.[1]

const isCheckDigitRight = (digits: string) => {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  // No number is assigned whose check digit would be 10.
  return (11 - (sum % 11)) % 11 === Number(digits[8])
}

/** Whether a text is a UID, the number of a Swiss company: CHE and nine digits, the last one a check digit. */
export const isUid = (text: string): boolean => {
  const digits = digitsOf(text)
  return digits !== undefined && isCheckDigitRight(digits)
}

/** `CHE-123.456.789`, without the suffix, which depends on the language of a document. */
export const writtenUid = (text: string): string => {
  const digits = digitsOf(text) ?? ''
  return `CHE-${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6)}`
}
