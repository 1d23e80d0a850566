import type { MouseEvent } from 'react'
import { readConsent } from '../../../ui/use-consent.ts'

/** The banner, wherever it is led to. */
export const consentId = 'consent'

export const consentTitleId = 'consent-title'

/** The form on the page about privacy. */
export const consentPartId = 'cookies'

let opener: HTMLElement | undefined

/** For a link to the banner: the router, which follows all anchors, would leave the focus where it is. */
export const goToConsent = (event: MouseEvent) => {
  event.preventDefault()
  // It stands above the page: scrolling to its place would move what is read.
  document.getElementById(consentId)?.focus({ preventScroll: true })
}

/**
 * For the link to the form on the page about privacy: where the banner stands, it shows that again,
 * with what was chosen.
 */
export const showConsent = (event: MouseEvent<HTMLElement>) => {
  const banner = document.getElementById(consentId)
  if (!banner || banner.hidden) return
  event.preventDefault()
  opener = event.currentTarget
  delete document.documentElement.dataset.consent
  banner.querySelector('details')?.setAttribute('open', '')
  const agreed = readConsent()
  for (const box of banner.querySelectorAll<HTMLInputElement>('[name=category]:enabled'))
    box.checked = [...(agreed ?? [])].some((one) => one === box.value)
  banner.focus({ preventScroll: true })
}

/** Whoever came back to the question returns to where they were, others to the page. */
export const leaveConsent = () => {
  const next = opener ?? document.querySelector('main')
  opener = undefined
  next?.focus({ preventScroll: true })
}
