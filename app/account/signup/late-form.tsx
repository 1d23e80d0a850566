import { lazy, Suspense, useEffect } from 'react'
import type { AddressChoices } from '../../../server/accounts/address-choices.ts'
import type { SignupAnswer } from './signup-answer.ts'
import { signupFormId } from './signup-form-id.ts'

const touches = ['pointerover', 'touchstart', 'focusin', 'input'] as const

let want = () => {}

/** Resolves when somebody turns to the form that the server has sent, or where there is none. */
const untilWanted = () =>
  new Promise<void>((resolve) => {
    if (typeof document === 'undefined') return resolve()
    const form = document.getElementById(signupFormId)
    const stop = new AbortController()
    want = () => {
      stop.abort()
      resolve()
    }
    // Before this page was taken over, somebody may have begun.
    if (form?.contains(document.activeElement)) return want()
    const notice = ({ target }: Event) => target instanceof Node && form?.contains(target) && want()
    // On their way down: React stops what is meant for a part that has no script yet.
    for (const touch of touches)
      window.addEventListener(touch, notice, { capture: true, signal: stop.signal })
  })

const Form = lazy(async () => {
  await untilWanted()
  return import('./signup-form.tsx')
})

/** In place of the form where the server has not sent it: then it is wanted at once. */
const Missing = () => {
  useEffect(() => want(), [])
  return <div className="min-h-dvh" />
}

type Props = { choices: AddressChoices; answer: SignupAnswer | undefined }

/**
 * The signup form, whose script comes as late as it can: what the server sends is seen and works
 * without, so reading the page costs nothing of it.
 */
export const LateSignupForm = (props: Props) => (
  <Suspense fallback={<Missing />}>
    <Form {...props} />
  </Suspense>
)
