import { type Messages, setupI18n } from '@lingui/core'
import type { Language } from '../../domain/language.ts'

/**
 * The texts of one language. An area adds its own when its first page or popup comes; they are
 * never re-activated, so all requests can share them.
 */
export const textsIn = (language: Language, messages: Messages) =>
  setupI18n({ locale: language, messages: { [language]: { ...messages } } })
