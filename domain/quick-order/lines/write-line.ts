import { remedyNameIn } from '../../catalogue/find-requested-remedy.ts'
import { isRemedyFamily } from '../../catalogue/remedy-category.ts'
import { isPellets, type SaltForm } from '../../catalogue/salt.ts'
import { dilutionText } from '../../homeopathy/dilution-steps.ts'
import type { Carrier, Form, Size } from '../../homeopathy/form.ts'
import type { Language } from '../../language.ts'
import type { MixtureCarrier } from '../../mixture/substance.ts'
import { quantityText } from '../../quantity.ts'
import type { LineCatalogue, LineSpec, Thing } from './line-spec.ts'

// Writes what `parseLine` reads, in the words of a language. Each word is in the vocabulary.

type Words = {
  forms: Record<Form, string>
  tablets: string
  powder: string
  undiluted: string
  water: string
  kids: string
  adults: string
}

const words: Record<Language, Words> = {
  fr: {
    forms: {
      granules: 'granules',
      globuli: 'globules',
      drops: 'gouttes',
      creme: 'crème',
      trituration: 'trituration',
      suppository: 'suppositoires',
    },
    tablets: 'comprimés',
    powder: 'poudre',
    undiluted: 'pur',
    water: 'eau',
    kids: 'enfants',
    adults: 'adultes',
  },
  de: {
    forms: {
      granules: 'Granules',
      globuli: 'Globuli',
      drops: 'Tropfen',
      creme: 'Creme',
      trituration: 'Verreibung',
      suppository: 'Zäpfchen',
    },
    tablets: 'Tabletten',
    powder: 'Pulver',
    undiluted: 'rein',
    water: 'Wasser',
    kids: 'Kinder',
    adults: 'Erwachsene',
  },
  en: {
    forms: {
      granules: 'granules',
      globuli: 'globules',
      drops: 'drops',
      creme: 'cream',
      trituration: 'trituration',
      suppository: 'suppositories',
    },
    tablets: 'tablets',
    powder: 'powder',
    undiluted: 'pure',
    water: 'water',
    kids: 'children',
    adults: 'adults',
  },
  it: {
    forms: {
      granules: 'granuli',
      globuli: 'globuli',
      drops: 'gocce',
      creme: 'crema',
      trituration: 'triturazione',
      suppository: 'supposte',
    },
    tablets: 'compresse',
    powder: 'polvere',
    undiluted: 'puro',
    water: 'acqua',
    kids: 'bambini',
    adults: 'adulti',
  },
}

const carrierText = (carrier: Carrier | MixtureCarrier, { water }: Words) =>
  carrier === 'nacl' ? 'NACL' : carrier === '25-aeth' ? '25° AETH.' : water

const sizeText = (size: Size, { kids, adults }: Words) => {
  if (size === '12-pieces-kids') return kids
  if (size === '12-pieces-adults') return adults
  const base = /^(lactose|mannit)/.exec(size)?.[0]
  return [base, /\d+(?:g|ml)$/.exec(size)?.[0]].filter(Boolean).join(' ')
}

/** The parts of a preparation that a line says or an answer adds. */
export type WrittenPreparation = {
  form?: Form | undefined
  carrier?: Carrier | MixtureCarrier | undefined
  size?: Size | undefined
}

/** 'Tropfen 25° AETH. 60ml': form, vehicle and size in the words of a language. */
export const preparationText = (
  { form, carrier, size }: WrittenPreparation,
  language: Language,
): string =>
  [
    form && words[language].forms[form],
    carrier && carrierText(carrier, words[language]),
    size && sizeText(size, words[language]),
  ]
    .filter(Boolean)
    .join(' ')

const saltText = (form: SaltForm, { tablets, powder, undiluted }: Words) => {
  const potency = /\d+/.exec(form)?.[0]
  return [potency ? `${potency} DH` : undiluted, isPellets(form) ? tablets : powder].join(' ')
}

const hasNamesake = (catalogue: LineCatalogue, thing: Thing, name: string) =>
  catalogue.findExact(name).some(({ family }) => family !== thing.family)

/** The name of a remedy or product in a language. */
export const thingName = (thing: Thing, catalogue: LineCatalogue, language: Language): string => {
  const { family, id } = thing
  const remedy = isRemedyFamily(family) ? catalogue.remedy(family, id) : undefined
  if (!remedy) return catalogue.product(id)?.titles[language] ?? ''
  const isCommon = family === 'oligotherapy' || family === 'schussler'
  return isCommon ? remedyNameIn(remedy, language) : remedy.name
}

/**
 * The name of a remedy or product as written, with its family where another one has the same name. A complete
 * preparation (`isClear`) needs no family.
 */
export const nameText = (
  thing: Thing,
  catalogue: LineCatalogue,
  language: Language,
  isClear = false,
): string => {
  const { family } = thing
  const name = thingName(thing, catalogue, language)
  if (family === 'schussler') return `Schüssler ${catalogue.numberOf(thing) ?? ''}`
  if (family === 'homeopathy')
    return isClear || !hasNamesake(catalogue, thing, name) ? name : `homeo ${name}`
  if (isRemedyFamily(family)) return `${family.replace('therapy', '')} ${name}`
  return hasNamesake(catalogue, thing, name) ? `Nr. ${catalogue.numberOf(thing)} ${name}` : name
}

/** Writes a line that is read as the spec, in the words of the language; `isQuantityOpen` asks about a high quantity. */
export const writeLine = (
  spec: LineSpec,
  catalogue: LineCatalogue,
  language: Language,
  isQuantityOpen = false,
): string => {
  const own = words[language]
  const { scale, dilution, form, size, carrier } = spec.preparation ?? {}
  return [
    nameText(spec.thing, catalogue, language, Boolean(form)),
    scale && dilution && dilutionText(scale, dilution),
    preparationText({ form, carrier, size }, language),
    spec.size,
    spec.saltForm && saltText(spec.saltForm, own),
    spec.quantity !== 1 && quantityText(spec.quantity, isQuantityOpen),
  ]
    .filter(Boolean)
    .join(' ')
}
