/** Street and house number; null when the number is unknown. */
export type Street = { street: string; buildingNumber: string | null }

const numberBehind = /^(.*\S)[ ,]+(\d+\s?[a-z]?(?:[-/]\d+\s?[a-z]?)?)$/iu
const numberBefore = /^(\d+\s?(?:bis|ter|[a-z])?)[ ,]+(\D.*)$/iu

/** Splits 'Rue du Lac 12b' or '12b, rue du Lac'; without a recognised number all is street. */
export const splitStreet = (line: string): Street => {
  const text = line.trim()
  const [, street, number] = numberBehind.exec(text) ?? []
  if (street && number) return { street: street.replace(/,$/, ''), buildingNumber: number }
  const [, first, rest] = numberBefore.exec(text) ?? []
  return first && rest
    ? { street: rest, buildingNumber: first }
    : { street: text, buildingNumber: null }
}

/** Street and number in one line; a null number is omitted. */
export const streetLine = (street: string, buildingNumber: string | null | undefined): string =>
  buildingNumber ? `${street} ${buildingNumber}` : street
