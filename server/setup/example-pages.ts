import type { Insertable } from 'kysely'
import { options, translatedOptions } from '../../demo/options.ts'
import { streetLine } from '../../domain/customer/postal-address.ts'
import { json } from '../db/json.ts'
import type { OptionTable, PageTable } from '../db/tables/content.ts'
import { readPages } from '../demo/page-rows.ts'
import type { SetupOptions } from './setup-form.ts'

/** The same relative path from here and from the bundle (build/server/index.js). */
export const exampleFolder = new URL('../../demo/catalogue/', import.meta.url)

type Replacements = readonly (readonly [string, string])[]

const digitsOf = (phone: string) => phone.replace(/[^\d+]/g, '')

/** Texts about the demo laboratory and what they become, the longest first. */
const replacementsFor = (own: SetupOptions): Replacements => {
  const demo = options.laboratory_address
  const { street, buildingNumber, postcode, city } = own.laboratory_address
  return [
    [options.legal_name, own.legal_name],
    [streetLine(demo.street, demo.buildingNumber), streetLine(street, buildingNumber)],
    [`${demo.postcode} ${demo.city}`, `${postcode} ${city}`],
    [options.contact_email, own.contact_email],
    [options.orders_email, own.contact_email],
    [options.contact_phone_number, own.contact_phone_number],
    [digitsOf(options.contact_phone_number), digitsOf(own.contact_phone_number)],
    [options.title_suffix, own.title_suffix],
    ['Trois-Sources', own.title_suffix],
    [demo.city, city],
    ...['Genève', 'Geneva', 'Genf', 'Ginevra'].map((name) => [`Carouge, ${name}`, city] as const),
    ['Carouge', city],
    ...['Genève', 'Geneva', 'Genf', 'Ginevra'].map((name) => [name, city] as const),
  ]
}

/** A value as it stands in a JSON text. */
const escaped = (text: string) => JSON.stringify(text).slice(1, -1)

const jsonColumns: ReadonlySet<string> = new Set(['blocks', 'meta'])

/** Matches whole words: `Genf`, not `Genfersee`. */
const wordsOf = (text: string) =>
  new RegExp(`(?<!\\p{L})${text.replace(/[.+]/g, '\\$&')}(?!\\p{L})`, 'gu')

const replaceIn = (column: string, text: string, replacements: Replacements) =>
  replacements.reduce(
    (replaced, [demo, own]) =>
      replaced.replace(wordsOf(demo), () => (jsonColumns.has(column) ? escaped(own) : own)),
    text,
  )

/** The demo's pages in all languages, about the laboratory instead of the demo's. */
export const examplePages = async (
  own: SetupOptions,
  now: Date,
): Promise<Insertable<PageTable>[]> => {
  const replacements = replacementsFor(own)
  const pages = await readPages(exampleFolder, now)
  return pages.map(
    (page) =>
      Object.fromEntries(
        Object.entries(page).map(([column, value]) => [
          column,
          typeof value === 'string' ? replaceIn(column, value, replacements) : value,
        ]),
        // `fromEntries` loses the types of the columns.
      ) as typeof page,
  )
}

/** Settings of the demo that suit every laboratory; its social networks and documents do not. */
const defaultOptions = [
  'unknown_page',
  'newsletter_ticked',
  'contact_required_fields',
  'contest_required_fields',
  'webinar_required_fields',
  'text_sections',
] as const satisfies readonly (keyof typeof options)[]

const translatedDefaults = ['form_texts', 'signup_professional_text']

/** The options that a shop starts with, beside the data of the laboratory. */
export const startOptions = (): Insertable<OptionTable>[] => [
  ...defaultOptions.map((name) => ({ name, language: '', value: json<unknown>(options[name]) })),
  ...translatedDefaults.flatMap((name) =>
    Object.entries(translatedOptions[name] ?? {}).map(([language, value]) => ({
      name,
      language,
      value: json<unknown>(value),
    })),
  ),
]
