import type { SignupForm, SignupProblems } from '../../../domain/customer/signup-form.ts'

/** What the page answers to a form that was sent without script. */
export type SignupAnswer = {
  /** As they were typed, but for the passwords. */
  values: Partial<SignupForm>
  isShippingSame: boolean
  problems: SignupProblems
  /** Why the whole was refused; minutes until the next attempt is looked at. */
  refusal?: 'failed' | { minutes: number }
}
