import { streetLine } from '../../domain/customer/postal-address.ts'
import { findOptions } from '../content/options.ts'
import type { Services } from '../services.ts'

/** The sender of a mail. */
export type Laboratory = {
  name: string
  address: { street: string; postcode: string; city: string }
  phone: string
  email: string
  /** The public origin, which links start with. */
  origin: string
}

/** The laboratory as configured. */
export const findLaboratory = async ({
  db,
  env,
}: Pick<Services, 'db' | 'env'>): Promise<Laboratory> => {
  const found = await findOptions(db, [
    'legal_name',
    'laboratory_address',
    'contact_phone_number',
    'contact_email',
  ])
  const { buildingNumber, ...address } = found.laboratory_address
  return {
    name: found.legal_name,
    address: { ...address, street: streetLine(address.street, buildingNumber) },
    phone: found.contact_phone_number,
    email: found.contact_email,
    origin: env.origin,
  }
}

/** Name and address in the signature of a mail. */
export const senderLines = ({ name, address, phone, email }: Laboratory): string[] =>
  [name, `${address.street}, ${address.postcode} ${address.city}`, phone, email].filter(
    (line) => line.replace(/[ ,]/g, '') !== '',
  )

/** Signature of a plain text; clients recognize it by the space after the hyphens (RFC 3676). */
export const signature = (sender: readonly string[]): string => ['-- ', ...sender].join('\n')
