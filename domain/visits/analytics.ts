/**
 * Settings for counting page views and additions to the cart (R36): by this server, anonymously, or
 * by an external service.
 */
export type Analytics = {
  kind: 'own' | 'google' | 'matomo'
  /** The measurement id of Google Analytics ('G-…'), or the site number in Matomo. */
  id: string
  /** Google only: the Google Ads conversion for an addition to the cart, 'AW-…/…'. */
  conversion_id: string
  /** The address of the laboratory's own Matomo: https://stats.shop.example/. */
  url: string
  /** For testing: by default nothing is counted on localhost (D1 §2). */
  force_on_localhost: boolean
}

export const ownCounter: Analytics = {
  kind: 'own',
  id: '',
  conversion_id: '',
  url: '',
  force_on_localhost: false,
}

/** Google has separate ids for views and conversions; one of them may be missing. */
const isGoogle = ({ id, conversion_id }: Analytics) =>
  /^(G-[A-Z\d]+)?$/.test(id) &&
  /^(AW-\d+\/[\w-]+)?$/.test(conversion_id) &&
  `${id}${conversion_id}` !== ''

/** Whether all required settings are present. */
export const isCompleteAnalytics = (analytics: Analytics) => {
  const { kind, id, url } = analytics
  if (kind === 'google') return isGoogle(analytics)
  return kind === 'own' || (id !== '' && url !== '')
}

const isLocal = (host: string) => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host)

/** Whether visits are counted on the host name of the page. */
export const countsAt = (host: string, { force_on_localhost }: Analytics) =>
  force_on_localhost || !isLocal(host)

/** The origins that the content security policy must allow; the own counter needs none. */
export const analyticsOrigins = ({ kind, url }: Analytics): readonly string[] => {
  if (kind === 'google')
    return [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      'https://www.google.com',
      'https://www.google.ch',
    ]
  return kind === 'matomo' ? [new URL(url).origin] : []
}
