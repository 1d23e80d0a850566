import type { MessageDescriptor } from '@lingui/core'
import { isIBANValid } from 'swissqrbill/utils'
import * as z from 'zod/mini'
import { isEmail, normalizeEmail } from '../customer/email.ts'
import { type Language, languages } from '../language.ts'
import { readPictureReference } from '../media/picture-address.ts'
import { type Centimes, centimes } from '../money.ts'
import { isUid, writtenUid } from '../order/uid-number.ts'

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
  'placeholder-unknown',
  'placeholder-missing',
] as const
export type OptionProblem = (typeof optionProblems)[number]

export const problem = (code: OptionProblem) => code
const invalid = problem('value-invalid')

/** How the back office shows a value. */
export type OptionInput =
  | { kind: 'text'; maxLength: number; type?: 'email' | 'tel' | 'url'; isLong?: boolean }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'francs'; min: number }
  | { kind: 'choice'; choices: Readonly<Record<string, MessageDescriptor | string>> }
  | { kind: 'parts'; parts: Readonly<Record<string, OptionPart>>; columns: string | undefined }
  | { kind: 'boolean' | 'language' | 'languages' | 'country' | 'countries' | 'picture' }
  /** A component of the back office for this option alone. */
  | { kind: 'own' }

/** A kind of value: how it is shown, checked and stored, and what applies while none is stored. */
export type OptionField<Value = unknown> = {
  input: OptionInput
  schema: z.ZodMiniType<Value>
  unset: Value
  isRequired?: boolean
}

/** A named value inside an option. */
export type OptionPart = OptionField & {
  label: MessageDescriptor | string
  help?: MessageDescriptor
  /** Whether the option needs it; without, always. */
  isShownFor?: (value: { kind?: string }) => boolean
}

const isClean = (value: string) => !/[\p{Cc}\p{Cs}]/u.test(value.replace(/[\r\n\t]/g, ''))
const isLine = (value: string) => isClean(value) && !/[\r\n]/.test(value)

const text = (maxLength: number, isValid: (value: string) => boolean) =>
  z
    .string(invalid)
    .check(z.trim(), z.maxLength(maxLength, problem('too-long')), z.refine(isValid, invalid))

const field = <Value, const Input extends OptionInput>(
  input: Input,
  schema: z.ZodMiniType<Value>,
  unset: NoInfer<Value>,
  isRequired = false,
) => ({ input, schema, unset, isRequired })

type TextInput = Omit<OptionInput & { kind: 'text' }, 'kind'>

const textField = (schema: z.ZodMiniType<string>, input: TextInput, isRequired = false) =>
  field({ kind: 'text', ...input }, schema, '', isRequired)

export const line = (maxLength = 200) => textField(text(maxLength, isLine), { maxLength })

export const requiredLine = (maxLength: number) =>
  textField(text(maxLength, isLine).check(z.minLength(1, problem('blank'))), { maxLength }, true)

export const lines = (maxLength = 2_000) =>
  textField(text(maxLength, isClean), { maxLength, isLong: true })

/** The suffix of the VAT register is removed, since it depends on the language of a document. */
export const vatNumber = textField(
  text(40, isLine).check(
    z.refine((value) => value === '' || isUid(value), problem('vat-number-invalid')),
    z.overwrite((value) => value && writtenUid(value)),
  ),
  { maxLength: 40 },
)

export const phone = textField(
  text(40, isLine).check(z.regex(/^(\+?[\d ()/.-]{3,})?$/, problem('phone-invalid'))),
  { type: 'tel', maxLength: 40 },
)

export const email = textField(
  text(200, isLine).check(
    z.overwrite(normalizeEmail),
    z.refine((value) => value === '' || isEmail(value), problem('email-invalid')),
  ),
  { type: 'email', maxLength: 200 },
)

export const httpsUrl = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: problem('address-invalid'),
})

export const web = textField(z.union([z.literal(''), httpsUrl], problem('address-invalid')), {
  type: 'url',
  maxLength: 2_000,
})

const withoutSpaces = (value: string) => value.replace(/\s/g, '').toUpperCase()

/** A QR-IBAN, or an ordinary IBAN, whose invoices have a creditor reference. */
export const iban = textField(
  text(42, isLine).check(
    z.overwrite(withoutSpaces),
    z.refine((value) => value === '' || isIBANValid(value), problem('iban-invalid')),
    z.refine((value) => !isIBANValid(value) || /^(CH|LI)/.test(value), problem('iban-foreign')),
  ),
  { maxLength: 42 },
)

const ibansIn = (value: string) => withoutSpaces(value).split(/[,;]+/).filter(Boolean)

/** IBANs, separated by commas. */
export const ibans = textField(
  text(400, isLine).check(
    z.refine((value) => ibansIn(value).every((one) => isIBANValid(one)), problem('iban-invalid')),
    z.overwrite((value) => ibansIn(value).join(', ')),
  ),
  { maxLength: 400 },
)

