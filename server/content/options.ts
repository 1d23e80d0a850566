import { isIBANValid } from 'swissqrbill/utils'
import * as z from 'zod'
import { audiences, textSections } from '../../domain/catalogue/text-sections.ts'
import { defaultLanguage, type Language } from '../../domain/language.ts'
import { centimes } from '../../domain/money.ts'
import { vatClasses } from '../../domain/order/vat.ts'
import { isComplete, ownCounter } from '../../domain/visits/analytics.ts'
import type { Database } from '../db/client.ts'

const text = z.string()
/** The name of a drawing, or the address of an uploaded picture. */
const picture = z.string().regex(/^([a-z0-9][a-z0-9-]*|\/media\/[\w./-]+)$/)
const links = z.record(z.string(), z.url({ protocol: /^https?$/ }))

/** A file in the store, by its id there and as it is called when it is downloaded; bytes. */
const file = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  name: text,
  filesize: z.int().min(0),
})

/** Reads a stored value; `unset` stands for none and for one that cannot be read. */
const kept =
  <Value>(schema: z.ZodType<Value>, unset: Value) =>
  (stored: unknown): Value => {
    const read = schema.safeParse(stored)
    return read.success ? read.data : unset
  }

/** What the laboratory sets for the whole site, as it is stored under these names. */
const readers = {
  /** D1 §3: shows a phone link where it is set. */
  contact_phone_number: kept(text, ''),
  contact_email: kept(text, ''),
  /** Where new orders are mailed to; unset it is the contact's address. */
  orders_email: kept(text, ''),
  /** In the footer and on documents. */
  legal_name: kept(text, ''),
  laboratory_address: kept(
    z.object({
      street: text,
      /** Apart, as the QR-bill needs it; '' when the street says it too. */
      buildingNumber: text.default(''),
      postcode: text,
      city: text,
      state: text,
      country: text,
    }),
    { street: '', buildingNumber: '', postcode: '', city: '', state: '', country: '' },
  ),
  /** Where invoices are paid to; without one they have no payment part. */
  iban: kept(
    text.transform((iban) => iban.replace(/\s/g, '')).refine((iban) => isIBANValid(iban)),
    '',
  ),
  /** CHE-123.456.789, without the letters behind it, which depend on the language. */
  vat_number: kept(text, ''),
  /** Within which an invoice is to be paid. */
  payment_days: kept(z.int().min(0).max(365), 30),
  /** Orders of one account: so many at once, then so many a minute. */
  order_rate: kept(
    z
      .object({ at_once: z.int().min(1).max(100_000), per_minute: z.int().min(1).max(60_000) })
      .transform(({ at_once, per_minute }) => ({ atOnce: at_once, perMinute: per_minute })),
    { atOnce: 100, perMinute: 60 },
  ),
  /** Behind each page's title (D2 §2). */
  title_suffix: kept(text, ''),
  seo_global_keywords: kept(text, ''),
  /** Centimes; unset it is D1 §9's. */
  shipping_cost: kept(z.int().min(0).transform(centimes), centimes(431)),
  /** ISO 3166-1 alpha-2: where orders are sent to (R32). */
  shipping_countries: kept(z.array(z.string().length(2)), ['CH', 'LI']),
  social_links: kept(links, {}),
  /** `canada`, `france`, `shop_login` (D1 §2). */
  external_links: kept(links, {}),
  /** R2. */
  unknown_page: kept(z.enum(['not_found', 'redirect_home']), 'not_found'),
  /** The VAT class of what is sold, per family (R23). */
  vat_classes: kept(z.record(z.string(), z.enum(vatClasses)), {}),
  /** Which texts of a product are for whom, per family (R35). */
  text_sections: kept(
    z.record(z.string(), z.partialRecord(z.enum(textSections), z.enum(audiences))),
    {},
  ),
  /** What professionals can download, per language (D1 §3). */
  download_page: kept(
    z.object({ title: text, text, documents: z.array(z.object({ label: text, file })) }),
    { title: '', text: '', documents: [] },
  ),
  /** For who may order with the form; shown where it has a title. */
  download_order_form: kept(z.object({ title: text, text, label: text, file: file.nullable() }), {
    title: '',
    text: '',
    label: '',
    file: null,
  }),
  /** What the laboratory posts on its social networks, per language; `day` is ISO. */
  social_feed_posts: kept(
    z.array(z.object({ text, link: z.url({ protocol: /^https$/ }), day: z.iso.date(), picture })),
    [],
  ),
  /** Who counts visits (R36); unset or wrongly set it is this server. */
  analytics: kept(
    z
      .object({
        kind: z.enum(['own', 'google', 'matomo']),
        id: z.string().max(80).default(''),
        conversion_id: z.string().max(80).default(''),
        url: z.union([z.url({ protocol: /^https$/ }), z.literal('')]).default(''),
        force_on_localhost: z.boolean().default(false),
      })
      .refine(isComplete),
    ownCounter,
  ),
  /** Addresses that were, and where they lead today (R5); of this site or https. */
  redirects: kept(
    z.array(
      z.object({
        from: z.string().regex(/^\/[^/]/),
        to: z.union([z.string().regex(/^\/($|[^/\\])/), z.url({ protocol: /^https$/ })]),
      }),
    ),
    [],
  ),
  /**
   * By section, or `main` or `account`: the pages that its menu shows, in this order; all where it is
   * left out. What is not shown there is led to by neither footer nor sitemap page.
   */
  menus: kept(z.record(z.string(), z.array(text)), {}),
  /** The words of the cookie banner (D1 §3), by the names of `consentTextNames`. */
  privacy_policy_popup: kept(z.record(z.string(), text), {}),
  /** Above the sign-up form (D1 §3). */
  signup_professional_text: kept(text, ''),
  /** What public forms say, per language (D2 §5, §8): `email_wrong`, `success_contact`, `label_name`. */
  form_texts: kept(z.record(z.string(), text).nullable(), null),
  /** Whether the box is ticked as a form comes (R37). */
  newsletter_ticked: kept(z.boolean(), true),
  /** What each form requires; what is not named is as `markedByDefault` says (R40). */
  contact_required_fields: kept(z.record(z.string(), z.boolean()), {}),
  contest_required_fields: kept(z.record(z.string(), z.boolean()), {}),
  webinar_required_fields: kept(z.record(z.string(), z.boolean()), {}),
}

