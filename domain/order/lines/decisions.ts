import { type CartInfo, maxMixtureName } from '../../cart/cart-info.ts'
import { homeopathyInfo, mixtureInfo, saltInfo, sizedInfo } from '../../cart/line-info.ts'
import {
  type FindRemedy,
  type RemedyFacts,
  type RequestedRemedy,
  remedyNameIn,
} from '../../catalogue/find-requested-remedy.ts'
import type { ShownKind } from '../../catalogue/product-kind.ts'
import { type Category, remedyCategories } from '../../catalogue/remedy-category.ts'
import { readSaltForm, saltPriceSlug } from '../../catalogue/salt.ts'
import {
  familyPriceSlug,
  nameOnLine,
  readFamilySize,
  type SizedFamily,
} from '../../catalogue/sized-family.ts'
import { checkPreparation } from '../../homeopathy/choices.ts'
import { singleSlug } from '../../homeopathy/price-slug.ts'
import type { Language } from '../../language.ts'
import {
  checkMixture,
  type RequestedMixture,
  substancesAmong,
} from '../../mixture/check-mixture.ts'
import { mixtureSlugs } from '../../mixture/mixture-price.ts'
import { categoryOf, maxSubstances, readSubstanceType } from '../../mixture/substance.ts'
import { type RequestedSubstance, readSubstanceLine } from '../../mixture/substance-line.ts'
import { ok, type Result, refuse } from '../../result.ts'
import { cleanLine } from '../free-text.ts'
import type { LineType, PostedMixture, PostedParts } from '../posted-item.ts'

/** A string that is not a substance line has no type, and is refused later for that. */
const partsOf = (substance: string | RequestedSubstance): RequestedSubstance =>
  typeof substance === 'string' ? (readSubstanceLine(substance) ?? { type: '' }) : substance

const readPosted = ({ substances, form, size, carrier }: PostedMixture): RequestedMixture => ({
  // One more than the maximum is enough for a refusal; the rest need not be parsed.
  substances: substances.slice(0, maxSubstances + 1).map(partsOf),
  form,
  size,
  carrier,
})

/** The remedies of a mixture's substances; none for a mixture with too many. */
export const substanceRemedies = ({ substances }: PostedMixture): readonly RequestedRemedy[] =>
  substances.length > maxSubstances
    ? []
    : substances.flatMap((substance) => {
        const { type, remedy: id, name } = partsOf(substance)
        const known = readSubstanceType(type)
        return known ? [{ category: categoryOf[known], id, name }] : []
      })

/** A mixture; the most expensive of its price products counts (R11–R14). */
const decideMixture: Decide<'custom'> = (asked, called, find) => {
  const mixture = checkMixture(readPosted(asked), substancesAmong(find))
  if (!mixture.ok) return mixture
  const name = cleanLine(asked.name ?? called?.name ?? '', maxMixtureName)
  return ok({
    name: () => name,
    info: mixtureInfo(mixture.value, name),
    slugs: mixtureSlugs(mixture.value),
  })
}

/** Families with price products; ready products have their own price. */
export type PricedType = Exclude<LineType, ShownKind>

/** An unavailable choice: the field as a path ('substances.3.dilution') and the reason code. */
export type Unavailable = { field: string; reason: string }

/** A remedy by id or by name; for mixtures, the customer's name. */
export type RemedyReference = { id?: number; name?: string }

/**
 * An available line: its name per language ('' for a mixture without a name) and its info. Of its
 * price products the most expensive counts.
 */
export type Decision = {
  name: (language: Language) => string
  info: CartInfo
  slugs: readonly string[]
}

/**
 * Validates a requested line by the rules of its family, for orders and `POST /api/shop/price`.
 * Without a remedy reference, any remedy of the family counts.
 */
type Decide<Type extends PricedType> = (
  asked: PostedParts[Type],
  called: RemedyReference | undefined,
  find: FindRemedy,
) => Result<Decision, Unavailable>

const unavailable = (field: string, reason: string) => refuse({ field, reason })

/** The referenced remedy; undefined without a reference, refused when the category has none. */
const findReferencedRemedy = (
  category: Category,
  called: RemedyReference | undefined,
  find: FindRemedy,
): Result<RemedyFacts | undefined, Unavailable> => {
  if (!called) return ok(undefined)
  const remedy = find({ category, ...called })
  return remedy ? ok(remedy) : unavailable('remedy', 'unknown-value')
}

/** A remedy of a family that has sizes only (D2 §4). */
const decideSized =
  <Family extends SizedFamily>(family: Family): Decide<Family> =>
  (asked, called, find) => {
    const remedy = findReferencedRemedy(remedyCategories[family], called, find)
    if (!remedy.ok) return remedy
    const size = readFamilySize(family, asked.size)
    if (!size) return unavailable('size', 'unknown-value')
    const known = remedy.value
    return ok({
      name: (language) =>
        known ? nameOnLine(family, { label: known.name, name: remedyNameIn(known, language) }) : '',
      info: sizedInfo(family, size, known?.id),
      slugs: [familyPriceSlug(family, size)],
    })
  }

/** A Schüssler salt: one price for pills and one for powder, whatever the salt (R17). */
const decideSalt: Decide<'schussler'> = (asked, called, find) => {
  const salt = findReferencedRemedy('sch', called, find)
  if (!salt.ok) return salt
  const form = readSaltForm(asked.form)
  if (!form) return unavailable('form', 'unknown-value')
  const known = salt.value
  if (known && !known.forms?.includes(form)) return unavailable('form', 'form-not-offered')
  return ok({
    name: (language) => (known ? remedyNameIn(known, language) : ''),
    info: saltInfo(form, known?.id),
    slugs: [saltPriceSlug(form)],
  })
}

/** A single homeopathic remedy: the preparation decides the price (D2 §7). */
const decideHomeopathy: Decide<'homeopathy'> = (asked, called, find) => {
  const remedy = findReferencedRemedy('hpt', called, find)
  if (!remedy.ok) return remedy
  const made = checkPreparation(asked, remedy.value?.dilutions)
  if (!made.ok) return made
  return ok({
    name: () => remedy.value?.name ?? '',
    info: homeopathyInfo(made.value, remedy.value?.id),
    slugs: [singleSlug(made.value)],
  })
}

const decisions: { readonly [Type in PricedType]: Decide<Type> } = {
  homeopathy: decideHomeopathy,
  gemmotherapy: decideSized('gemmotherapy'),
  phytotherapy: decideSized('phytotherapy'),
  oligotherapy: decideSized('oligotherapy'),
  custom: decideMixture,
  schussler: decideSalt,
}

/** The rules of a family with price products. */
export const decisionOf = <Type extends PricedType>(type: Type): Decide<Type> => decisions[type]
