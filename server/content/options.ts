import { isIBANValid } from 'swissqrbill/utils'
import * as z from 'zod'
import { audiences, textSections } from '../../domain/catalogue/text-sections.ts'
import { defaultLanguage, type Language, languages } from '../../domain/language.ts'
import { centimes } from '../../domain/money.ts'
import { vatClasses } from '../../domain/order/vat.ts'
import { isCompleteAnalytics, ownCounter } from '../../domain/visits/analytics.ts'
import type { Database } from '../db/client.ts'
import { memoizeByContentVersion } from './content-version.ts'

const text = z.string()
/** The name of an illustration, or the address of an uploaded image. */
const picture = z.string().regex(/^([a-z0-9][a-z0-9-]*|\/media\/[\w./-]+)$/)
const links = z.record(z.string(), z.url({ protocol: /^https?$/ }))

/** A stored file: id, download name, size in bytes. */
const file = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  name: text,
  filesize: z.int().min(0),
})

/** Parses a stored value; `unset` replaces missing and invalid values. */
const optionOf =
  <Value>(schema: z.ZodType<Value>, unset: Value) =>
  (stored: unknown): Value => {
    const parsed = schema.safeParse(stored)
    return parsed.success ? parsed.data : unset
  }

/** The configurable options of the site, by stored name. */
const readers = {
  /** Phone link of the header, if set (D1 §3). */
  contact_phone_number: optionOf(text, ''),
  contact_email: optionOf(text, ''),
  /** Recipient of order notices; default: `contact_email`. */
  orders_email: optionOf(text, ''),
  /** Shown in the footer and on documents. */
  legal_name: optionOf(text, ''),
  laboratory_address: optionOf(
    z.object({
      street: text,
      /** Separate for the QR-bill; '' if the street contains it. */
      buildingNumber: text.default(''),
      postcode: text,
      city: text,
      state: text,
      country: text,
    }),
    { street: '', buildingNumber: '', postcode: '', city: '', state: '', country: '' },
  ),
  /** Account of the payment part; '' for invoices without one. */
  iban: optionOf(
    text
      .transform((iban) => iban.replace(/\s/g, '').toUpperCase())
      .refine((iban) => isIBANValid(iban)),
    '',
  ),
  /** Further accounts whose bank statements are imported: IBANs, separated by commas. */
  statement_accounts: optionOf(text, ''),
  /** CHE-123.456.789; the suffix (MWST, TVA, IVA) depends on the language. */
  vat_number: optionOf(text, ''),
  /** Term of payment in days. */
  payment_days: optionOf(z.int().min(0).max(365), 30),
  /** Shown with the address on the contact page; lines. */
  opening_hours: optionOf(text, ''),
  /** A line above every page; none if empty. */
  site_notice: optionOf(text, ''),
  /** Orders of an account: at most `at_once` within the time in which `per_minute` reaches them. */
  order_rate: optionOf(
    z
      .object({ at_once: z.int().min(1).max(100_000), per_minute: z.int().min(1).max(60_000) })
      .transform(({ at_once, per_minute }) => ({ atOnce: at_once, perMinute: per_minute })),
    { atOnce: 100, perMinute: 60 },
  ),
  /** Appended to each page title (D2 §2). */
  title_suffix: optionOf(text, ''),
  seo_global_keywords: optionOf(text, ''),
  /** Centimes; default of D1 §9. */
  shipping_cost: optionOf(z.int().min(0).transform(centimes), centimes(431)),
  /** Orders of this amount after the discount, in centimes, are shipped free; null for none. */
  free_shipping_from: optionOf(z.int().min(1).transform(centimes).nullable(), null),
  /** ISO 3166-1 alpha-2 codes of served countries (R32). */
  shipping_countries: optionOf(z.array(z.string().length(2)), ['CH', 'LI']),
  social_links: optionOf(links, {}),
  /** `canada`, `france`, `shop_login` (D1 §2). */
  external_links: optionOf(links, {}),
  /** Response to unknown pages (R2). */
  unknown_page: optionOf(z.enum(['not_found', 'redirect_home']), 'not_found'),
  /** VAT class per family (R23). */
  vat_classes: optionOf(z.record(z.string(), z.enum(vatClasses)), {}),
  /** Audience of each text section, per family (R35). */
  text_sections: optionOf(
    z.record(z.string(), z.partialRecord(z.enum(textSections), z.enum(audiences))),
    {},
  ),
  /** Downloads of professionals, per language (D1 §3). */
  download_page: optionOf(
    z.object({
      title: text,
      text,
      documents: z.array(
        z.object({
          label: text,
          file,
          /** `may-order`: only accounts that may order in the shop. */
          audience: z.enum(['everyone', 'may-order']).default('everyone'),
        }),
      ),
    }),
    { title: '', text: '', documents: [] },
  ),
  /** The order form for permitted accounts; hidden without a title. */
  download_order_form: optionOf(
    z.object({ title: text, text, label: text, file: file.nullable() }),
    {
      title: '',
      text: '',
      label: '',
      file: null,
    },
  ),
  /** Posts of social networks, per language; `day`: ISO date. */
  social_feed_posts: optionOf(
    z.array(z.object({ text, link: z.url({ protocol: /^https$/ }), day: z.iso.date(), picture })),
    [],
  ),
  /** The analytics service (R36); this server's counter if unset or invalid. */
  analytics: optionOf(
    z
      .object({
        kind: z.enum(['own', 'google', 'matomo']),
        id: z.string().max(80).default(''),
        conversion_id: z.string().max(80).default(''),
        url: z.union([z.url({ protocol: /^https$/ }), z.literal('')]).default(''),
        force_on_localhost: z.boolean().default(false),
      })
      .refine(isCompleteAnalytics),
    ownCounter,
  ),
  /** Redirects of former addresses (R5); targets on this site or https. */
  redirects: optionOf(
    z.array(
      z.object({
        from: z.string().regex(/^\/[^/]/),
        to: z.union([z.string().regex(/^\/($|[^/\\])/), z.url({ protocol: /^https$/ })]),
      }),
    ),
    [],
  ),
  /**
   * Pages shown in each menu (section, `main`, `account`), in order; all if absent. Hidden pages
   * are also absent from footer and sitemap page.
   */
  menus: optionOf(z.record(z.string(), z.array(text)), {}),
  /** Texts of the cookie banner (D1 §3), keyed by `consentTextNames`. */
  privacy_policy_popup: optionOf(z.record(z.string(), text), {}),
  /** The languages of the site; the others redirect to the default language. */
  offered_languages: optionOf(z.array(z.enum(languages)).min(1), [...languages]),
  /** Used when a browser accepts none of the offered languages (R1). */
  default_language: optionOf(z.enum(languages), defaultLanguage),
  /** The language in which pages are written before they are translated (A11). */
  source_language: optionOf(z.enum(languages), 'fr'),
  /** Text above the signup form (D1 §3). */
  signup_professional_text: optionOf(text, ''),
  /**
   * Texts of public forms, per language (D2 §5, §8): `email_wrong`, `success_contact`,
   * `label_name`.
   */
  form_texts: optionOf(z.record(z.string(), text).nullable(), null),
  /** Default state of the newsletter checkbox (R37). */
  newsletter_ticked: optionOf(z.boolean(), true),
  /** Required fields per form; others as in `requiredByDefault` (R40). */
  contact_required_fields: optionOf(z.record(z.string(), z.boolean()), {}),
  contest_required_fields: optionOf(z.record(z.string(), z.boolean()), {}),
  webinar_required_fields: optionOf(z.record(z.string(), z.boolean()), {}),
}

