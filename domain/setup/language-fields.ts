import type { Language } from '../language.ts'

/** The field of the set-up that ticks each language of the shop. */
export const languageFields = {
  fr: 'offersFr',
  en: 'offersEn',
  de: 'offersDe',
  it: 'offersIt',
} as const satisfies Record<Language, string>
