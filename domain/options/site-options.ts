import * as z from 'zod/mini'
import { contentOptions } from './content-options.ts'
import { dispatchOptions } from './dispatch-options.ts'
import { journalOptions } from './journal-options.ts'
import { mailOptions } from './mail-texts.ts'
import type { OptionInput } from './option-fields.ts'
import type { Option, OptionGroup } from './option-group.ts'
import { reminderOptions } from './reminder-options.ts'
import { rightOptions } from './right-options.ts'
import { shopOptions } from './shop-options.ts'

const { laboratory, orders, ...otherShopOptions } = shopOptions

/**
 * The options of the site, in groups that are saved together. Each is declared once: its check, what
 * applies while it is not set, its name and help, and how the back office shows it.
 */
export const optionGroups = {
  laboratory,
  ...contentOptions,
  ...mailOptions,
  orders,
  ...dispatchOptions,
  ...rightOptions,
  ...otherShopOptions,
  ...reminderOptions,
  ...journalOptions,
}

export type OptionGroupName = keyof typeof optionGroups

export const optionGroupNames = Object.keys(optionGroups) as OptionGroupName[]

export const isOptionGroup = (name: unknown): name is OptionGroupName =>
  optionGroupNames.some((each) => each === name)

/** The options of a group by name. */
export const optionsOf = (name: OptionGroupName): Readonly<Record<string, Option>> =>
  optionGroups[name].options

/** Groups about money, the creditor, mail and services of others. */
export const isForAdministrators = (name: OptionGroupName) => {
  const group: OptionGroup = optionGroups[name]
  return group.isForAdministrators === true
}

const text = z.string()

/** A stored file: id, download name, size in bytes. */
const file = z.object({
  id: text.check(z.regex(/^[\w-]{1,64}$/)),
  name: text,
  filesize: z.int().check(z.minimum(0)),
})

const stored = <Value>(schema: z.ZodMiniType<Value>, unset: NoInfer<Value>) => ({ schema, unset })

/** Options with screens of their own: downloads, menus, redirects. */
const ownScreens = {
  /** Downloads of professionals, per language (D1 §3). */
  download_page: stored(
    z.object({
      title: text,
      text,
      documents: z.array(
        z.object({
          label: text,
          file,
          /** `may-order`: only accounts that may order in the shop. */
          audience: z._default(z.enum(['everyone', 'may-order']), 'everyone'),
        }),
      ),
    }),
    { title: '', text: '', documents: [] },
  ),
  /** The order form for permitted accounts; hidden without a title. */
  download_order_form: stored(
    z.object({ title: text, text, label: text, file: z.nullable(file) }),
    { title: '', text: '', label: '', file: null },
  ),
  /** Redirects of former addresses (R5); targets on this site or https. */
  redirects: stored(
    z.array(
      z.object({
        from: text.check(z.regex(/^\/[^/]/)),
        to: z.union([text.check(z.regex(/^\/($|[^/\\])/)), z.url({ protocol: /^https$/ })]),
      }),
    ),
    [],
  ),
  /**
   * Pages shown in each menu (section, `main`, `account`), in order; all if absent. Hidden pages
   * are also absent from footer and sitemap page.
   */
  menus: stored<Record<string, string[]>>(z.record(text, z.array(text)), {}),
}

type UnionToIntersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (
  value: infer Intersection,
) => void
  ? Intersection
  : never

type GroupedOptions = UnionToIntersection<(typeof optionGroups)[OptionGroupName]['options']>

/** Options with a component of their own in the back office. */
export type OwnOptionName = {
  [Name in keyof GroupedOptions]: GroupedOptions[Name] extends { input: { kind: 'own' } }
    ? Name
    : never
}[keyof GroupedOptions]

type Declared = typeof ownScreens & GroupedOptions

export type OptionName = keyof Declared

export type OptionValues = { [Name in OptionName]: z.output<Declared[Name]['schema']> }

/** All options by their stored name. */
export const siteOptions = Object.assign({ ...ownScreens }, ...optionGroupNames.map(optionsOf)) as {
  readonly [Name in OptionName]: {
    schema: z.ZodMiniType<OptionValues[Name]>
    unset: OptionValues[Name]
    input?: OptionInput
  }
}
