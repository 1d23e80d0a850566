import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Language } from '../../domain/language.ts'

/**
 * The messages of one language. Areas add theirs with their first page or popup. They are never
 * activated again, so all requests can share the instance.
 */
export const createI18n = (language: Language, messages: Messages) =>
  setupI18n({ locale: language, messages: { [language]: { ...messages } } })

/**
 * Adds an area's messages without notifying the provider. A context change above a part that is not
 * hydrated would make React discard its server HTML.
 */
export const addMessages = (texts: I18n, messages: Messages) => {
  Object.assign(texts.messages, messages)
}
