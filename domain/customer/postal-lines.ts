import { isPostOfficeBox } from './postal/address-supplement.ts'
import { streetLine } from './street.ts'

export type PostalAddress = {
  company: string
  first_name: string
  last_name: string
  /** The street; includes the number while `building_number` is null. */
  address1: string
  building_number?: string | null
  /** Free text: c/o, floor, post-office box, or several of them separated by commas. */
  address2: string
  postcode: string
  city: string
}

/**
 * The lines of an address without country, in the order of Swiss Post. C/o and floor precede the
 * street, a post-office box follows it; at most six lines.
 */
export const postalLines = (address: PostalAddress): string[] => {
  const supplements = address.address2.split(/\s*[,;\n]\s*/).filter(Boolean)
  return [
    address.company,
    `${address.first_name} ${address.last_name}`,
    supplements.filter((text) => !isPostOfficeBox(text)).join(', '),
    streetLine(address.address1, address.building_number),
    supplements.filter(isPostOfficeBox).join(', '),
    `${address.postcode} ${address.city}`,
  ]
    .map((line) => line.trim())
    .filter(Boolean)
}
