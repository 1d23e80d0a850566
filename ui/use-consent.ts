import { useSyncExternalStore } from 'react'
import {
  type ConsentCategory,
  consentCookie,
  consentLifetime,
  consentValue,
  parseConsent,
} from '../domain/consent/consent.ts'

const changed = 'consentchanged'

const readCookie = () =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${consentCookie}=`))
    ?.slice(consentCookie.length + 1)

/** Calls at every answer; gives back what ends that. */
export const onConsentChange = (onChange: () => void) => {
  window.addEventListener(changed, onChange)
  return () => window.removeEventListener(changed, onChange)
}

/** Keeps the answer, asks no more, and tells everything that waits for it. */
export const saveConsent = (agreed: readonly ConsentCategory[]) => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${consentCookie}=${consentValue(agreed)}; Max-Age=${consentLifetime}; Path=/; SameSite=Lax${secure}`
  // As the script in the head marks a page for who has answered: the question goes.
  document.documentElement.dataset.consent = ''
  window.dispatchEvent(new Event(changed))
}

/** What was agreed to, read once: for what happens at a click. */
export const readConsent = () => parseConsent(readCookie())

/** What was agreed to; undefined on the server and before an answer. */
export const useConsent = () =>
  parseConsent(useSyncExternalStore(onConsentChange, readCookie, () => undefined))
