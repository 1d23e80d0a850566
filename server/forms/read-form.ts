import {
  type FormEntry,
  type FormField,
  type FormKind,
  fieldsOf,
  isLongText,
} from '../../domain/forms/form-fields.ts'
import { cleanLine, cleanText } from '../../domain/order/free-text.ts'

/** One sign more than any limit, so that what is too long is told so. */
const enough = 6_000

/** A text as it is kept: no control or invisible signs. */
const cleaned = (field: FormField, text: string) =>
  isLongText(field) ? cleanText(text, enough) : cleanLine(text, enough)

/** The form's own fields out of whatever was sent, '' where one was not. */
export const readEntry = (
  kind: FormKind,
  sent: (name: string) => string | undefined,
  agb: boolean,
): FormEntry => ({
  texts: Object.fromEntries(fieldsOf[kind].map((name) => [name, cleaned(name, sent(name) ?? '')])),
  agb,
})
