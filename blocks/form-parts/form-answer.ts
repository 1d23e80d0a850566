import { createContext } from 'react'
import type { FormEntry, FormKind } from '../../domain/forms/form-fields.ts'

/** The result of a form that was submitted without script. */
export type FormAnswer = { form: FormKind } & (
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
export const FormAnswerContext = createContext<FormAnswer | undefined>(undefined)
