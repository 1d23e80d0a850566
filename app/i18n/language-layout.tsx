import { I18nProvider } from '@lingui/react'
import { Outlet, useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { pathWords } from '../../domain/page/address.ts'
import { i18nIn } from '../../server/i18n.ts'
import { noSiteFacts, type ShellFacts } from '../shell/site-facts.ts'
import { findPageAddresses } from './addresses.ts'
import { languageOf } from './language-of.ts'
import { PageContext } from './page-context.ts'

/** The layout of all pages in one language. */
export default function LanguageLayout() {
  const { pathname } = useLocation()
  const language = languageOf(pathname)
  const site = useRouteLoaderData<ShellFacts>(`${language}:shell`)?.site ?? noSiteFacts
  const addresses = findPageAddresses(useMatches())
  return (
    <I18nProvider i18n={i18nIn[language]}>
      <PageContext value={{ language, pathname, words: pathWords[language], addresses, site }}>
        <Outlet />
      </PageContext>
    </I18nProvider>
  )
}
