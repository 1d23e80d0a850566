import type { Season } from '../../../domain/catalogue/season.ts'
import type { Language } from '../../../domain/language.ts'
import { monthName } from '../../../domain/long-date.ts'

/** 'November – February'. */
export const seasonText = ({ from, to }: Season, language: Language) =>
  `${monthName(from, language)} – ${monthName(to, language)}`
