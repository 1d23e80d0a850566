import { isIBANValid } from 'swissqrbill/utils'
import * as z from 'zod'
import { audiences, textFamilies, textSections } from '../../../domain/catalogue/text-sections.ts'
import { consentTextNames } from '../../../domain/consent/consent-texts.ts'
import { isEmail, normalizeEmail } from '../../../domain/customer/email.ts'
import { cleanPostcode } from '../../../domain/customer/postal/postcode.ts'
import { requirableFields } from '../../../domain/forms/form-fields.ts'
import { languages } from '../../../domain/language.ts'
import { isUid, writtenUid } from '../../../domain/order/uid-number.ts'
import { isCompleteAnalytics } from '../../../domain/visits/analytics.ts'

/** Problems of a value, as error codes of the API. */
export const optionProblems = [
  'blank',
  'too-long',
  'value-invalid',
  'email-invalid',
  'iban-invalid',
  'iban-foreign',
  'address-invalid',
  'phone-invalid',
  'vat-number-invalid',
] as const
export type OptionProblem = (typeof optionProblems)[number]

const problem = (code: OptionProblem) => code

const isClean = (value: string) => !/[\p{Cc}\p{Cs}]/u.test(value.replace(/[\r\n\t]/g, ''))

const line = (longest = 200) =>
  z
    .string(problem('value-invalid'))
    .trim()
    .max(longest, problem('too-long'))
    .refine((value) => isClean(value) && !/[\r\n]/.test(value), problem('value-invalid'))

const lines = (longest = 2_000) =>
  z
    .string(problem('value-invalid'))
    .trim()
    .max(longest, problem('too-long'))
    .refine(isClean, problem('value-invalid'))

const email = line()
  .transform(normalizeEmail)
  .refine((value) => value === '' || isEmail(value), problem('email-invalid'))

const phone = line(40).regex(/^(\+?[\d ()/.-]{3,})?$/, problem('phone-invalid'))

const web = z.union(
  [z.literal(''), z.url({ protocol: /^https$/, hostname: z.regexes.domain })],
  problem('address-invalid'),
)

/** Empty addresses are absent ones. */
const webAddresses = (names: readonly string[]) =>
  z
    .partialRecord(z.enum(names), web, problem('value-invalid'))
    .transform((links) => Object.fromEntries(Object.entries(links).filter(([, link]) => link)))

const flags = (names: readonly string[]) =>
  z.partialRecord(z.enum(names), z.boolean(problem('value-invalid')), problem('value-invalid'))

const whole = (least: number, most: number) =>
  z
    .int(problem('value-invalid'))
    .min(least, problem('value-invalid'))
    .max(most, problem('value-invalid'))

const address = z
  .object(
    {
      street: line(120),
      buildingNumber: line(16).default(''),
      postcode: line(16),
      city: line(80),
      state: line(40),
      country: z.string().regex(/^[A-Z]{2}$/, problem('value-invalid')),
    },
    problem('value-invalid'),
  )
  .transform((entered) => ({
    ...entered,
    postcode: cleanPostcode(entered.postcode, entered.country),
  }))

/** A QR-IBAN, or an ordinary IBAN, whose invoices have a creditor reference. */
const iban = line(42)
  .refine((value) => value === '' || isIBANValid(value), problem('iban-invalid'))
  .refine((value) => !isIBANValid(value) || /^(CH|LI)/i.test(value), problem('iban-foreign'))

/** IBANs, separated by commas. */
const ibans = line(400)
  .transform((value) => value.replace(/\s/g, '').toUpperCase().split(/[,;]+/).filter(Boolean))
  .refine((all) => all.every((one) => isIBANValid(one)), problem('iban-invalid'))
  .transform((all) => all.join(', '))

/** The suffix of the VAT register is removed, since it depends on the language of a document. */
const vatNumber = line(40)
  .refine((value) => value === '' || isUid(value), problem('vat-number-invalid'))
  .transform((value) => value && writtenUid(value))

const analytics = z
  .object(
    {
      kind: z.enum(['own', 'google', 'matomo']),
      id: line(80).default(''),
      conversion_id: line(80).default(''),
      url: web.default(''),
      force_on_localhost: z.boolean().default(false),
    },
    problem('value-invalid'),
  )
  .refine(isCompleteAnalytics, { error: problem('blank'), path: ['id'] })

