import type { FormProblem } from '../../domain/forms/check-form.ts'
import type { FormField, FormKind, FormWord } from '../../domain/forms/form-fields.ts'
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
