import { shownKinds } from './product-kind.ts'
import type { Category } from './remedy-category.ts'
import { sizedFamilyNames } from './sized-family.ts'

/** The texts of a product that not everybody may see (R35). */
export const textSections = ['description', 'topic', 'indication', 'posology'] as const
export type TextSection = (typeof textSections)[number]

/** `professionals`: those who are logged in, for only verified professionals have accounts. */
export const audiences = ['everyone', 'professionals', 'nobody'] as const
export type Audience = (typeof audiences)[number]

/** What the laboratory sets audiences for: everything but mixtures, which have no texts. */
export const textFamilies = ['homeopathy', ...sizedFamilyNames, 'schussler', ...shownKinds] as const

export type TextFamily = (typeof textFamilies)[number]

const familyOfCategory = {
  hpt: 'homeopathy',
  gtp: 'gemmotherapy',
  ptp: 'phytotherapy',
  otp: 'oligotherapy',
  sch: 'schussler',
} as const satisfies Record<Category, TextFamily>

/** Whose texts those of a remedy are. */
export const textFamilyOf = (category: Category): TextFamily => familyOfCategory[category]

/** The laboratory's option `text_sections`: an audience per family and section. */
export type SectionAudiences = Partial<Record<TextFamily, Partial<Record<TextSection, Audience>>>>

/** Where the laboratory has said nothing. */
const unset: Record<TextSection, Audience> = {
  description: 'everyone',
  topic: 'everyone',
  indication: 'professionals',
  posology: 'professionals',
}

export const audienceOf = (
  options: SectionAudiences,
  family: TextFamily,
  section: TextSection,
): Audience => options[family]?.[section] ?? unset[section]

/** The sections of a family that a visitor, or a professional, gets to see (R35). */
export const sectionsFor = (
  options: SectionAudiences,
  family: TextFamily,
  isProfessional: boolean,
): readonly TextSection[] =>
  textSections.filter((section) => {
    const audience = audienceOf(options, family, section)
    return audience === 'everyone' || (audience === 'professionals' && isProfessional)
  })