export type OptionName = keyof typeof readers
export type OptionValues = { [Name in OptionName]: ReturnType<(typeof readers)[Name]> }

const read: { [Name in OptionName]: (stored: unknown) => OptionValues[Name] } = readers

type Stored = readonly { name: string; language: string; value: unknown }[]

/** The value for the language, else the one for all languages. */
const storedValue = (rows: Stored, name: OptionName, language: Language) =>
  [language, '']
    .map((wanted) => rows.find((row) => row.name === name && row.language === wanted))
    .find(Boolean)?.value

const rowsOf = (db: Database, names: readonly OptionName[], language: Language): Promise<Stored> =>
  db
    .selectFrom('option')
    .select(['name', 'language', 'value'])
    .where('name', 'in', names)
    .where('language', 'in', ['', language])
    .execute()

/** An option's value; `language` matters to those that have one per language. */
export const option = async <Name extends OptionName>(
  db: Database,
  name: Name,
  language: Language = defaultLanguage,
): Promise<OptionValues[Name]> =>
  read[name](storedValue(await rowsOf(db, [name], language), name, language))

/** Several options by one query. */
export const findOptions = async <Name extends OptionName>(
  db: Database,
  names: readonly Name[],
  language: Language = defaultLanguage,
): Promise<Pick<OptionValues, Name>> => {
  const rows = await rowsOf(db, names, language)
  const found: Partial<OptionValues> = {}
  for (const name of names) found[name] = read[name](storedValue(rows, name, language))
  return found as Pick<OptionValues, Name>
}
