import { lazy, Suspense, useEffect } from 'react'
import type { AddressChoices } from '../../../server/accounts/profile/address-choices.ts'
import { hydrateOnInteraction } from '../../../ui/hydrate-on-interaction.ts'
import type { SignupAnswer } from './signup-answer.ts'
import { signupFormId } from './signup-sections.ts'

const { untilWanted, want } = hydrateOnInteraction(signupFormId)

const Form = lazy(async () => {
  await untilWanted()
  return import('./signup-form.tsx')
})

/** Fallback without server HTML: requests the script immediately. */
const Missing = () => {
  useEffect(want, [])
  return <div className="min-h-dvh" />
}

type Props = { choices: AddressChoices; answer: SignupAnswer | undefined }

/**
 * Loads the script of the signup form late: the server HTML works without it, so readers do not
 * download it.
 */
export const LazySignupForm = (props: Props) => (
  <Suspense fallback={<Missing />}>
    <Form {...props} />
  </Suspense>
)
