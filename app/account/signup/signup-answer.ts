import type { SignupForm, SignupProblems } from '../../../domain/customer/signup-form.ts'

/** The action's result when the form was submitted without script. */
export type SignupAnswer = {
  /** The entered values without passwords. */
  values: Partial<SignupForm>
  isShippingSame: boolean
  problems: SignupProblems
  /** Why the whole form was refused; minutes until the next attempt is accepted. */
  refusal?: 'failed' | { minutes: number }
}
