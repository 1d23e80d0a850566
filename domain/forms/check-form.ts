import { isEmail } from '../customer/email.ts'
import {
  alwaysRequired,
  type FormEntry,
  type FormField,
  type FormKind,
  fieldsOf,
  maxFieldLength,
} from './form-fields.ts'

/** The problems of public forms; the laboratory may word each of them (D2 §5). */
const formProblems = [
  'name-missing',
  'email-missing',
  'email-wrong',
  'message-missing',
  'accept-terms',
  'field-missing',
  'too-long',
] as const

export type FormProblem = (typeof formProblems)[number]

export type FormProblems = Partial<Record<FormField | 'agb', FormProblem>>

const missing: Partial<Record<FormField, FormProblem>> = {
  name: 'name-missing',
  email: 'email-missing',
  message: 'message-missing',
}

const problemOf = (field: FormField, text: string, isRequired: boolean) => {
  if (text === '') return isRequired ? (missing[field] ?? 'field-missing') : undefined
  if (field === 'email') return isEmail(text) ? undefined : 'email-wrong'
  return [...text].length > maxFieldLength(field) ? 'too-long' : undefined
}

/**
 * The rules of D2 §5, for browser and server, in the order of the form. Empty when valid.
 * `requiredFields`: fields required besides name and e-mail (R40).
 */
export const checkForm = (
  kind: FormKind,
  { texts, agb }: FormEntry,
  requiredFields: readonly FormField[] = [],
): FormProblems => {
  const required = new Set<FormField>([...alwaysRequired, ...requiredFields])
  const problems: FormProblems = {}
  for (const field of fieldsOf[kind]) {
    const problem = problemOf(field, (texts[field] ?? '').trim(), required.has(field))
    if (problem) problems[field] = problem
  }
  return agb ? problems : { ...problems, agb: 'accept-terms' }
}
