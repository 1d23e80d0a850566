import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import { isLanguage } from '../../domain/language.ts'
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

/** What is not there describes itself as well. */
const describedBy = ({ loaderData, error }: Args) => {
  const said = isRouteErrorResponse(error) ? error.data : loaderData
  return isDescribed(said) ? said : undefined
}

const shellOf = (matches: Args['matches']) => {
  const shell = matches.find((match) => match?.id.endsWith(':shell'))
  return {
    site: shell?.loaderData as SiteFacts | undefined,
    language: shell?.id.split(':')[0],
  }
}

const linksOf = (matches: Args['matches'], remedyCode: string | undefined) => {
  const { site, language } = shellOf(matches)
  const addresses = addressesIn(matches)
  return site && addresses && isLanguage(language)
    ? pageLinks({ origin: site.origin, language, addresses, ownPart: remedyCode })
    : []
}

/**
 * Title with the laboratory's suffix, description and addresses, from what the page's loader says of
 * it. What search engines shall not keep has no address for them.
 */
export const pageMeta = (args: Args): MetaDescriptor[] => {
  const { matches } = args
  const suffix = shellOf(matches).site?.titleSuffix
  const described = describedBy(args)
  if (!described)
    return [
      ...(suffix ? [{ title: suffix }] : []),
      ...(args.error ? [{ name: 'robots', content: 'noindex' }] : []),
    ]
  const { title, description, robots, remedyCode } = described
  return [
    { title: suffix && title !== suffix ? `${title} – ${suffix}` : title },
    { property: 'og:title', content: title },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(robots ? [{ name: 'robots', content: robots }] : linksOf(matches, remedyCode)),
  ]
}
