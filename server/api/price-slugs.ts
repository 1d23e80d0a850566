import type { Category } from '../../domain/catalogue/remedy-category.ts'
import { readSaltForm, saltPriceSlug } from '../../domain/catalogue/salt-price.ts'
import {
  familyPriceSlug,
  readFamilySize,
  type SizedFamily,
  sizedFamilies,
} from '../../domain/catalogue/sized-family.ts'
import { checkPreparation } from '../../domain/homeopathy/check-preparation.ts'
import { priceSlug } from '../../domain/homeopathy/price-slug.ts'
import { checkMixture, type FindSubstance } from '../../domain/mixture/check-mixture.ts'
import { mixtureSlugs } from '../../domain/mixture/mixture-price.ts'
import { categoryOf } from '../../domain/mixture/substance.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import type { KnownRemedy } from '../catalogue/price-catalogue.ts'
import { askedSubstance, type PriceRequest } from './price-request.ts'

/** What cannot be had: the field as a path ('substances.3.dilution') and why. */
export type Unavailable = { field: string; reason: string }

type Remedies = ReadonlyMap<number, KnownRemedy>
type Asked<Family> = Extract<PriceRequest, { family: Family }>
type Slugs = Result<readonly string[], Unavailable>

const unknown = (field: string) => refuse({ field, reason: 'unknown-value' })

/** The remedy that was asked for, if any was; refused when the category has none of this id. */
const remedyOf = (
  remedies: Remedies,
  category: Category,
  id: number | undefined,
): Result<KnownRemedy | undefined, Unavailable> => {
  if (id === undefined) return ok(undefined)
  const remedy = remedies.get(id)
  return remedy?.category === category ? ok(remedy) : unknown('remedy')
}

/** Finds the substances of a mixture by their ids. */
export const substanceFinder =
  (remedies: Remedies): FindSubstance =>
  (type, { remedy: id }) => {
    const remedy = id === undefined ? undefined : remedies.get(id)
    return remedy?.category === categoryOf[type] ? remedy : undefined
  }

const homeopathySlugs = (asked: Asked<'homeopathy'>, remedies: Remedies): Slugs => {
  const remedy = remedyOf(remedies, 'hpt', asked.remedy)
  if (!remedy.ok) return remedy
  const checked = checkPreparation(asked, remedy.value?.dilutions)
  return checked.ok ? ok([priceSlug(checked.value) ?? '']) : checked
}

const sizedSlugs = (asked: Asked<SizedFamily>, remedies: Remedies): Slugs => {
  const remedy = remedyOf(remedies, sizedFamilies[asked.family].category, asked.remedy)
  if (!remedy.ok) return remedy
  const size = readFamilySize(asked.family, asked.size)
  return size ? ok([familyPriceSlug(asked.family, size)]) : unknown('size')
}

const saltSlugs = (asked: Asked<'schussler'>, remedies: Remedies): Slugs => {
  const salt = remedyOf(remedies, 'sch', asked.remedy)
  if (!salt.ok) return salt
  const form = readSaltForm(asked.form)
  if (!form) return unknown('form')
  if (salt.value && !salt.value.saltForms.includes(form))
    return refuse({ field: 'form', reason: 'form-not-offered' })
  return ok([saltPriceSlug(form)])
}

const customSlugs = (asked: Asked<'custom'>, remedies: Remedies): Slugs => {
  const substances = asked.substances.map(askedSubstance)
  const mixture = checkMixture({ ...asked, substances }, substanceFinder(remedies))
  return mixture.ok ? ok(mixtureSlugs(mixture.value)) : mixture
}

/** The slugs of what a combination costs: one, or the candidates of a mixture (R14). */
export const slugsOf = (asked: PriceRequest, remedies: Remedies): Slugs => {
  switch (asked.family) {
    case 'homeopathy':
      return homeopathySlugs(asked, remedies)
    case 'schussler':
      return saltSlugs(asked, remedies)
    case 'custom':
      return customSlugs(asked, remedies)
    default:
      return sizedSlugs(asked, remedies)
  }
}
