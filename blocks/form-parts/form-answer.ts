import { createContext } from 'react'
import type { FormEntry, FormKind } from '../../domain/forms/form-fields.ts'

/** What came of a form that was sent without script. */
export type FormAnswer = { form: FormKind } & (
  | { isSent: true; newsletter: boolean }
  | {
      isSent: false
      /** As it was typed. */
      entry: FormEntry
      newsletter: boolean
      /** Messages by their fields. */
      errors: Readonly<Record<string, string>>
      /** What stands against the form as a whole. */
      notice: string | undefined
    }
)

/** Given by the page that was asked with a form. */
export const FormAnswerContext = createContext<FormAnswer | undefined>(undefined)
