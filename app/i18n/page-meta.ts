import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import { languages } from '../../domain/language.ts'
import type { SiteFacts } from '../shell/site-facts.ts'
import { addressesIn } from './addresses.ts'
import { pageLinks } from './page-links.ts'

/** `remedyCode`: of the selection in the address, what makes it a page of its own. */
type Described = { title: string; description?: string; robots?: string; remedyCode?: string }

type Args = {
  loaderData?: unknown
  error?: unknown
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

const isDescribed = (data: unknown): data is Described =>
  typeof data === 'object' && data !== null && 'title' in data && typeof data.title === 'string'

/** The shell's word on the site: every page but the checkout's frame stands in one. */
export const siteIn = (matches: Args['matches']) =>
  matches.find((match) => match?.id.endsWith(':shell'))?.loaderData as SiteFacts | undefined

/** What is not there describes itself as well. */
const describedBy = ({ loaderData, error }: Args) => {
  const said = isRouteErrorResponse(error) ? error.data : loaderData
  return isDescribed(said) ? said : undefined
}

const linksOf = (
  { matches }: Args,
  site: SiteFacts | undefined,
  remedyCode: string | undefined,
) => {
  const addresses = addressesIn(matches)
  const language = languages.find((one) => matches.some((match) => match?.id === one))
  return site && addresses && language
    ? pageLinks(addresses, language, site.origin, remedyCode)
    : []
}

/**
 * Title with the laboratory's suffix, description and addresses, from what the page's loader says of
 * it. What search engines shall not keep has no address for them.
 */
export const pageMeta = (args: Args): MetaDescriptor[] => {
  const site = siteIn(args.matches)
  const suffix = site?.titleSuffix
  const { title, description, robots, remedyCode } = describedBy(args) ?? {
    title: suffix ?? '',
    ...(args.error ? { robots: 'noindex' } : {}),
  }
  return [
    { title: suffix && title !== suffix ? `${title} – ${suffix}` : title },
    { property: 'og:title', content: title },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(site?.keywords ? [{ name: 'keywords', content: site.keywords }] : []),
    ...(robots ? [{ name: 'robots', content: robots }] : linksOf(args, site, remedyCode)),
  ]
}
