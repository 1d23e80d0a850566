import { familyOfCategory } from '../../../domain/catalogue/remedy-category.ts'
import {
  audienceOf,
  type SectionAudiences,
  sectionsFor,
  type TextFamily,
  type TextSection,
} from '../../../domain/catalogue/text-sections.ts'
import type { Language } from '../../../domain/language.ts'
import type { CatalogueRecord } from '../../db/tables/catalogue.ts'
import type { StoredRemedy } from '../remedies/find-remedies.ts'
import { recordText } from '../remedies/find-remedies.ts'

/** Record fields of each section, the most detailed first (D2 §3). */
const fields: Record<TextSection, readonly string[]> = {
  description: ['description', 'description_short', 'dsc'],
  topic: ['topic'],
  indication: ['indication'],
  posology: ['posology'],
}

export type SectionTexts = Partial<Record<TextSection, string>>

/** The texts of `sections` in a language, where the record has them. */
export const sectionTexts = (
  record: CatalogueRecord,
  sections: readonly TextSection[],
  language: Language,
): SectionTexts => {
  const texts: SectionTexts = {}
  for (const section of sections) {
    const text = fields[section].map((field) => recordText(record, field, language)).find(Boolean)
    if (text) texts[section] = text
  }
  return texts
}

/** Non-empty sections that only signed-in professionals see (R35). */
export const reservedSections = (
  record: CatalogueRecord,
  options: SectionAudiences,
  family: TextFamily,
  language: Language,
): TextSection[] => {
  const open = sectionsFor(options, family, false)
  const more = sectionsFor(options, family, true).filter((section) => !open.includes(section))
  const texts = sectionTexts(record, more, language)
  return more.filter((section) => texts[section])
}

/** The description of a remedy if it is public (R35), else ''. */
export const openDescription = (
  { category, record }: StoredRemedy,
  audiences: SectionAudiences,
  language: Language,
): string =>
  audienceOf(audiences, familyOfCategory(category), 'description') === 'everyone'
    ? recordText(record, 'description', language)
    : ''
