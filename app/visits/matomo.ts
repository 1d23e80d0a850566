import type { GrantedConsent, MakeAdapter } from './adapter.ts'
import { loadScript } from './load-script.ts'

declare global {
  interface Window {
    _paq?: unknown[][]
  }
}

const pushCommand = (...said: unknown[]) => {
  window._paq ??= []
  window._paq.push(said)
}

/** `false`: consent to tracking without cookies. */
const pushConsent = (agreed: GrantedConsent) => {
  if (agreed.has('statistics') || agreed.has('marketing')) pushCommand('setConsentGiven', false)
  else pushCommand('forgetConsentGiven')
}

/** The laboratory's own Matomo, without cookies. */
export const matomo: MakeAdapter = ({ id, url }, agreed) => {
  const base = url.endsWith('/') ? url : `${url}/`
  pushCommand('disableCookies')
  pushCommand('requireConsent')
  pushConsent(agreed)
  pushCommand('setTrackerUrl', `${base}matomo.php`)
  pushCommand('setSiteId', id)
  loadScript(`${base}matomo.js`)
  return {
    view: (path) => {
      pushCommand('setCustomUrl', location.origin + path)
      pushCommand('trackPageView')
    },
    conversion: ({ value, currency }) =>
      pushCommand('trackEvent', 'Cart', 'Add', currency, Number(value)),
    agree: pushConsent,
  }
}
