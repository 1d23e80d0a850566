import { parseLine } from '../quick-order/parse-line.ts'
import type { QueryRest } from './query-events.ts'

export type SplitQuery = { name: string; rest: QueryRest }

/** Splits 'bell 9 ch globuli' into name and rest; undefined for a text that is a name only. */
export const splitQuery = (text: string): SplitQuery | undefined => {
  const { name, potencies, forms, carrier, amounts, quantities, bareNumbers } = parseLine(text)
  const [bare, ...others] = bareNumbers.filter(({ isFirst, isDoubtful }) => !isFirst && !isDoubtful)
  const bareNumber = others.length === 0 ? bare?.text : undefined
  const isNameOnly =
    potencies.length + forms.length + amounts.length + quantities.length === 0 &&
    bareNumber === undefined &&
    carrier === undefined
  if (name === '' || isNameOnly) return undefined
  return {
    name,
    rest: { potencies, forms, carrier, amounts, quantities, ...(bareNumber && { bareNumber }) },
  }
}
