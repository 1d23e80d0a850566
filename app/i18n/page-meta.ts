import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import { defaultLanguage, languages } from '../../domain/language.ts'
import type { ShellFacts } from '../shell/site-facts.ts'
import { findPageAddresses } from './addresses.ts'
import { type MetaContext, type MetaTag, sharedMeta } from './shared-meta.ts'

/** What is known of the page's place; only pages of the shell have a `head`. */
type Place = Omit<MetaContext, 'head'> & Pick<ShellFacts, 'head'>

const relations = [
  ...languages.map((language) => ({ hrefLang: language, language })),
  { hrefLang: 'x-default', language: defaultLanguage },
]

/** Canonical address and hreflang links (R3). */
const pageLinks = ({ addresses, language: own, site: { origin } }: Place): MetaDescriptor[] =>
  [{ rel: 'canonical', language: own }, ...relations].flatMap(({ language, ...relation }) => {
    const address = addresses[language]
    const href = address && origin + address
    return href ? { tagName: 'link', rel: 'alternate', ...relation, href } : []
  })

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

/** The addresses of the page are with the part of the selection that makes a separate page (R6). */
const findMetaContext = (
  matches: Args['matches'],
  { remedyCode }: Described,
): Place | undefined => {
  const shell = findShellFacts(matches)
  const found = findPageAddresses(matches)
  const language = languages.find((one) => matches.some((match) => match?.id === one))
  if (!shell || !found || !language) return undefined
  const behind = remedyCode ? `/${remedyCode}` : ''
  // Other languages redirect, so that search engines are not led there.
  const offered = Object.entries(found).filter(([one]) =>
    shell.site.languages.some((other) => other === one),
  )
  const addresses = Object.fromEntries(offered.map(([one, path]) => [one, path + behind]))
  return { ...shell, addresses, language }
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
  const { robots, date, meta = [] } = described
  const own = (wanted: string) =>
    meta.find(({ property, name }) => (property ?? name) === wanted)?.content
  const title = own('og:title') || described.title
  const description = own('description') || described.description
  const place = findMetaContext(args.matches, described)
  const head = place?.head
  return [
    { title: suffix && title !== suffix && !own('og:title') ? `${title} – ${suffix}` : title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(robots ? [{ name: 'robots', content: robots }] : []),
    ...(place && !robots ? pageLinks(place) : []),
    ...(place && head
      ? sharedMeta({ ...place, head }, { title, description, date, meta }, !robots)
      : []),
  ]
}