export type OptionName = keyof typeof readers
export type OptionValues = { [Name in OptionName]: ReturnType<(typeof readers)[Name]> }

const parsers: { [Name in OptionName]: (stored: unknown) => OptionValues[Name] } = readers

type Stored = readonly { name: string; language: string; value: unknown }[]

/** The value for the language, else that for all languages. */
const storedValue = (rows: Stored, name: OptionName, language: Language) =>
  [language, '']
    .map((wanted) => rows.find((row) => row.name === name && row.language === wanted))
    .find(Boolean)?.value

const freeze = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null)
    Object.values(Object.freeze(value)).forEach(freeze)
  return value
}

const readOptions = <Name extends OptionName>(
  rows: Stored,
  names: readonly Name[],
  language: Language,
): Pick<OptionValues, Name> => {
  const found: Partial<OptionValues> = {}
  for (const name of names) found[name] = parsers[name](storedValue(rows, name, language))
  return found as Pick<OptionValues, Name>
}

/** All options of a language, shared by all callers and therefore frozen. */
const allOptions = memoizeByContentVersion(
  async (db: Database, { language }: { language: Language }): Promise<OptionValues> => {
    const rows = await db.selectFrom('option').select(['name', 'language', 'value']).execute()
    return freeze(readOptions(rows, Object.keys(readers) as OptionName[], language))
  },
)

/** The value of an option; `language` matters only for translated options. */
export const option = async <Name extends OptionName>(
  db: Database,
  name: Name,
  language: Language = defaultLanguage,
): Promise<OptionValues[Name]> => (await allOptions(db, { language }))[name]

/** Several options. */
export const findOptions = async <Name extends OptionName>(
  db: Database,
  names: readonly Name[],
  language: Language = defaultLanguage,
): Promise<Pick<OptionValues, Name>> => {
  const all = await allOptions(db, { language })
  const found: Partial<OptionValues> = {}
  for (const name of names) found[name] = all[name]
  return found as Pick<OptionValues, Name>
}

/** The same, read from the database, for orders and in transactions. */
export const findCurrentOptions = async <Name extends OptionName>(
  db: Database,
  names: readonly Name[],
  language: Language = defaultLanguage,
): Promise<Pick<OptionValues, Name>> => {
  const rows = await db
    .selectFrom('option')
    .select(['name', 'language', 'value'])
    .where('name', 'in', names)
    .where('language', 'in', ['', language])
    .execute()
  return readOptions(rows, names, language)
}
