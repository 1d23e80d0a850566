import {
  audienceOf,
  type SectionAudiences,
  sectionsFor,
  type TextFamily,
  type TextSection,
  textFamilyOf,
} from '../../../domain/catalogue/text-sections.ts'
import type { Language } from '../../../domain/language.ts'
import type { CatalogueRecord } from '../../db/tables/catalogue.ts'
import type { StoredRemedy } from '../remedies/find-remedies.ts'
import { recordText } from '../remedies/record-text.ts'

/** The fields of a record that a section is written in, the fuller first (D2 §3). */
const fields: Record<TextSection, readonly string[]> = {
  description: ['description', 'description_short', 'dsc'],
  topic: ['topic'],
  indication: ['indication'],
  posology: ['posology'],
}

export type SectionTexts = Partial<Record<TextSection, string>>

/** The texts of some sections in a language, as far as the record has them. */
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

/** The sections that a record has and that only professionals who are logged in get to see (R35). */
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

/** A remedy's description where everyone may read it (R35), else empty. */
export const openDescription = (
  { category, record }: StoredRemedy,
  audiences: SectionAudiences,
  language: Language,
): string =>
  audienceOf(audiences, textFamilyOf(category), 'description') === 'everyone'
    ? recordText(record, 'description', language)
    : ''
