import type { Language } from '../../../domain/language.ts'
import { monthName } from '../../../domain/long-date.ts'

/** 'November – February'. */
export const seasonText = ({ from, to }: { from: number; to: number }, language: Language) =>
  `${monthName(from, language)} – ${monthName(to, language)}`
