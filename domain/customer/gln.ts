/** Why a text is no GLN (Global Location Number, GS1): 13 digits, the last one a check digit. */
export type GlnProblem = 'missing' | 'not-13-digits' | 'check-digit-wrong'

/** The GLN without the spaces, dots and hyphens that people write into it. */
export const normalizeGln = (text: string): string => text.replace(/[\s.\-\u2010-\u2013]/g, '')

/** The check digit of the first twelve digits: weights 1 and 3 from the left (GS1). */
const checkDigit = (digits: string) => {
  const sum = [...digits.slice(0, 12)].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  )
  return (10 - (sum % 10)) % 10
}

/** Undefined for a valid GLN. A valid check digit does not prove that the number is assigned. */
export const glnProblem = (text: string): GlnProblem | undefined => {
  const gln = normalizeGln(text)
  if (gln === '') return 'missing'
  if (!/^\d{13}$/.test(gln)) return 'not-13-digits'
  return Number(gln[12]) === checkDigit(gln) ? undefined : 'check-digit-wrong'
}
