import { grantedConsents } from '../../domain/consent/consent.ts'
import { onConsentChange, readConsent, saveConsent } from '../../ui/consent-cookie.ts'
import { consentId } from '../shell/consent/consent-ids.ts'
import { pageText } from './page-texts.ts'
import { showToast } from './toast.ts'

let opener: HTMLElement | undefined

/** Focuses the banner; following the anchor would scroll. */
export const goToConsent = (event: Event) => {
  event.preventDefault()
  // The banner is sticky: scrolling to its place would move the page.
  document.getElementById(consentId)?.focus({ preventScroll: true })
}

const tickGranted = (part: Element) => {
  const granted = readConsent() ?? new Set()
  for (const box of part.querySelectorAll<HTMLInputElement>('[name=category]:enabled'))
    box.checked = [...granted].some((one) => one === box.value)
}

/**
 * Shows the banner again with the current answer; on the privacy page, follows the link to the
 * form.
 */
export const showConsent = (event: Event, link: HTMLElement) => {
  const banner = document.getElementById(consentId)
  if (!banner || banner.hidden) return
  event.preventDefault()
  opener = link
  delete document.documentElement.dataset.consent
  banner.querySelector('details')?.setAttribute('open', '')
  tickGranted(banner)
  banner.focus({ preventScroll: true })
}

/** Returns the focus to the link that opened the banner, else to the page. */
const leaveConsent = () => {
  const next = opener ?? document.querySelector('main')
  opener = undefined
  next?.focus({ preventScroll: true })
}

/** Saves the answers of the consent forms of the page without a reload (R36). */
export const watchConsentForms = () => {
  const tickAll = () => {
    for (const form of document.querySelectorAll('form[action="/consent"]')) tickGranted(form)
  }
  tickAll()
  onConsentChange(tickAll)
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || form.getAttribute('action') !== '/consent') return
    event.preventDefault()
    const given = new FormData(form, submitter)
    const isSaved = saveConsent(grantedConsents(given.get('choice'), given.getAll('category')))
    if (isSaved) showToast('success', pageText('consent-saved'), 4_000)
    else showToast('error', pageText('cookies-blocked'))
    if (form.closest(`#${consentId}`)) leaveConsent()
  })
}
