import { languages } from '../../domain/language.ts'
import { addressOf } from '../../domain/page/address.ts'
import { sitemapAddress } from '../../domain/page/machine-addresses.ts'

/** Personal pages and the API. Hidden pages are not listed, so that they stay unknown (R5). */
const closed = [
  '/api/',
  '/add_to_cart',
  ...languages.flatMap((language) => [
    addressOf(language, 'account'),
    addressOf(language, 'checkout'),
  ]),
]

export const robotsText = (origin: string) =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${sitemapAddress}`,
    '',
  ].join('\n')
