/**
 * Where page views and additions to the cart are counted (R36): by this server, which keeps no more
 * than numbers, or by a service of the laboratory's choice.
 */
export type Analytics = {
  kind: 'own' | 'google' | 'matomo'
  /** Where page views are counted: Google Analytics' 'G-…', or the number of the site in Matomo. */
  id: string
  /** Google alone: the conversion of Google Ads that an addition to the cart is, 'AW-…/…'. */
  conversion_id: string
  /** Of a Matomo of one's own, e.g. https://stats.shop.example/. */
  url: string
  /** For trying it out: else nothing is counted on localhost (D1 §2). */
  force_on_localhost: boolean
}

export const ownCounter: Analytics = {
  kind: 'own',
  id: '',
  conversion_id: '',
  url: '',
  force_on_localhost: false,
}

/** Google knows views and conversions by names of their own kinds, of which one may be missing. */
const isGoogle = ({ id, conversion_id }: Analytics) =>
  /^(G-[A-Z\d]+)?$/.test(id) &&
  /^(AW-\d+\/[\w-]+)?$/.test(conversion_id) &&
  `${id}${conversion_id}` !== ''

/** Whether the service can be reached with what is set. */
export const isComplete = (analytics: Analytics) => {
  const { kind, id, url } = analytics
  if (kind === 'google') return isGoogle(analytics)
  return kind === 'own' || (id !== '' && url !== '')
}

const isLocal = (host: string) => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host)

/** Whether anything is counted under the host name that the browser shows. */
export const countsAt = (host: string, { force_on_localhost }: Analytics) =>
  force_on_localhost || !isLocal(host)

/** What the page's content policy must let through; the own counter is of this site. */
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
