import { findCurrentOptions } from '../content/options.ts'
import type { Database } from '../db/client.ts'
import type { CreditorSnapshot } from '../db/tables/orders.ts'

/** The creditor as configured now, and the term of payment in days. */
export const findCreditor = async (db: Database) => {
  const found = await findCurrentOptions(db, [
    'legal_name',
    'laboratory_address',
    'iban',
    'vat_number',
    'payment_days',
  ])
  const { street, buildingNumber, postcode, city, country } = found.laboratory_address
  const creditor: CreditorSnapshot = {
    name: found.legal_name,
    street,
    buildingNumber,
    postcode,
    city,
    country,
    iban: found.iban,
    vatNumber: found.vat_number,
  }
  return { creditor, paymentDays: found.payment_days }
}
