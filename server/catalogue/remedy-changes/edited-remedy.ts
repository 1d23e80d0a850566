import { type SaltForm, saltForms } from '../../../domain/catalogue/salt.ts'
import { dilutionSteps } from '../../../domain/homeopathy/dilution-steps.ts'
import {
  type RangeProblem,
  readDilutionRanges,
} from '../../../domain/homeopathy/read-dilution-ranges.ts'
import { byLanguage, type Language, languages } from '../../../domain/language.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { CatalogueRecord, RemedyCategory, SynonymKind } from '../../db/tables/catalogue.ts'

/** Texts of a remedy in each language (D2 §3). */
export const remedyTexts = ['name', 'part', 'compound', 'description'] as const

type RemedyText = (typeof remedyTexts)[number]

type RemedyTexts = Record<RemedyText, Record<Language, string>>

export type Synonym = { kind: SynonymKind; name: string }

/** What staff can change of a remedy; a family ignores the fields that it lacks. */
export type EditedRemedy = {
  /** The name on labels. */
  name: string
  abbreviation: string
  /** Range texts (R10), '' when the scale is not offered. */
  ch: string
  k: string
  /** LM limits, both or none. */
  lm: { from: number; to: number } | undefined
  texts: RemedyTexts
  latin: string
  symbol: string
  /** Content of an element, in mg/l. */
  mgPerLitre: number | undefined
  /** The number of a salt, its forms, and whether it is supplementary. */
  nr: number | undefined
  forms: readonly SaltForm[]
  isSupplementary: boolean
  synonyms: readonly Synonym[]
  isListed: boolean
}

/** An unreadable range, at its place; `field` says which. */
type RangeRefusal = RangeProblem & { field: 'ch' | 'k' }

export type RemedyRefusal =
  | { code: 'remedy-unknown' | 'edit-conflict' | 'name-missing' | 'name-taken' | 'lm-invalid' }
  | ({ code: 'range-unreadable' } & RangeRefusal)
  /** Another remedy of no family may have no choice at all. */
  | { code: 'nothing-offered' }

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const number = (value: unknown) => (typeof value === 'number' ? value : undefined)

/** Salts have their description in `dsc`. */
const fieldOf = (field: RemedyText, category: RemedyCategory) =>
  field === 'description' && category === 'sch' ? 'dsc' : field

const textsOf = (record: CatalogueRecord, category: RemedyCategory): RemedyTexts =>
  Object.fromEntries(
    remedyTexts.map((field) => [
      field,
      byLanguage((language) => text(record[`${fieldOf(field, category)}_${language}`])),
    ]),
  ) as RemedyTexts

type Stored = { category: RemedyCategory; name: string; record: CatalogueRecord; isListed: boolean }

/** A stored remedy as it can be edited. */
export const editedRemedy = (
  { category, name, record, isListed }: Stored,
  synonyms: readonly Synonym[],
): EditedRemedy => {
  const from = number(record.lmf)
  const to = number(record.lmt)
  return {
    name,
    abbreviation: text(record.ab),
    ch: text(record.ch),
    k: text(record.k),
    lm: from && to ? { from, to } : undefined,
    texts: textsOf(record, category),
    latin: text(record.latin),
    symbol: text(record.symbol),
    mgPerLitre: number(record.mg),
    nr: number(record.nr),
    forms: saltForms.filter((form) => Array.isArray(record.avl) && record.avl.includes(form)),
    isSupplementary: record.supplementary === true,
    synonyms,
    isListed,
  }
}

const readRange = (field: 'ch' | 'k', written: string): Result<string | null, RemedyRefusal> => {
  if (written.trim() === '') return ok(null)
  const read = readDilutionRanges(field === 'ch' ? 'CH' : 'K', written)
  return read.ok ? read : refuse({ code: 'range-unreadable', field, ...read.refusal })
}

const maxLm = dilutionSteps.LM.length

const isLm = ({ from, to }: { from: number; to: number }) =>
  Number.isInteger(from) && Number.isInteger(to) && from >= 1 && from <= to && to <= maxLm

const homeopathyFields = ({
  abbreviation,
  ch,
  k,
  lm,
}: EditedRemedy): Result<CatalogueRecord, RemedyRefusal> => {
  const centesimal = readRange('ch', ch)
  if (!centesimal.ok) return centesimal
  const korsakov = readRange('k', k)
  if (!korsakov.ok) return korsakov
  if (lm && !isLm(lm)) return refuse({ code: 'lm-invalid' })
  const ranges = { ch: centesimal.value, k: korsakov.value }
  if (!ranges.ch && !ranges.k && !lm) return refuse({ code: 'nothing-offered' })
  return ok({ ab: abbreviation || null, ...ranges, lmf: lm?.from ?? null, lmt: lm?.to ?? null })
}

const familyFields = (
  category: RemedyCategory,
  edited: EditedRemedy,
): Result<CatalogueRecord, RemedyRefusal> => {
  const { latin, symbol, mgPerLitre, nr, forms, isSupplementary } = edited
  switch (category) {
    case 'hpt':
      return homeopathyFields(edited)
    case 'otp':
      return ok({ symbol, mg: mgPerLitre })
    case 'sch':
      if (forms.length === 0) return refuse({ code: 'nothing-offered' })
      return ok({ nr, avl: forms, supplementary: isSupplementary })
    default:
      return ok({ latin })
  }
}

/** The record with edited fields; refuses an unreadable range at its place. */
export const editedRemedyRecord = (
  record: CatalogueRecord,
  category: RemedyCategory,
  edited: EditedRemedy,
): Result<CatalogueRecord, RemedyRefusal> => {
  if (edited.name.trim() === '') return refuse({ code: 'name-missing' })
  const own = familyFields(category, edited)
  if (!own.ok) return own
  const texts = remedyTexts.flatMap((field) =>
    languages.map((language) => [
      `${fieldOf(field, category)}_${language}`,
      edited.texts[field][language].trim(),
    ]),
  )
  const merged: CatalogueRecord = { ...record, ...own.value, ...Object.fromEntries(texts) }
  return ok(
    Object.fromEntries(
      Object.entries(merged).filter(([, value]) => value !== '' && value !== undefined),
    ),
  )
}
