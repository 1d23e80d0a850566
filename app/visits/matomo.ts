import type { GrantedConsent, MakeAdapter } from './adapter.ts'
import { loadScript } from './load-script.ts'

declare global {
  interface Window {
    _paq?: unknown[][]
  }
}

const tell = (...said: unknown[]) => {
  window._paq ??= []
  window._paq.push(said)
}

/** `false`: consent to tracking without cookies. */
const tellConsent = (agreed: GrantedConsent) => {
  if (agreed.has('statistics') || agreed.has('marketing')) tell('setConsentGiven', false)
  else tell('forgetConsentGiven')
}

/** The laboratory's own Matomo, without cookies. */
export const matomo: MakeAdapter = ({ id, url }, agreed) => {
  const base = url.endsWith('/') ? url : `${url}/`
  tell('disableCookies')
  tell('requireConsent')
  tellConsent(agreed)
  tell('setTrackerUrl', `${base}matomo.php`)
  tell('setSiteId', id)
  loadScript(`${base}matomo.js`)
  return {
    view: (path) => {
      tell('setCustomUrl', location.origin + path)
      tell('trackPageView')
    },
    conversion: ({ value, currency }) => tell('trackEvent', 'Cart', 'Add', currency, Number(value)),
    agree: tellConsent,
  }
}
