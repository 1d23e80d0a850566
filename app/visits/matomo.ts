import type { MakeAdapter } from './adapter.ts'
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

/** A Matomo of the laboratory's own, without cookies. */
export const matomo: MakeAdapter = ({ id, url }) => {
  const base = url.endsWith('/') ? url : `${url}/`
  tell('disableCookies')
  tell('setTrackerUrl', `${base}matomo.php`)
  tell('setSiteId', id)
  loadScript(`${base}matomo.js`)
  return {
    view: (path) => {
      tell('setCustomUrl', location.origin + path)
      tell('trackPageView')
    },
    conversion: ({ value, currency }) => tell('trackEvent', 'Cart', 'Add', currency, Number(value)),
  }
}
