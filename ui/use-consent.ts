import { useSyncExternalStore } from 'react'
import { parseConsent } from '../domain/consent/consent.ts'
import { onConsentChange, readConsentCookie } from './consent-cookie.ts'

/** The current consent; undefined on the server and before an answer. */
export const useConsent = () =>
  parseConsent(useSyncExternalStore(onConsentChange, readConsentCookie, () => undefined))
