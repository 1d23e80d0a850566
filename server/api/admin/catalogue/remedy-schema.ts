import { z } from '@hono/zod-openapi'
import { remedyCategories } from '../../../../domain/catalogue/remedy-category.ts'
import { saltForms } from '../../../../domain/catalogue/salt.ts'
import { type Language, languages } from '../../../../domain/language.ts'
import type { StoredEdit } from '../../../catalogue/remedy-changes/change-remedy.ts'
import type { EditedRemedy } from '../../../catalogue/remedy-changes/edited-remedy.ts'
import type { EditableRemedy } from '../../../catalogue/remedy-changes/list-remedies.ts'
import { line, wholeNumber } from '../../fields.ts'
import { searchText } from '../list-route.ts'
import { readVersion } from '../read-version.ts'
import { inLanguages, yesNo } from './product-schema.ts'

type Family = keyof typeof remedyCategories

const families = Object.keys(remedyCategories) as [Family, ...Family[]]

const familySchema = z
  .enum(families, 'value-invalid')
  .describe('The family that the remedy belongs to.')

const familyOf = (category: StoredEdit['category']): Family =>
  families.find((family) => remedyCategories[family] === category) ?? 'homeopathy'

export const remedyFilters = {
  search: searchText,
  family: familySchema.optional(),
  isListed: yesNo('Whether the remedies are offered.'),
}

const version = z
  .int()
  .describe('Counts the changes; a change names the version that it is based on.')

export const listedRemedySchema = z
  .object({
    id: z.int(),
    family: familySchema,
    name: z.string().describe('Name on labels.'),
    commonName: z.string().describe('Name in the language of the request.'),
    abbreviation: z.string(),
    code: z.string().describe('Last part of the address of a salt’s page; may be empty.'),
    ch: z.string().openapi({ description: 'Dilutions in CH.', example: '3-30,200,1000' }),
    k: z.string().openapi({ description: 'Dilutions in K.', example: '30,200,M' }),
    lm: z.string().openapi({ description: 'First and last LM dilution.', example: '1-30' }),
    synonyms: z.int().describe('How many other names it has.'),
    isListed: z.boolean().describe('Whether it is offered.'),
    version,
  })
  .openapi('ListedRemedy')

export const listedRemedyView = (
  { category, names, synonymCount, slug, ...remedy }: EditableRemedy,
  language: Language,
): z.infer<typeof listedRemedySchema> => ({
  ...remedy,
  family: familyOf(category),
  commonName: names[language],
  code: slug,
  synonyms: synonymCount,
})

const kinds = ['abbreviation', 'latin', ...languages] as const

const editedFields = {
  name: line(200).describe('Name on labels.'),
  abbreviation: line(40).describe('Abbreviation of the repertories.'),
  ch: line(200).openapi({
    description: 'Dilutions in CH, ascending; empty if not offered.',
    example: '3-30,200,1000',
  }),
  k: line(200).openapi({
    description: 'Dilutions in K, ascending; empty if not offered.',
    example: '30,200,M',
  }),
  lm: z
    .object({ from: wholeNumber, to: wholeNumber })
    .nullable()
    .describe('First and last LM dilution; null if not offered.'),
  texts: z
    .object({
      name: inLanguages(200),
      part: inLanguages(200),
      compound: inLanguages(200),
      description: inLanguages(20_000),
    })
    .describe('Texts by language; the shop shows French where one is empty.'),
  latin: line(200).describe('Botanical name of a plant.'),
  symbol: line(20).describe('Symbol of an element.'),
  mgPerLitre: z
    .number('value-invalid')
    .min(0, 'value-invalid')
    .max(1_000_000, 'value-invalid')
    .nullable()
    .describe('Content of an element in mg/l.'),
  nr: wholeNumber.min(0, 'value-invalid').max(9_999, 'value-invalid').nullable(),
  forms: z.array(z.enum(saltForms, 'value-invalid')).describe('Forms of a Schüssler salt.'),
  isSupplementary: z
    .boolean('value-invalid')
    .describe('Whether the salt is one of the supplementary ones.'),
  synonyms: z
    .array(z.object({ kind: z.enum(kinds, 'value-invalid'), name: line(200) }))
    .max(100, 'value-invalid')
    .describe('Other names by which the shop finds the remedy.'),
  isListed: z.boolean('value-invalid').describe('Whether it is offered.'),
}

export const remedyChange = z
  .object(editedFields)
  .partial()
  .extend({ version: readVersion })
  .openapi('RemedyChange')

export const newRemedy = z
  .object(editedFields)
  .partial()
  .extend({ name: editedFields.name, family: familySchema })
  .openapi('NewRemedy')

export const remedySchema = z
  .object({ ...editedFields, id: z.int(), family: familySchema, version })
  .openapi('EditableRemedy')

const noTexts = { fr: '', en: '', de: '', it: '' }

/** A new remedy before its fields are set. */
export const emptyRemedy: EditedRemedy = {
  name: '',
  abbreviation: '',
  ch: '',
  k: '',
  lm: undefined,
  texts: { name: noTexts, part: noTexts, compound: noTexts, description: noTexts },
  latin: '',
  symbol: '',
  mgPerLitre: undefined,
  nr: undefined,
  forms: [],
  isSupplementary: false,
  synonyms: [],
  isListed: false,
}

type Change = Partial<z.infer<typeof remedyChange>>

/** Other fields of a remedy stay as they are. */
export const withRemedyChange = (
  edited: EditedRemedy,
  { lm, mgPerLitre, nr, version: _version, ...change }: Change,
): EditedRemedy => ({
  ...edited,
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
  ...(lm !== undefined && { lm: lm ?? undefined }),
  ...(mgPerLitre !== undefined && { mgPerLitre: mgPerLitre ?? undefined }),
  ...(nr !== undefined && { nr: nr ?? undefined }),
})

export const remedyView = ({
  id,
  category,
  version,
  edited,
}: StoredEdit): z.infer<typeof remedySchema> => ({
  ...edited,
  id,
  family: familyOf(category),
  version,
  lm: edited.lm ?? null,
  mgPerLitre: edited.mgPerLitre ?? null,
  nr: edited.nr ?? null,
  forms: [...edited.forms],
  synonyms: [...edited.synonyms],
})
