import { streetLine } from '../../domain/customer/postal-address.ts'
import { type Language, languages } from '../../domain/language.ts'
import { plainPictureAddress } from '../../domain/media/picture-address.ts'
import type { MailTexts } from '../../domain/options/mail-texts.ts'
import { findOptions, option } from '../content/options.ts'
import { findLogo } from '../media/find-logo.ts'
import type { Services } from '../services.ts'
import { type MailTextSource, ownMailText } from './mail-text.ts'

/** The sender of a mail. */
export type Laboratory = {
  name: string
  address: { street: string; postcode: string; city: string }
  phone: string
  email: string
  /** The public origin, which links start with. */
  origin: string
  /** The address of its own picture at the head of mails. */
  logo?: string
  /** The language of mails to the laboratory: in which its staff write pages first. */
  language: Language
  /** The texts of its mails. */
  textOf: MailTextSource
}

const findMailTexts = async (db: Services['db']) => {
  const texts = languages.map(
    async (language) => [language, await option(db, 'mail_texts', language)] as const,
  )
  return Object.fromEntries(await Promise.all(texts)) as Record<Language, MailTexts>
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
  const own = await findMailTexts(db)
  const logo = await findLogo(db)
  return {
    name: found.legal_name,
    address: { ...address, street: streetLine(address.street, buildingNumber) },
    phone: found.contact_phone_number,
    email: found.contact_email,
    origin: env.origin,
    ...(logo && { logo: `${env.origin}${plainPictureAddress(logo)}` }),
    language: found.source_language,
    textOf: (name, language, defaults) => ownMailText(own[language][name] ?? {}, defaults),
  }
}

/** The picture at the head of all mails. */
export type MailPicture = { url: string; isLogo: boolean }

/** The logo of the laboratory, else a drawing. */
export const pictureOf = ({ origin, logo }: Pick<Laboratory, 'origin' | 'logo'>): MailPicture => ({
  url: logo ?? `${origin}/illustrations/arnica-mail.png`,
  isLogo: logo !== undefined,
})

/** Name and address in the signature of a mail. */
export const senderLines = ({ name, address, phone, email }: Laboratory): string[] =>
  [name, `${address.street}, ${address.postcode} ${address.city}`, phone, email].filter(
    (line) => line.replace(/[ ,]/g, '') !== '',
  )

/** Signature of a plain text; clients recognize it by the space after the hyphens (RFC 3676). */
export const signature = (sender: readonly string[]): string => ['-- ', ...sender].join('\n')
