import { shownKinds } from './product-kind.ts'
import { sizedFamilyNames } from './sized-family.ts'

/** Sections of product texts whose audience the laboratory can restrict (R35). */
export const textSections = ['description', 'topic', 'indication', 'posology'] as const
export type TextSection = (typeof textSections)[number]

/** `professionals`: logged-in people, as only verified professionals have accounts. */
export const audiences = ['everyone', 'professionals', 'nobody'] as const
export type Audience = (typeof audiences)[number]

/** Families with separate audiences; mixtures have no texts. */
export const textFamilies = ['homeopathy', ...sizedFamilyNames, 'schussler', ...shownKinds] as const

export type TextFamily = (typeof textFamilies)[number]

/** The laboratory's option `text_sections`: the audience per family and section. */
export type SectionAudiences = Partial<Record<TextFamily, Partial<Record<TextSection, Audience>>>>

/** The audiences when the option is not set. */
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

/** The sections of a family that visitors or professionals may read (R35). */
export const sectionsFor = (
  options: SectionAudiences,
  family: TextFamily,
  isProfessional: boolean,
): readonly TextSection[] =>
  textSections.filter((section) => {
    const audience = audienceOf(options, family, section)
    return audience === 'everyone' || (audience === 'professionals' && isProfessional)
  })
