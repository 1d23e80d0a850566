import type { FormProblem } from '../../domain/forms/check-form.ts'
import type { FormField, FormKind, FormWord } from '../../domain/forms/form-fields.ts'
import type { Language } from '../../domain/language.ts'

/**
 * All that a form shows: it comes with the block that has it, so that no other page carries a word
 * of it. Where the laboratory has set no texts for forms, `missing` is shown in its place (D2 §8).
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
      /** The address of the privacy policy. */
      privacy: string
      /** The address of the terms. */
      terms: string
    }

export type ShownForm = Exclude<FormFacts, { missing: string }>
