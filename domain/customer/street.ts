/** Street and number as one writes them in Switzerland; null where nobody has said the number. */
export type Street = { street: string; buildingNumber: string | null }

const numberBehind = /^(.*\S)[ ,]+(\d+\s?[a-z]?(?:[-/]\d+\s?[a-z]?)?)$/iu
const numberBefore = /^(\d+\s?(?:bis|ter|[a-z])?)[ ,]+(\D.*)$/iu

/** 'Rue du Lac 12b', '12b, rue du Lac' → its parts; the whole as street where no number is seen. */
export const splitStreet = (line: string): Street => {
  const text = line.trim()
  const [, street, number] = numberBehind.exec(text) ?? []
  if (street && number) return { street: street.replace(/,$/, ''), buildingNumber: number }
  const [, first, rest] = numberBefore.exec(text) ?? []
  return first && rest
    ? { street: rest, buildingNumber: first }
    : { street: text, buildingNumber: null }
}

/** The line of an address, whatever is known apart. */
export const streetLine = (street: string, buildingNumber: string | null | undefined): string =>
  buildingNumber ? `${street} ${buildingNumber}` : street
