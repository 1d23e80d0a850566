import type { Language } from '../../../domain/language.ts'

/** In plain text; French keeps a space before the colon. */
export const factLine = (
  { label, value }: { label: string; value: string },
  language: Language,
  between = ' ',
) => `${label}${language === 'fr' ? '\u00a0' : ''}:${between}${value}`
