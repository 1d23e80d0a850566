import type { MakeAdapter } from './adapter.ts'
import { loadScript } from './load-script.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Google's tag reads the very `arguments` object of each call, not an array. */
function tell(..._said: unknown[]) {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments)
}

const grant = (isGranted: boolean) => (isGranted ? 'granted' : 'denied')

/** Google's tag, by `G-…` for views or `AW-…/…` for conversions; it knows what was agreed to. */
export const google: MakeAdapter = ({ id }, agreed) => {
  const [tag = ''] = id.split('/')
  const marketing = grant(agreed.has('marketing'))
  tell('consent', 'default', {
    analytics_storage: grant(agreed.has('statistics')),
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: 'denied',
  })
  tell('js', new Date())
  tell('config', tag, { send_page_view: false })
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tag)}`)
  return {
    view: (path) =>
      tell('event', 'page_view', { page_path: path, page_location: location.origin + path }),
    conversion: ({ value, currency }) =>
      tell('event', 'conversion', { send_to: id, value: Number(value), currency }),
  }
}
