import { lazy, Suspense, useEffect } from 'react'
import { lateScript } from '../../../ui/late-script.ts'
import { consentId } from './show-consent.ts'

const { untilWanted, want } = lateScript(consentId)

const Banner = lazy(async () => {
  await untilWanted()
  return import('./consent-banner.tsx')
})

/** In place of the banner where the server has not sent it. */
const Missing = () => {
  useEffect(want, [])
  return null
}

/** The question about cookies, which can be answered without script; it comes with the first touch. */
export const LateBanner = () => (
  <Suspense fallback={<Missing />}>
    <Banner />
  </Suspense>
)
