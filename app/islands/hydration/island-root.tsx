import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ReactNode, useEffect } from 'react'
import { PageContext, type PageContextValue } from '../../i18n/page-context.ts'

/** Its effect runs after those of the island. */
const Hydrated = ({ onHydrated }: { onHydrated: (() => void) | undefined }) => {
  useEffect(() => onHydrated?.(), [onHydrated])
  return null
}

type Props = {
  page: PageContextValue
  texts: I18n
  /** In the browser: called once the island can be operated. */
  onHydrated?: () => void
  children: ReactNode
}

/** The contexts of an island, the same on the server and in the browser. */
export const IslandRoot = ({ page, texts, onHydrated, children }: Props) => (
  <PageContext value={page}>
    <I18nProvider i18n={texts}>{children}</I18nProvider>
    <Hydrated onHydrated={onHydrated} />
  </PageContext>
)
