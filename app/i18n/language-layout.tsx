import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Outlet } from 'react-router'
import { type AreaLoaders, AreaLoadersContext } from './load-messages.tsx'
import { RoutedPage } from './routed-page.tsx'

/**
 * The layout of all pages in one language. One route module per language, so that browsers load
 * only its catalogue.
 */
export const LanguageLayout = ({ texts, areas }: { texts: I18n; areas: AreaLoaders }) => (
  <AreaLoadersContext value={areas}>
    <I18nProvider i18n={texts}>
      <RoutedPage>
        <Outlet />
      </RoutedPage>
    </I18nProvider>
  </AreaLoadersContext>
)
