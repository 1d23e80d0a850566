/**
 * Where page views and additions to the cart are counted (R36): by this server, which keeps no more
 * than numbers, or by a service of the laboratory's choice.
 */
export type Analytics = {
  kind: 'own' | 'google' | 'matomo'
  /** What the service knows the site by: 'G-…' or 'AW-…/…', or a number. */
  id: string
  /** Of a Matomo of one's own, e.g. https://stats.shop.example/. */
  url: string
  /** For trying it out: else nothing is counted on localhost (D1 §2). */
  force_on_localhost: boolean
}

export const ownCounter: Analytics = { kind: 'own', id: '', url: '', force_on_localhost: false }

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
