import { z } from '@hono/zod-openapi'
import type { Category, RemedyFamily } from '../../../domain/catalogue/remedy-category.ts'
import { saltForms } from '../../../domain/catalogue/salt.ts'
import type { TextFamily } from '../../../domain/catalogue/text-sections.ts'
import { parseRemedy } from '../../../domain/homeopathy/remedy.ts'
import { languages } from '../../../domain/language.ts'
import { remedyDescription } from '../../../messages/server/remedy-description.ts'
import { saltFormsIn } from '../../catalogue/products/salts.ts'
import type { StoredRemedy } from '../../catalogue/remedies/find-remedies.ts'
import { recordText, remedyRecord } from '../../catalogue/remedies/find-remedies.ts'
import { i18nIn } from '../../i18n.ts'

/** A collection of substances; fields: D2 §3. */
export type Collection = {
  summary: string
  category: Category
  /** The family whose text audiences apply (R35). */
  family: TextFamily
  schema: z.ZodType
  /** Lists the fields of D2 §3, so that other stored fields are not exposed. */
  view: (stored: StoredRemedy) => Record<string, unknown>
  /** Sort order, if not the stored position. */
  place?: (stored: StoredRemedy) => number
}

const textFields = (field: string) =>
  Object.fromEntries(languages.map((language) => [`${field}_${language}`, z.string().optional()]))

/** The texts of a field in the languages that have one. */
const textsOf = ({ record }: StoredRemedy, field: string) =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const text = record[`${field}_${language}`]
      return typeof text === 'string' ? [[`${field}_${language}`, text] as const] : []
    }),
  )

const dilutions = z.array(z.string())

const remedyFields = {
  id: z.int(),
  nm: z.string().openapi({ description: 'Name on the label.', example: 'Arnica montana' }),
  ct: z
    .string()
    .describe(
      'Category: hpt (homeopathy), gtp (gemmotherapy), ptp (phytotherapy) or otp (oligotherapy).',
    ),
  availableDilutions: z
    .object({ DH: dilutions, CH: dilutions, K: dilutions, LM: dilutions })
    .describe('Dilutions by scale; empty for remedies that are not diluted.'),
  ...textFields('description'),
}

const remedyView = (stored: StoredRemedy) => ({
  id: stored.id,
  nm: stored.name,
  ct: stored.category,
  availableDilutions: parseRemedy(remedyRecord(stored)).dilutions,
  ...textsOf(stored, 'description'),
})

/** `description_{lang}` (D2 §3): the text, else the name with the origin. */
const remedyDescriptions = ({ name, record }: StoredRemedy) =>
  Object.fromEntries(
    languages.map((language) => {
      const text = record[`description_${language}`]
      const composed = () => i18nIn[language]._(remedyDescription(name, record.kind))
      return [`description_${language}`, typeof text === 'string' && text ? text : composed()]
    }),
  )

const homeopathy: Collection = {
  summary: 'Lists single homeopathic remedies',
  category: 'hpt',
  family: 'homeopathy',
  schema: z
    .object({
      ...remedyFields,
      ab: z.string().nullable().openapi({ description: 'Abbreviation.', example: 'Arn' }),
      ch: z
        .string()
        .nullable()
        .openapi({ description: 'Ranges of CH dilutions.', example: '3-30,200,1000' }),
      k: z
        .string()
        .nullable()
        .openapi({ description: 'Ranges of K dilutions.', example: '30,200,MK' }),
      lmf: z.int().nullable().describe('First LM dilution.'),
      lmt: z.int().nullable().describe('Last LM dilution.'),
    })
    .openapi('SingleRemedy'),
  view: (stored) => ({
    ...remedyRecord(stored),
    ...remedyView(stored),
    ...remedyDescriptions(stored),
  }),
}

const plant = z.object(remedyFields).openapi('PlantRemedy')

const oligotherapy: Collection = {
  summary: 'Lists trace elements',
  category: 'otp',
  family: 'oligotherapy',
  schema: z
    .object({
      ...remedyFields,
      ...textFields('name'),
      mg: z.number().nullable().describe('Concentration in mg/l.'),
    })
    .openapi('TraceElement'),
  view: (stored) => ({
    ...remedyView(stored),
    // Falls back to French (D2 §3).
    ...Object.fromEntries(
      languages.map((language) => [
        `name_${language}`,
        recordText(stored.record, 'name', language) || stored.name,
      ]),
    ),
    mg: typeof stored.record.mg === 'number' ? stored.record.mg : null,
  }),
}

const numberIn = ({ record }: StoredRemedy, field: string) => Number(record[field] ?? 0)

const schussler: Collection = {
  summary: 'Lists Schüssler salts',
  category: 'sch',
  family: 'schussler',
  schema: z
    .object({
      id: z.int(),
      nr: z.int().describe('Number of the salt.'),
      name: z.string(),
      avl: z.array(z.enum(saltForms)).describe('Forms that can be ordered.'),
      srt: z.int().describe('Position in the list.'),
      ...textFields('dsc'),
      ...textFields('description'),
    })
    .openapi('SchusslerSalt'),
  view: (stored) => {
    return {
      id: stored.id,
      nr: numberIn(stored, 'nr'),
      name: stored.name,
      avl: saltFormsIn(stored.record),
      srt: numberIn(stored, 'srt'),
      ...textsOf(stored, 'dsc'),
      ...textsOf(stored, 'description'),
    }
  },
  place: (stored) => numberIn(stored, 'srt'),
}

/** By the last segment of the path (D1 §7). */
export const collections: Readonly<Record<string, Collection>> = {
  single_remedies: homeopathy,
  gemmotherapy: {
    summary: 'Lists bud macerates',
    category: 'gtp',
    family: 'gemmotherapy',
    schema: plant,
    view: remedyView,
  },
  phytotherapy: {
    summary: 'Lists plant tinctures',
    category: 'ptp',
    family: 'phytotherapy',
    schema: plant,
    view: remedyView,
  },
  oligotherapy,
  schussler,
} satisfies Record<'single_remedies' | Exclude<RemedyFamily, 'homeopathy'>, Collection>
