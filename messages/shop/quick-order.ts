import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CartInfo } from '../../domain/cart/cart-info.ts'
import { isRemedyFamily, type RemedyFamily } from '../../domain/catalogue/remedy-category.ts'
import { type Centimes, formatMoney } from '../../domain/money.ts'
import type { LineProblem, LineSpec } from '../../domain/quick-order/lines/line-spec.ts'
import { pageNames } from '../site/page-names.ts'
import { detailParts } from './lines.ts'
import { formNames, preparationParts, sizeMessage, type Translate } from './preparations.ts'

/** What is asked about a prescription line, or why it cannot be ordered. */
export const lineProblemMessages = {
  'line-too-long': msg`This line is too long. Please write one remedy per line.`,
  'too-many-lines': msg`Only the first 500 lines are read. Please enter the others afterwards.`,
  'name-missing': msg`The name of a remedy or product is missing.`,
  'name-unknown': msg`No remedy or product was found under this name.`,
  'name-unclear': msg`Which one do you mean?`,
  'words-unread': msg`Some words were not understood. Do you mean one of these?`,
  'mixture-on-several-lines': msg`Please write the mixture on one line, with commas between its substances.`,
  'several-items': msg`Is this more than one item? Each needs its own line.`,
  'potency-missing': msg`Which dilution?`,
  'potency-unclear': msg`Which dilution do you mean?`,
  'scale-not-offered': msg`Not made in this scale.`,
  'dilution-not-offered': msg`Not made in this dilution.`,
  'form-missing': msg`Which form and size?`,
  'form-unclear': msg`Which form do you mean?`,
  'form-not-offered': msg`Not made in this form.`,
  'drops-up-to-30ch': msg`Drops are only available up to 30CH`,
  'size-missing': msg`Which size?`,
  'size-not-offered': msg`Not made in this size.`,
  'carrier-missing': msg`Which vehicle?`,
  'carrier-only-for-drops': msg`Only Drops are made with a vehicle.`,
  'potency-not-offered': msg`Not made in dilutions.`,
  'quantity-invalid': msg`The quantity must be a whole number from 1 to 999.`,
  'quantity-unclear': msg`Which quantity?`,
  'number-unclear': msg`Is the number a quantity, a size or a dilution?`,
  'price-not-found': msg`This combination cannot be ordered online.`,
} satisfies Record<LineProblem, MessageDescriptor>

/** That the price of one piece is not the one of the line. */
export const statedPriceMessage = (stated: Centimes, price: Centimes): MessageDescriptor => {
  const [listed, current] = [formatMoney(stated), formatMoney(price)]
  return msg`Your list says ${listed}; the price is ${current}.`
}

/** `words`: as written, each in quotation marks. */
export const unreadWordsMessage = (words: string) =>
  msg`Not understood: ${words}. Do you mean one of these?`

/** The family of a line that is not complete: several families have remedies of one name. */
const familyNames = {
  homeopathy: pageNames['shop.homeopathy'],
  gemmotherapy: pageNames['shop.gemmotherapy'],
  phytotherapy: pageNames['shop.phytotherapy'],
  oligotherapy: pageNames['shop.oligotherapy'],
  schussler: pageNames['shop.schussler_salts'],
} satisfies Record<RemedyFamily, MessageDescriptor>

/** A line, complete with `info` or not, under the name of its remedy or product. */
type NamedSpec = { name: string; spec: LineSpec; info?: CartInfo | undefined }

const specParts = ({ name, spec, info }: NamedSpec, t: Translate): string[] => {
  const { thing, preparation, size, quantity } = spec
  const parts = info
    ? detailParts(info, t)
    : [
        isRemedyFamily(thing.family) && t(familyNames[thing.family]),
        ...preparationParts(preparation ?? {}, t),
        size && sizeMessage(size),
      ]
  return [name, ...parts, quantity > 1 && `×\u00a0${quantity}`].filter((part) => !!part) as string[]
}

/** What identifies an option of a line: 'Arnica montana · 30 CH · Globules · × 2'. */
export const lineLabel = (named: NamedSpec, t: Translate): string => specParts(named, t).join(' · ')

/** What distinguishes an answer: 'Tube 1 g' in the group 'Globules'; the group is '' where all are in one. */
export type ShortLabel = { group: string; short: string }

/** The parts of each label that not all labels have. */
export const ownParts = (labels: readonly string[][]): string[][] =>
  labels.map((parts) => parts.filter((part) => !labels.every((other) => other.includes(part))))

/**
 * The answers of one line without the parts that all of them share; those that differ in the form and more are grouped
 * by form.
 */
export const shortLabels = (choices: readonly NamedSpec[], t: Translate): ShortLabel[] => {
  const families = new Set(choices.map(({ spec }) => spec.thing.family))
  const labels = choices.map((choice) => {
    const parts = specParts(choice, t)
    // Incomplete answers name their family, which matters between families only.
    return families.size === 1 && !choice.info ? parts.toSpliced(1, 1) : parts
  })
  const own = ownParts(labels)
  const forms = choices.map(
    ({ spec: { preparation } }) => preparation?.form && t(formNames[preparation.form]),
  )
  const isGrouped =
    new Set(forms).size > 1 && !forms.includes(undefined) && own.some((parts) => parts.length > 1)
  return choices.map((_, at) => {
    const group = (isGrouped && forms[at]) || ''
    const short = (own[at] ?? []).filter((part) => part !== group).join(' · ')
    return { group, short: short || group || (labels[at] ?? []).slice(1).join(' · ') }
  })
}
