import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import { defaultLanguage, type Language, languages } from '../../domain/language.ts'
import type { ShellFacts } from '../shell/site-facts.ts'
import { findPageAddresses, type PageAddresses } from './addresses.ts'
import { type MetaTag, sharedMeta } from './shared-meta.ts'

const relations = [
  ...languages.map((language) => ({ hrefLang: language, language })),
  { hrefLang: 'x-default', language: defaultLanguage },
]

/**
 * Canonical address and hreflang links (R3). `behind`: the part of the selection that makes a
 * separate page (R6).
 */
const pageLinks = (
  addresses: PageAddresses,
  own: Language,
  origin: string,
  behind = '',
): MetaDescriptor[] =>
  [{ rel: 'canonical', language: own }, ...relations].flatMap(({ language, ...relation }) =>
    addresses[language]
      ? {
          tagName: 'link',
          rel: 'alternate',
          ...relation,
          href: origin + addresses[language] + (behind && `/${behind}`),
        }
      : [],
  )

/** `remedyCode`: the part of the selection that makes a separate page. */
type Described = {
  title: string
  description?: string
  robots?: string
  remedyCode?: string
  /** ISO day of a post. */
  date?: string
  meta?: readonly MetaTag[]
}

type Args = {
  loaderData?: unknown
  error?: unknown
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

const isDescribed = (data: unknown): data is Described =>
  typeof data === 'object' && data !== null && 'title' in data && typeof data.title === 'string'

/** The facts of the shell; only the checkout frame has none. */
export const findShellFacts = (matches: Args['matches']) =>
  matches.find((match) => match?.id.endsWith(':shell'))?.loaderData as ShellFacts | undefined

/** The data of the page, or of its not-found error. */
const describedBy = ({ loaderData, error }: Args) => {
  const pageData = isRouteErrorResponse(error) ? error.data : loaderData
  return isDescribed(pageData) ? pageData : undefined
}

const findMetaContext = (matches: Args['matches']) => {
  const shell = findShellFacts(matches)
  const found = findPageAddresses(matches)
  // Other languages redirect, so that search engines are not led there.
  const addresses =
    found &&
    Object.fromEntries(
      Object.entries(found).filter(([one]) =>
        shell?.site.languages.some((offered) => offered === one),
      ),
    )
  const language = languages.find((one) => matches.some((match) => match?.id === one))
  return shell && addresses && language ? { ...shell, addresses, language } : undefined
}

/** On the server only, as only networks and search engines read it. */
const sharedBy = (
  { matches }: Args,
  { title, description, robots, remedyCode, date, meta = [] }: Described,
): MetaDescriptor[] => {
  const place = findMetaContext(matches)
  const head = place?.head
  if (!place || !head) return []
  const words = { title, description, date, meta }
  const behind = remedyCode ? `/${remedyCode}` : ''
  const addresses = Object.fromEntries(
    Object.entries(place.addresses).map(([language, path]) => [language, path + behind]),
  )
  return sharedMeta({ ...place, addresses, head }, words, !robots)
}

/**
 * The meta tags of a page from its loader data: title with suffix, description, addresses. The
 * laboratory's own `og:title` and `description` take precedence (D2 §2). Pages with `noindex` have
 * no addresses.
 */
export const pageMeta = (args: Args): MetaDescriptor[] => {
  const suffix = findShellFacts(args.matches)?.site.titleSuffix
  const described: Described = describedBy(args) ?? {
    title: suffix ?? '',
    ...(args.error ? { robots: 'noindex' } : {}),
  }
  const { robots, remedyCode, meta } = described
  const own = (wanted: string) =>
    meta?.find(({ property, name }) => (property ?? name) === wanted)?.content
  const title = own('og:title') || described.title
  const description = own('description') || described.description
  const place = findMetaContext(args.matches)
  return [
    {
      title: suffix && title !== suffix && !own('og:title') ? `${title} – ${suffix}` : title,
    },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(robots ? [{ name: 'robots', content: robots }] : []),
    ...(place && !robots
      ? pageLinks(place.addresses, place.language, place.site.origin, remedyCode)
      : []),
    ...sharedBy(args, { ...described, title, ...(description && { description }) }),
  ]
}
