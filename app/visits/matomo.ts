import type { CreateAdapter, GrantedConsent } from './adapter.ts'
import { loadScript } from './load-script.ts'

declare global {
  interface Window {
    _paq?: unknown[][]
  }
}

const pushCommand = (...command: unknown[]) => {
  window._paq ??= []
  window._paq.push(command)
}

/** `false`: consent to tracking without cookies. */
const pushConsent = (agreed: GrantedConsent) => {
  if (agreed.has('statistics') || agreed.has('marketing')) pushCommand('setConsentGiven', false)
  else pushCommand('forgetConsentGiven')
}

/** The laboratory's own Matomo, without cookies. */
export const matomo: CreateAdapter = ({ id, url }, agreed) => {
  const base = url.endsWith('/') ? url : `${url}/`
  pushCommand('disableCookies')
  pushCommand('requireConsent')
  pushConsent(agreed)
  pushCommand('setTrackerUrl', `${base}matomo.php`)
  pushCommand('setSiteId', id)
  loadScript(`${base}matomo.js`)
  return {
    countView: (path) => {
      pushCommand('setCustomUrl', location.origin + path)
      pushCommand('trackPageView')
    },
    countConversion: ({ value, currency }) =>
      pushCommand('trackEvent', 'Cart', 'Add', currency, Number(value)),
    updateConsent: pushConsent,
  }
}
