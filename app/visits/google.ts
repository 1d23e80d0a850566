import type { GrantedConsent, MakeAdapter } from './adapter.ts'
import { loadScript } from './load-script.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
    /** True: Google's tag of that name measures nothing, not even that somebody is still there. */
    [disabled: `ga-disable-${string}`]: boolean
  }
}

/** Google's tag reads the very `arguments` object of each call, not an array. */
function tell(..._said: unknown[]) {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments)
}

const grant = (isGranted: boolean) => (isGranted ? 'granted' : 'denied')

/** Google takes `default` before anything else and once; every later answer is an `update`. */
const tellConsent = (verb: 'default' | 'update', agreed: GrantedConsent) => {
  const marketing = grant(agreed.has('marketing'))
  tell('consent', verb, {
    analytics_storage: grant(agreed.has('statistics')),
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: 'denied',
  })
}

/**
 * Google's tag: views go to Analytics (`G-…`), conversions to Ads (`AW-…/…`), each alone. Where one
 * has no id it is not told; a name is given when there is something for it, so after its consent.
 */
export const google: MakeAdapter = ({ id, conversion_id }, agreed) => {
  tellConsent('default', agreed)
  tell('js', new Date())
  const named = new Set<string>()
  const name = (tag: string) => {
    if (named.has(tag)) return
    // The first name brings the script, which fetches what the others need.
    if (named.size === 0)
      loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tag)}`)
    named.add(tag)
    tell('config', tag, { send_page_view: false })
  }
  return {
    view: (path) => {
      if (!id) return
      name(id)
      const page_location = location.origin + path
      tell('event', 'page_view', { send_to: id, page_path: path, page_location })
    },
    conversion: ({ value, currency }) => {
      const [tag] = conversion_id.split('/')
      if (!tag) return
      name(tag)
      tell('event', 'conversion', { send_to: conversion_id, value: Number(value), currency })
    },
    agree: (now) => {
      tellConsent('update', now)
      if (id) window[`ga-disable-${id}`] = !now.has('statistics')
    },
  }
}
