import type { MetaDescriptor } from 'react-router'
import type { SiteFacts } from '../shell/site-facts.ts'

type Described = { title: string; description?: string; robots?: string }

type Args = {
  loaderData?: unknown
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

const isDescribed = (data: unknown): data is Described =>
  typeof data === 'object' && data !== null && 'title' in data && typeof data.title === 'string'

const suffixOf = (matches: Args['matches']) => {
  const shell = matches.find((match) => match?.id.endsWith(':shell'))?.loaderData as
    | SiteFacts
    | undefined
  return shell?.titleSuffix
}

/** Title with the laboratory's suffix, and description, from what the page's loader says of it. */
export const pageMeta = ({ loaderData, matches }: Args): MetaDescriptor[] => {
  const suffix = suffixOf(matches)
  if (!isDescribed(loaderData)) return suffix ? [{ title: suffix }] : []
  const { title, description, robots } = loaderData
  return [
    { title: suffix && title !== suffix ? `${title} – ${suffix}` : title },
    { property: 'og:title', content: title },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(robots ? [{ name: 'robots', content: robots }] : []),
  ]
}
