import { createContext } from 'react'
import type { FormProblem } from '../../domain/forms/check-form.ts'
import type { FormEntry, FormField, FormKind, FormWord } from '../../domain/forms/form-fields.ts'
import type { Language } from '../../domain/language.ts'

/**
 * All texts and settings of a form, sent with its block only. Without texts set by the laboratory,
 * `missing` is shown instead (D2 §8).
 */
export type FormFacts =
  | { missing: string }
  | {
      kind: FormKind
      language: Language
      fields: readonly { name: FormField; label: string; isRequired: boolean }[]
      words: Readonly<Record<FormWord, string>>
      problems: Readonly<Record<FormProblem, string>>
      isNewsletterTicked: boolean
      /** Address of the privacy policy. */
      privacy: string
      /** Address of the terms. */
      terms: string
    }

export type ShownForm = Exclude<FormFacts, { missing: string }>

/** An entry that can have an error. */
export type FormEntryName = FormField | 'agb'

/** All entries with their labels, in display order. */
export const entriesOf = ({
  fields,
  words,
}: ShownForm): readonly { name: FormEntryName; label: string }[] => [
  ...fields,
  { name: 'agb', label: words.agb },
]

/** Equal on server and browser, and unique: a page has at most one form of a kind. */
export const idOf = (kind: FormKind, name?: FormEntryName | 'newsletter' | 'errors' | 'website') =>
  name ? `${kind}-form-${name}` : `${kind}-form`

/** The result of a form that was submitted without script. */
export type PublicFormAnswer = { form: FormKind } & (
  | { isSent: true; newsletter: boolean }
  | {
      isSent: false
      /** The submitted values. */
      entry: FormEntry
      newsletter: boolean
      /** Messages by field. */
      errors: Readonly<Record<string, string>>
      /** An error of the whole form. */
      notice: string | undefined
    }
)

/** Provided by the page whose action handled the form. */
export const FormAnswerContext = createContext<PublicFormAnswer | undefined>(undefined)
