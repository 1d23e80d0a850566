import { type SignupEntry, sectionNames, signupSections } from './signup-sections.ts'

/**
 * The message of a field and its source: rules can be checked again in the browser, server messages
 * cannot.
 */
type Said = { text: string; by: 'rules' | 'server' }

export type FieldProblems = Partial<Record<SignupEntry, Said>>

const entries: readonly SignupEntry[] = sectionNames.flatMap((section) => [
  ...signupSections[section],
])

/** Problems in the order of the form; keys that are not fields are omitted. */
export const problemsInFields = (
  texts: Readonly<Record<string, string>>,
  by: Said['by'],
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
    const said = before[entry]
    const kept = said?.by === 'server' && entry !== changed ? said : undefined
    const still = said && (now[entry] ?? kept)
    if (still) found[entry] = still
  }
  return found
}

export const firstProblem = (found: FieldProblems) => entries.find((entry) => found[entry])
