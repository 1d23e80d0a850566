import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type PageContextValue, usePageContext } from '../i18n/page-context.ts'
import { IslandRoot } from '../islands/hydration/island-root.tsx'
import type { SiteFacts } from './site-facts.ts'

/** HTML by language and name, for the facts of the site until its content changes. */
const rendered = new WeakMap<SiteFacts, Map<string, string>>()

/**
 * The HTML of a part that depends on nothing but the language, the facts of the site and its name:
 * rendered once for all pages. `content` must not read the page's path or addresses.
 */
export const useStaticPart = (name: string, content: ReactNode) => {
  const { language, words, site } = usePageContext()
  const { i18n: texts } = useLingui()
  // A change of the code is seen at the next request of `npm run dev`.
  const parts =
    (import.meta.env.MODE !== 'development' && rendered.get(site)) || new Map<string, string>()
  rendered.set(site, parts)
  // Without facts, all languages share one object.
  const key = `${language} ${name}`
  const cached = parts.get(key)
  if (cached !== undefined) return { __html: cached }
  const page: PageContextValue = { language, words, site, pathname: '', addresses: undefined }
  const html = renderToStaticMarkup(
    <IslandRoot page={page} texts={texts}>
      {content}
    </IslandRoot>,
    { identifierPrefix: name },
  )
  parts.set(key, html)
  return { __html: html }
}
