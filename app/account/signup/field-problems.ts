import { type SignupEntry, sectionNames, signupSections } from './signup-sections.ts'

/** What is said of a field: by the rules, which can be asked again, or by the server alone. */
type Said = { text: string; by: 'rules' | 'server' }

export type FieldProblems = Partial<Record<SignupEntry, Said>>

const entries: readonly SignupEntry[] = sectionNames.flatMap((section) => [
  ...signupSections[section],
])

/** From the first field of the form to the last; what is no field of it is left out. */
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
 * After a change in one field: what is mended goes at once, and nothing comes before the form is
 * sent again. `now` is what the rules say; what the server alone said stays until its field changes.
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
