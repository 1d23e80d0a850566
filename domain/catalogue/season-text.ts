import type { Language } from '../language.ts'
import { monthName } from '../long-date.ts'
import type { Season } from './season.ts'

/** 'November – February'. */
export const seasonText = ({ from, to }: Season, language: Language) =>
  `${monthName(from, language)} – ${monthName(to, language)}`
