import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Language } from '../../domain/language.ts'

/**
 * The texts of one language. An area adds its own when its first page or popup comes; they are
 * never re-activated, so all requests can share them.
 */
export const messagesIn = (language: Language, messages: Messages) =>
  setupI18n({ locale: language, messages: { [language]: { ...messages } } })

/**
 * Adds an area's texts, without a word to who shows others: a context that changes above a part
 * still waiting for its script would make React throw away what the server sent of it.
 */
export const addMessages = (texts: I18n, messages: Messages) => {
  Object.assign(texts.messages, messages)
}
