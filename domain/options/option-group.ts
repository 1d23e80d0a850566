import type { MessageDescriptor } from '@lingui/core'
import type { PageKey } from '../page/route-words.ts'
import type { OptionField } from './option-fields.ts'

export type Option = OptionField & {
  label: MessageDescriptor
  help?: MessageDescriptor
  /** Has a value per language. */
  isTranslated?: boolean
}

/** Options that are saved together. */
export type OptionGroup = {
  label: MessageDescriptor
  help: MessageDescriptor
  /** Where visitors see them. */
  shownAt: MessageDescriptor
  /** A page that shows them. */
  page?: PageKey
  isForAdministrators?: boolean
  options: Readonly<Record<string, Option>>
}
