import type { MetaDescriptor } from 'react-router'
import type { Article, BreadcrumbList, Organization } from 'schema-dts'
import type { Language } from '../../domain/language.ts'
import type { HeadFacts, SiteFacts } from '../shell/site-facts.ts'
import type { PageAddresses } from './addresses.ts'
import { structuredData } from './structured-data.ts'

/** A meta tag set by the laboratory. */
export type MetaTag = { property?: string; name?: string; content: string }

export type MetaContext = {
  site: SiteFacts
  head: HeadFacts
  language: Language
  addresses: PageAddresses
}

export type PageDescription = {
  title: string
  description?: string | undefined
  /** ISO day of a post. */
  date?: string | undefined
  meta: readonly MetaTag[]
}

const locales: Record<Language, string> = { fr: 'fr_CH', en: 'en_GB', de: 'de_CH', it: 'it_CH' }

const nameOf = ({ property, name }: MetaTag) => property ?? name ?? ''

const openGraph = (
  { site, head, language, addresses }: MetaContext,
  { title, description, date }: PageDescription,
): MetaTag[] => {
  const { origin, titleSuffix, keywords } = site
  const others = Object.keys(addresses).filter((one): one is Language => one !== language)
  return [
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:type', content: date ? 'article' : 'website' },
    { property: 'og:site_name', content: titleSuffix },
    { property: 'og:locale', content: locales[language] },
    ...others.map((one) => ({ property: 'og:locale:alternate', content: locales[one] })),
    ...(addresses[language] ? [{ property: 'og:url', content: origin + addresses[language] }] : []),
    { property: 'og:image', content: origin + head.picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    ...(date ? [{ property: 'article:published_time', content: date }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
  ]
}

/** Names of meta tags that are written elsewhere. */
const writtenElsewhere = new Set(['description', 'robots', 'viewport'])

const withOwn = (written: readonly MetaTag[], own: readonly MetaTag[]) => {
  const names = new Set(own.map(nameOf))
  return [
    ...written.filter((entry) => !names.has(nameOf(entry))),
    ...own.filter((entry) => !writtenElsewhere.has(nameOf(entry))),
  ]
}

const organization = ({ origin, legalName, contactPhone, address, socialLinks }: SiteFacts) =>
  ({
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: legalName,
    url: `${origin}/`,
    logo: `${origin}/illustrations/logo.svg`,
    ...(contactPhone && { telephone: contactPhone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postcode,
      addressLocality: address.city,
      addressCountry: address.country,
    },
    sameAs: Object.values(socialLinks),
  }) as const satisfies Organization

const breadcrumbs = ({ site, head, language, addresses }: MetaContext, title: string) => {
  const { origin } = site
  const steps = [...head.trail, { name: title, path: addresses[language] ?? '' }]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(
      ({ name, path }, at) =>
        ({ '@type': 'ListItem', position: at + 1, name, item: origin + path }) as const,
    ),
  } as const satisfies BreadcrumbList & { '@context': string }
}

const article = (
  { site, head, language, addresses }: MetaContext,
  { title, description, date }: PageDescription,
) => {
  const publisher = { '@id': `${site.origin}/#organization` } as const
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    ...(description && { description }),
    ...(date && { datePublished: date }),
    inLanguage: language,
    image: site.origin + head.picture,
    mainEntityOfPage: `${site.origin}${addresses[language] ?? ''}`,
    author: { '@type': 'Organization', name: site.legalName, ...publisher },
    publisher: { '@type': 'Organization', name: site.legalName, ...publisher },
  } as const satisfies Article & { '@context': string }
}

/**
 * Meta tags for social networks, search engines and feed readers. They read server HTML, so
 * browsers do not load this module.
 */
export const sharedMeta = (
  place: MetaContext,
  words: PageDescription,
  isForAll: boolean,
): MetaDescriptor[] => {
  const { site, head } = place
  const tags = withOwn(openGraph(place, words), words.meta) as MetaDescriptor[]
  const feed = { tagName: 'link', rel: 'alternate', type: 'application/rss+xml' } as const
  if (!isForAll) return tags
  return [
    ...tags,
    ...(head.feed ? [{ ...feed, title: site.titleSuffix, href: site.origin + head.feed }] : []),
    ...(head.trail.length > 0
      ? [structuredData<BreadcrumbList>(breadcrumbs(place, words.title))]
      : [
          structuredData<Organization>({
            '@context': 'https://schema.org',
            ...organization(site),
          }),
        ]),
    ...(words.date ? [structuredData<Article>(article(place, words))] : []),
  ]
}
