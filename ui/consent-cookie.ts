import {
  type ConsentCategory,
  consentCookie,
  consentMaxAgeSeconds,
  consentValue,
  parseConsent,
} from '../domain/consent/consent.ts'

const changed = 'consentchanged'

export const readConsentCookie = () =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${consentCookie}=`))
    ?.slice(consentCookie.length + 1)

/** Subscribes to changes of consent; returns the unsubscribe function. */
export const onConsentChange = (onChange: () => void) => {
  window.addEventListener(changed, onChange)
  return () => window.removeEventListener(changed, onChange)
}

/** Hides the banner, as the inline script in the head does, and notifies subscribers. */
const applyConsent = () => {
  document.documentElement.dataset.consent = ''
  window.dispatchEvent(new Event(changed))
}

/** Applies an answer that was given on another page after this one was rendered. */
export const applyLaterConsent = () => {
  if (readConsentCookie() && !('consent' in document.documentElement.dataset)) applyConsent()
}

/**
 * Persists the answer, hides the banner and notifies subscribers. Returns false if the browser blocks
 * cookies: the answer then counts as none.
 */
export const saveConsent = (agreed: readonly ConsentCategory[]): boolean => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available in every browser
  document.cookie = `${consentCookie}=${consentValue(agreed)}; Max-Age=${consentMaxAgeSeconds}; Path=/; SameSite=Lax${secure}`
  applyConsent()
  return readConsentCookie() === consentValue(agreed)
}

/** The current consent, read once; for event handlers. */
export const readConsent = () => parseConsent(readConsentCookie())
