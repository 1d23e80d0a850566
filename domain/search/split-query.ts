import { parseLine } from '../quick-order/parse-line.ts'
import type { QueryRest } from './query-events.ts'

/** An abbreviation of salts, complexes and other numbered products. */
const numberedName = (number: number): string => `Nr. ${number}`

export type SplitQuery = { name: string; rest: QueryRest }

/** Splits 'bell 9 ch globuli' into name and rest; undefined for a text that is a name only. */
export const splitQuery = (text: string): SplitQuery | undefined => {
  const parsed = parseLine(text)
  const { family, numbers, potencies, forms, carrier, amounts, quantities, bareNumbers } = parsed
  const [bare, ...others] = bareNumbers.filter(({ isFirst, isDoubtful }) => !isFirst && !isDoubtful)
  const bareNumber = others.length === 0 ? bare?.text : undefined
  const isNameOnly =
    potencies.length + forms.length + amounts.length + quantities.length === 0 &&
    bareNumber === undefined &&
    carrier === undefined &&
    family === undefined
  const [number] = numbers
  const isNumbered = parsed.name === '' && number !== undefined
  const name = isNumbered ? numberedName(number) : parsed.name
  if (name === '' || isNameOnly) return undefined
  return {
    name,
    rest: {
      ...{ potencies, forms, carrier, amounts, quantities },
      ...(family && { family }),
      ...(bareNumber && { bareNumber }),
    },
  }
}
