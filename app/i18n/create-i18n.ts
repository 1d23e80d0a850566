import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Language } from '../../domain/language.ts'

/**
 * The messages of one language, shared by the islands of a page; each island or popup adds its own.
 */
export const createI18n = (language: Language, messages: Messages) =>
  setupI18n({ locale: language, messages: { [language]: { ...messages } } })

/**
 * Adds messages of a part without notifying the providers: islands that are shown have theirs.
 */
export const addMessages = (texts: I18n, messages: Messages) => {
  Object.assign(texts.messages, messages)
}
