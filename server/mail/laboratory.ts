import { streetLine } from '../../domain/customer/postal-address.ts'
import type { Language } from '../../domain/language.ts'
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
  /** The language of mails to the laboratory: in which its staff write pages first. */
  language: Language
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
    'source_language',
  ])
  const { buildingNumber, ...address } = found.laboratory_address
  return {
    name: found.legal_name,
    address: { ...address, street: streetLine(address.street, buildingNumber) },
    phone: found.contact_phone_number,
    email: found.contact_email,
    origin: env.origin,
    language: found.source_language,
  }
}

/** The drawing at the head of all mails, 192 pixels wide. */
export const pictureOf = ({ origin }: Pick<Laboratory, 'origin'>): string =>
  `${origin}/illustrations/arnica-mail.png`

/** Name and address in the signature of a mail. */
export const senderLines = ({ name, address, phone, email }: Laboratory): string[] =>
  [name, `${address.street}, ${address.postcode} ${address.city}`, phone, email].filter(
    (line) => line.replace(/[ ,]/g, '') !== '',
  )

/** Signature of a plain text; clients recognize it by the space after the hyphens (RFC 3676). */
export const signature = (sender: readonly string[]): string => ['-- ', ...sender].join('\n')
