import { findCurrentOptions } from '../content/options.ts'
import type { Database } from '../db/client.ts'
import type { CreditorSnapshot } from '../db/tables/orders.ts'

/** The creditor as configured now, its further accounts, the term of payment in days, first numbers. */
export const findCreditor = async (db: Database) => {
  const found = await findCurrentOptions(db, [
    'legal_name',
    'laboratory_address',
    'iban',
    'statement_accounts',
    'vat_number',
    'payment_days',
    'first_numbers',
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
  const furtherAccounts = found.statement_accounts.split(', ').filter(Boolean)
  const { payment_days: paymentDays, first_numbers: firstNumbers } = found
  return { creditor, furtherAccounts, paymentDays, firstNumbers }
}
