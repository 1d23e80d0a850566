import { maxInteger, numberInAddress, wholeNumber } from '../fields.ts'

/** The next version must be an integer of the column as well. No record has this one: a conflict. */
const limited = (version: number) => Math.min(version, maxInteger - 1)

const description = {
  type: 'integer',
  minimum: 0,
  maximum: maxInteger,
  description: 'Version of the record that was read; an older one is refused.',
} as const

/** The version of the record that a change was made to. */
export const readVersion = wholeNumber
  .min(0, 'value-invalid')
  .transform(limited)
  .openapi(description)

/** The same in a query. */
export const readVersionInAddress = numberInAddress
  .min(0, 'value-invalid')
  .transform(limited)
  .openapi(description)
