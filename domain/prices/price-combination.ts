import { type SaltForm, saltForms, saltPriceSlug } from '../catalogue/salt.ts'
import {
  type FamilySize,
  familyPriceSlug,
  familySizes,
  type SizedFamily,
  sizedFamilyNames,
} from '../catalogue/sized-family.ts'
import { dilutionSteps, type Scale, scales } from '../homeopathy/dilution-steps.ts'
import { type Form, formLabels, forms, formsOf, type Size, sizesOf } from '../homeopathy/form.ts'
import { isPricedByDilution, priceCategory, singleSlug } from '../homeopathy/price-slug.ts'
import { mixtureFormReason, mixtureSizes } from '../mixture/mixture-form.ts'
import { mixtureSlugs, tiers } from '../mixture/mixture-price.ts'
import type { Substance } from '../mixture/substance.ts'

/** Dilutions of a price category, lowest and highest. */
type DilutionSpan = { scale: Scale; from: string; to: string }

/** What one price product is the price of, by the price rules (D2 §7). */
export type PriceCombination = { slug: string } & (
  | {
      family: 'homeopathy'
      form: Form
      size: Size
      /** The price category; absent when all dilutions have the same price. */
      category?: number
      dilutions: readonly DilutionSpan[]
    }
  | {
      family: 'mixture'
      form: Form
      size: Size
      category?: number
      /** The dilutions of the strongest substance; empty when they do not matter. */
      dilutions: readonly DilutionSpan[]
      /** Count of homeopathic substances; absent when it does not matter. */
      substances?: { from: number; to: number | undefined }
      /** The plants that this price is for, in drops with plants (R14). */
      plants?: 'Phytotherapy' | 'Gemmotherapy'
    }
  | { family: SizedFamily; size: FamilySize }
  | { family: 'schussler'; form: 'pills' | 'powder' }
)

const spanOf = (scale: Scale, dilutions: readonly string[]): DilutionSpan[] => {
  const [from] = dilutions
  const to = dilutions.at(-1)
  return from === undefined || to === undefined ? [] : [{ scale, from, to }]
}

/** The dilutions of a category that a form is made in; without a category, all. */
const dilutionsIn = (scale: Scale, form: Form, category: number | undefined) =>
  category === undefined
    ? dilutionSteps[scale]
    : dilutionSteps[scale].filter(
        (value) => priceCategory(scale, value) === category && formsOf(scale, value).includes(form),
      )

/** DH is priced as CH, by its own categories (D2 §9). */
const scalesPricedAs = (scale: Scale): readonly Scale[] => (scale === 'CH' ? ['CH', 'DH'] : [scale])

/** The price categories; [undefined] when all dilutions have the same price. */
const categoriesOf = (scale: Scale, form: Form) =>
  isPricedByDilution(form)
    ? [...new Set(dilutionSteps[scale].map((value) => priceCategory(scale, value)))]
    : [undefined]

function* singleRemedies(): Generator<PriceCombination> {
  for (const scale of scales) {
    if (scale === 'DH') continue
    for (const form of formsOf(scale))
      for (const size of sizesOf(scale, form))
        for (const category of categoriesOf(scale, form)) {
          const [dilution] = dilutionsIn(scale, form, category)
          if (dilution === undefined) continue
          yield {
            slug: singleSlug({ scale, dilution, form, size }),
            family: 'homeopathy',
            form,
            size,
            ...(category !== undefined && { category }),
            dilutions: scalesPricedAs(scale).flatMap((own) =>
              spanOf(own, dilutionsIn(own, form, category)),
            ),
          }
        }
  }
}

const homeopathic = (dilution: string): Substance => ({
  type: 'Homeopathy',
  name: '',
  scale: 'CH',
  dilution,
})

/** The count of substances where each price of mixtures begins; one alone is a single remedy. */
const mixtureTiers = tiers.filter(({ from }) => from > 1)

const mixturesOfHomeopathy = (form: Form, size: Size): PriceCombination[] => {
  const slugOf = (count: number, dilution: string) =>
    mixtureSlugs({ substances: Array(count).fill(homeopathic(dilution)), form, size })[0] ?? ''
  if (!isPricedByDilution(form))
    return [{ slug: slugOf(2, '30'), family: 'mixture', form, size, dilutions: [] }]
  return mixtureTiers.flatMap(({ from, to }) =>
    categoriesOf('CH', form).flatMap((category): PriceCombination[] => {
      const made = dilutionsIn('CH', form, category)
      const [dilution] = made
      if (dilution === undefined || mixtureFormReason(form, [homeopathic(dilution)])) return []
      return [
        {
          slug: slugOf(from, dilution),
          family: 'mixture',
          form,
          size,
          category,
          dilutions: spanOf('CH', made),
          substances: { from, to },
        },
      ]
    }),
  )
}

const mixturesOfPlants = (form: Form, size: Size): PriceCombination[] =>
  (['Phytotherapy', 'Gemmotherapy'] as const).flatMap((type): PriceCombination[] => {
    const substances: Substance[] = [{ type, name: '' }]
    if (mixtureFormReason(form, substances)) return []
    const [slug = ''] = mixtureSlugs({ substances, form, size })
    return [{ slug, family: 'mixture', form, size, dilutions: [], plants: type }]
  })

const mixtures = () =>
  forms.flatMap((form) =>
    mixtureSizes(form).flatMap((size) => [
      ...mixturesOfHomeopathy(form, size),
      ...mixturesOfPlants(form, size),
    ]),
  )

const sized = () =>
  sizedFamilyNames.flatMap((family) =>
    familySizes(family).map(
      (size): PriceCombination => ({ slug: familyPriceSlug(family, size), family, size }),
    ),
  )

const saltOfSlug = (form: SaltForm): PriceCombination => {
  const slug = saltPriceSlug(form)
  return { slug, family: 'schussler', form: slug.endsWith('pills') ? 'pills' : 'powder' }
}

const enumerate = (): ReadonlyMap<string, PriceCombination> =>
  new Map(
    [...singleRemedies(), ...mixtures(), ...sized(), ...saltForms.map(saltOfSlug)].map(
      (combination) => [combination.slug, combination],
    ),
  )

let enumerated: ReadonlyMap<string, PriceCombination> | undefined

/** Every combination that can be ordered and needs a price product, by slug; from the price rules. */
export const priceCombinations = (): ReadonlyMap<string, PriceCombination> => {
  enumerated ??= enumerate()
  return enumerated
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const words = (code: string) => code.split('-').map(capital).join(' ')

/** The name of a price product in the catalogue: 'Single homeopathy CH Drops price 1 Bottle 30ml'. */
export const priceProductName = (combination: PriceCombination): string => {
  if (combination.family === 'schussler') return `Schüssler salts ${capital(combination.form)}`
  if (combination.family !== 'homeopathy' && combination.family !== 'mixture')
    return `Single ${combination.family} ${combination.size}`
  const { family, form, size, category, slug } = combination
  const [, scale = ''] = /-homeopathy-([a-z]+)-/.exec(slug) ?? []
  const plants = combination.family === 'mixture' ? combination.plants : undefined
  const [, more = ''] = /-(\d+-substances)$/.exec(slug) ?? []
  return [
    family === 'mixture' ? 'Combined' : 'Single',
    ...(scale ? ['homeopathy', scale.toUpperCase()] : []),
    ...(plants ? [plants.toLowerCase()] : []),
    formLabels[form],
    ...(category === undefined ? [] : [`price ${category}`]),
    words(size),
    ...(more ? [more.replace('-', ' ')] : []),
  ].join(' ')
}
