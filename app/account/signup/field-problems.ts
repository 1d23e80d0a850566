import { type SignupEntry, signupSectionKeys, signupSections } from './signup-sections.ts'

/**
 * The message of a field and its source: rules can be checked again in the browser, server messages
 * cannot.
 */
type FieldMessage = { text: string; by: 'rules' | 'server' }

export type FieldProblems = Partial<Record<SignupEntry, FieldMessage>>

const entries: readonly SignupEntry[] = signupSectionKeys.flatMap((section) => [
  ...signupSections[section],
])

/** Problems in the order of the form; keys that are not fields are omitted. */
export const problemsInFields = (
  texts: Readonly<Record<string, string>>,
  by: FieldMessage['by'],
): FieldProblems => {
  const found: FieldProblems = {}
  for (const entry of entries) {
    const text = texts[entry]
    if (text) found[entry] = { text, by }
  }
  return found
}

/**
 * After a change in one field: removes solved problems, adds none before the next submit. `now` is
 * the result of the rules; server messages stay until their field changes.
 */
export const clearChangedProblem = (
  before: FieldProblems,
  changed: string,
  now: FieldProblems,
): FieldProblems => {
  const found: FieldProblems = {}
  for (const entry of entries) {
    const problem = before[entry]
    const serverProblem = problem?.by === 'server' && entry !== changed ? problem : undefined
    const remaining = problem && (now[entry] ?? serverProblem)
    if (remaining) found[entry] = remaining
  }
  return found
}

export const firstProblem = (found: FieldProblems) => entries.find((entry) => found[entry])