const int = (min: number, max: number) =>
  z.int(invalid).check(z.minimum(min, invalid), z.maximum(max, invalid))

export const whole = (min: number, max: number, unset: number) =>
  field({ kind: 'number', min, max }, int(min, max), unset, true)

/** A whole number that may be left empty. */
export const optionalWhole = (min: number, max: number) =>
  field({ kind: 'number', min, max }, z.nullable(int(min, max)), null)

const centimesIn = (min: number, max: number) => z.pipe(int(min, max), z.transform(centimes))

export const francs = (maxCentimes: number, unsetCentimes: number) =>
  field({ kind: 'francs', min: 0 }, centimesIn(0, maxCentimes), centimes(unsetCentimes), true)

export const optionalFrancs = (maxCentimes: number) =>
  field({ kind: 'francs', min: 0.01 }, z.nullable(centimesIn(1, maxCentimes)), null)

export const flag = (unset: boolean) => field({ kind: 'boolean' }, z.boolean(invalid), unset)

export const choice = <Id extends string>(
  choices: Readonly<Record<Id, MessageDescriptor | string>>,
  unset: NoInfer<Id>,
) =>
  field<Id, OptionInput>(
    { kind: 'choice', choices },
    z.enum(Object.keys(choices) as Id[], invalid) as z.ZodMiniType<Id>,
    unset,
    true,
  )

export const language = (unset: Language) =>
  field({ kind: 'language' }, z.enum(languages, invalid), unset, true)

/** At least one, in the order of the site. */
export const languageList = field(
  { kind: 'languages' },
  z.pipe(
    z
      .array(z.enum(languages), invalid)
      .check(z.minLength(1, problem('blank')), z.maxLength(20, problem('too-long'))),
    z.transform((chosen) => languages.filter((each) => chosen.includes(each))),
  ),
  [...languages],
)

const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/, invalid))

/** An ISO 3166-1 alpha-2 code. */
export const country = field({ kind: 'country' }, countryCode, '', true)

export const countries = (unset: string[]) =>
  field(
    { kind: 'countries' },
    z
      .array(countryCode, invalid)
      .check(z.minLength(1, problem('blank')), z.maxLength(60, problem('too-long'))),
    unset,
    true,
  )

/** What the back office sends for emptied inputs, such as null, as an empty value. */
export const orEmpty = <Value>(schema: z.ZodMiniType<Value>, empty: unknown) =>
  z._default(
    z.pipe(
      z.transform((value) => value || empty),
      schema,
    ),
    empty as never,
  ) as unknown as z.ZodMiniType<Value>

/** A picture of the media library; '' without one. */
export const picture = field(
  { kind: 'picture' },
  z
    .string(invalid)
    .check(z.refine((value) => value === '' || readPictureReference(value) !== undefined, invalid)),
  '',
)

/** A value of its own shape, with a component of its own in the back office. */
export const own = <Value>(schema: z.ZodMiniType<Value>, unset: NoInfer<Value>) =>
  field({ kind: 'own' }, schema, unset)

/** Amounts in centimes by country; emptied ones are absent. */
export const francsByCountry = (maxCentimes: number) =>
  own<Readonly<Record<string, Centimes>>>(
    z.pipe(
      z.record(countryCode, z.nullable(centimesIn(0, maxCentimes)), invalid),
      z.transform((entered) => {
        const amounts = Object.entries(entered).filter(([, amount]) => amount !== null)
        return Object.fromEntries(amounts) as Record<string, Centimes>
      }),
    ),
    {},
  )

type Parts = Readonly<Record<string, OptionPart>>

/** Values of parts that are stored as one; `schema` where some may be absent. */
export const parts = <Value>(
  parts: Parts,
  schema: z.ZodMiniType<Value>,
  unset: NoInfer<Value>,
  columns?: string,
) => field({ kind: 'parts', parts, columns }, schema, unset)

/** Addresses of other sites by name; empty ones are absent. */
export const webAddresses = (labels: Readonly<Record<string, MessageDescriptor | string>>) =>
  parts<Record<string, string>>(
    Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, { ...web, label }])),
    z.pipe(
      z.partialRecord(z.enum(Object.keys(labels)), web.schema, invalid),
      z.transform((links) => {
        const entries = Object.entries(links).flatMap(([name, link]) =>
          link ? [[name, link]] : [],
        )
        return Object.fromEntries(entries) as Record<string, string>
      }),
    ),
    {},
  )

/** Switches by name. */
export const flags = (labels: Readonly<Record<string, MessageDescriptor>>) =>
  parts<Record<string, boolean>>(
    Object.fromEntries(
      Object.entries(labels).map(([name, label]) => [name, { ...flag(false), label }]),
    ),
    z.partialRecord(z.enum(Object.keys(labels)), z.boolean(invalid), invalid) as z.ZodMiniType<
      Record<string, boolean>
    >,
    {},
  )
