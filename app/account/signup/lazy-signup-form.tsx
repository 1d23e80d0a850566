import { lazy, Suspense, useEffect } from 'react'
import type { AddressChoices } from '../../../server/accounts/profile/address-choices.ts'
import { hydrateOnInteraction } from '../../../ui/late-script.ts'
import type { SignupAnswer } from './signup-answer.ts'
import { signupFormId } from './signup-sections.ts'

const { untilWanted, want } = hydrateOnInteraction(signupFormId)

const Form = lazy(async () => {
  await untilWanted()
  return import('./signup-form.tsx')
})

/** In place of the form where the server has not sent it: then it is wanted at once. */
const Missing = () => {
  useEffect(want, [])
  return <div className="min-h-dvh" />
}

type Props = { choices: AddressChoices; answer: SignupAnswer | undefined }

/**
 * The signup form, whose script comes as late as it can: what the server sends is seen and works
 * without, so reading the page costs nothing of it.
 */
export const LazySignupForm = (props: Props) => (
  <Suspense fallback={<Missing />}>
    <Form {...props} />
  </Suspense>
)
