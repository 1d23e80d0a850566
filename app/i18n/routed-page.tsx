import { type ReactNode, useMemo } from 'react'
import { useLocation, useMatches, useRouteLoaderData } from 'react-router'
import type { PathWords } from '../../domain/page/path.ts'
import { noSiteFacts, type SiteFacts } from '../shell/site-facts.ts'
import { findAddresses } from './addresses.ts'
import { languageOf, PageContext } from './page-context.ts'

/** In the browser: the last loaded facts, for a page whose data could not be loaded. */
let lastSite: SiteFacts | undefined

/** Provides the page context from the router's location and loader data. */
export const RoutedPage = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  const language = languageOf(pathname)
  const words = useRouteLoaderData<{ words: PathWords }>(language)?.words
  const loaded = useRouteLoaderData<SiteFacts>(`${language}:shell`)
  if (loaded && typeof document !== 'undefined') lastSite = loaded
  const site = loaded ?? lastSite ?? noSiteFacts
  const addresses = findAddresses(useMatches())
  const page = useMemo(
    () => ({ language, pathname, words, addresses, site }),
    [language, pathname, words, addresses, site],
  )
  return <PageContext value={page}>{children}</PageContext>
}
