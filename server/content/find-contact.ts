import { streetLine } from '../../domain/customer/postal-address.ts'
import type { Language } from '../../domain/language.ts'
import type { Database } from '../db/client.ts'
import { findOptions } from './options.ts'

/** Contact details of the laboratory; '' where not set. */
export const findContact = async (db: Database, language: Language) => {
  const found = await findOptions(
    db,
    ['legal_name', 'laboratory_address', 'contact_phone_number', 'contact_email', 'opening_hours'],
    language,
  )
  const { street, buildingNumber, postcode, city } = found.laboratory_address
  return {
    name: found.legal_name,
    street: streetLine(street, buildingNumber),
    place: `${postcode} ${city}`.trim(),
    phone: found.contact_phone_number,
    email: found.contact_email,
    hours: found.opening_hours,
  }
}
