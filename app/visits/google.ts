import type { CreateAdapter, GrantedConsent } from './adapter.ts'
import { loadScript } from './load-script.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
    /** True disables all measurement of the tag with this id. */
    [disabled: `ga-disable-${string}`]: boolean
  }
}

/** Google's tag requires the `arguments` object of each call, not an array. */
function pushCommand(..._arguments: unknown[]) {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: Google's tag requires the `arguments` object, not an array
  window.dataLayer.push(arguments)
}

const grant = (isGranted: boolean) => (isGranted ? 'granted' : 'denied')

/** Google's consent mode: `default` once and first, every later answer is an `update`. */
const pushConsent = (verb: 'default' | 'update', agreed: GrantedConsent) => {
  const marketing = grant(agreed.has('marketing'))
  pushCommand('consent', verb, {
    analytics_storage: grant(agreed.has('statistics')),
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: 'denied',
  })
}

/**
 * Google's tag: views are sent to Analytics (`G-…`), conversions to Ads (`AW-…/…`). A missing id
 * disables its part. Each id is configured before its first event, so after consent.
 */
export const google: CreateAdapter = ({ id, conversion_id }, agreed) => {
  pushConsent('default', agreed)
  pushCommand('js', new Date())
  const configured = new Set<string>()
  const configure = (tag: string) => {
    if (configured.has(tag)) return
    // The first id loads the script for all ids.
    if (configured.size === 0)
      loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tag)}`)
    configured.add(tag)
    pushCommand('config', tag, { send_page_view: false })
  }
  return {
    countView: (path) => {
      if (!id) return
      configure(id)
      const page_location = location.origin + path
      pushCommand('event', 'page_view', { send_to: id, page_path: path, page_location })
    },
    countConversion: ({ value, currency }) => {
      const [tag] = conversion_id.split('/')
      if (!tag) return
      configure(tag)
      pushCommand('event', 'conversion', { send_to: conversion_id, value: Number(value), currency })
    },
    updateConsent: (now) => {
      pushConsent('update', now)
      if (id) window[`ga-disable-${id}`] = !now.has('statistics')
    },
  }
}