/** Own texts of the public forms; without any, those of the shop. */
const formTexts = z.preprocess(
  (value) => value || {},
  z.record(z.string().regex(/^[a-z_]{1,60}$/), line(400), problem('value-invalid')),
)

const sectionAudiences = z.partialRecord(
  z.enum(textFamilies),
  z.partialRecord(z.enum(textSections), z.enum(audiences), problem('value-invalid')),
  problem('value-invalid'),
)

const socialPost = z.object(
  {
    text: lines(2_000).min(1, problem('blank')),
    link: z.url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      error: problem('address-invalid'),
    }),
    day: z.iso.date(problem('value-invalid')),
    picture: z
      .string(problem('blank'))
      .regex(/^([a-z0-9][a-z0-9-]*|\/media\/[\w./-]+)$/, problem('blank')),
  },
  problem('value-invalid'),
)

const socialPosts = z.preprocess(
  (value) => value || [],
  z.array(socialPost, problem('value-invalid')).max(100, problem('too-long')),
)

/** In the order of the site. */
const offeredLanguages = z
  .array(z.enum(languages), problem('value-invalid'))
  .min(1, problem('blank'))
  .max(20, problem('too-long'))
  .transform((chosen) => languages.filter((language) => chosen.includes(language)))

type OptionInput = { schema: z.ZodType; isTranslated: boolean }

const same = (schema: z.ZodType): OptionInput => ({ schema, isTranslated: false })
const translated = (schema: z.ZodType): OptionInput => ({ schema, isTranslated: true })

const networks = ['facebook', 'instagram', 'linkedin', 'youtube', 'tiktok']
const otherSites = ['canada', 'france', 'shop_login']

/** The options that the back office changes, in groups that are saved together. */
export const optionInputGroups = {
  laboratory: {
    legal_name: same(line(120).min(1, problem('blank'))),
    laboratory_address: same(address),
    contact_email: same(email),
    orders_email: same(email),
  },
  contact: {
    contact_phone_number: same(phone),
    opening_hours: translated(lines(600)),
  },
  links: {
    social_links: same(webAddresses(networks)),
    external_links: same(webAddresses(otherSites)),
  },
  notices: {
    site_notice: translated(line(300)),
    signup_professional_text: translated(lines()),
    privacy_policy_popup: translated(
      z.partialRecord(z.enum(consentTextNames), lines(600), problem('value-invalid')),
    ),
  },
  search: {
    title_suffix: translated(line(80)),
    seo_global_keywords: translated(line(500)),
    unknown_page: same(z.enum(['not_found', 'redirect_home'], problem('value-invalid'))),
  },
  forms: {
    newsletter_ticked: same(z.boolean(problem('value-invalid'))),
    contact_required_fields: same(flags(requirableFields.contact)),
    contest_required_fields: same(flags(requirableFields.contest)),
    webinar_required_fields: same(flags(requirableFields.webinar)),
  },
  form_texts: { form_texts: translated(formTexts) },
  product_texts: { text_sections: same(sectionAudiences) },
  social_posts: { social_feed_posts: translated(socialPosts) },
  orders: {
    shipping_cost: same(whole(0, 100_000)),
    free_shipping_from: same(whole(1, 100_000_000).nullable()),
    shipping_countries: same(
      z
        .array(z.string().regex(/^[A-Z]{2}$/, problem('value-invalid')), problem('value-invalid'))
        .min(1, problem('blank'))
        .max(60, problem('too-long')),
    ),
    payment_days: same(whole(0, 365)),
    iban: same(iban),
    statement_accounts: same(ibans),
    vat_number: same(vatNumber),
  },
  site: {
    offered_languages: same(offeredLanguages),
    default_language: same(z.enum(languages, problem('value-invalid'))),
    source_language: same(z.enum(languages, problem('value-invalid'))),
    analytics: same(analytics),
  },
} as const satisfies Record<string, Record<string, OptionInput>>

export type OptionGroup = keyof typeof optionInputGroups

export const optionInputGroupNames = Object.keys(optionInputGroups) as OptionGroup[]

/** Groups about money, the creditor, mail and services of others: for administrators only. */
export const administratorGroups: readonly OptionGroup[] = ['laboratory', 'orders', 'site']
