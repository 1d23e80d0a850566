import {
  type Address,
  type AddressChange,
  addressFields,
  defaultCountry,
  maxAddressFieldLength,
} from '../../../domain/customer/address.ts'
import { isCanton } from '../../../domain/customer/canton.ts'
import { isCountry } from './address-choices.ts'

export type AddressProblems = Partial<Record<keyof Address, 'too-long' | 'value-invalid'>>

const problemOf = (field: keyof Address, text: string, country: string | undefined) => {
  if (field === 'Country') return isCountry(text) ? undefined : 'value-invalid'
  if ([...text].length > maxAddressFieldLength(field)) return 'too-long'
  const isNoCanton = field === 'State' && country === defaultCountry && text && !isCanton(text)
  return isNoCanton ? 'value-invalid' : undefined
}

/**
 * No address field is required (D1 §5), but values must be valid. `country`: the stored country,
 * used if the change has none.
 */
export const checkAddress = (change: AddressChange, country?: string): AddressProblems => {
  const problems: AddressProblems = {}
  for (const field of [...addressFields, 'BuildingNumber' as const]) {
    const text = change[field]
    const problem =
      typeof text === 'string' ? problemOf(field, text, change.Country ?? country) : undefined
    if (problem) problems[field] = problem
  }
  return problems
}
