import {
  type FormEntry,
  type FormField,
  type FormKind,
  fieldsOf,
  isLongText,
} from '../../domain/forms/form-fields.ts'
import { cleanLine, cleanText } from '../../domain/order/free-text.ts'

/** In characters; above every limit, so that too long texts are reported and not cut. */
const maxRead = 6_000

/** The text without control and invisible characters. */
const cleaned = (field: FormField, text: string) =>
  isLongText(field) ? cleanText(text, maxRead) : cleanLine(text, maxRead)

/** The fields of this form among the posted ones, '' where missing. */
export const readEntry = (
  kind: FormKind,
  sent: (name: string) => string | undefined,
  agb: boolean,
): FormEntry => ({
  texts: Object.fromEntries(fieldsOf[kind].map((name) => [name, cleaned(name, sent(name) ?? '')])),
  agb,
})
