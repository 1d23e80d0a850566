import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Language } from '../../domain/language.ts'

/** The languages of texts, French first: the shop shows it where a text is missing. */
export const textLanguages = ['fr', 'de', 'it', 'en'] as const satisfies readonly Language[]

export const languageNames = {
  fr: msg`French`,
  de: msg`German`,
  it: msg`Italian`,
  en: msg`English`,
} satisfies Record<Language, MessageDescriptor>
