import { lazy, Suspense, useEffect } from 'react'
import { lateScript } from '../../../ui/late-script.ts'
import { consentId } from './show-consent.ts'

const { untilWanted, want } = lateScript(consentId)

const Banner = lazy(async () => {
  await untilWanted()
  return import('./consent-banner.tsx')
})

let isReady = false
let answerHeld = () => {}

const onReady = () => {
  isReady = true
  answerHeld()
}

/** Who answers before the script is there is not sent to the server and back, but heard a moment later. */
const holdAnswer = (event: SubmitEvent) => {
  const { target: form, submitter } = event
  if (isReady || !(form instanceof HTMLFormElement) || !form.closest(`#${consentId}`)) return
  event.preventDefault()
  answerHeld = () => form.requestSubmit(submitter)
  want()
}

/** In place of the banner where the server has not sent it. */
const Missing = () => {
  useEffect(want, [])
  return null
}

/** The question about cookies, which can be answered without script; it comes with the first touch. */
export const LateBanner = () => {
  useEffect(() => {
    window.addEventListener('submit', holdAnswer, true)
    return () => window.removeEventListener('submit', holdAnswer, true)
  }, [])
  return (
    <Suspense fallback={<Missing />}>
      <Banner onReady={onReady} />
    </Suspense>
  )
}
