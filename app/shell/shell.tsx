import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { Outlet, type Params, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { VisitorContext } from '../../blocks/visitor-context.ts'
import { findSiteFacts } from '../../server/content/site-facts.ts'
import { addressesOf } from '../../server/http/pages/page-addresses.ts'
import { requestFacts } from '../../server/http/pages/request-facts.ts'
import { headFacts } from '../../server/seo/head-facts.ts'
import { pageMeta } from '../i18n/page-meta.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { usePageViews } from '../visits/use-page-views.ts'
import type { Route } from './+types/shell'
import { ConsentBanner } from './consent/consent-banner.tsx'
import { ConsentSkipLink } from './consent/consent-skip-link.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header/header.tsx'
import { LanguageChooser } from './header/language-chooser.tsx'
import { MobileMenu } from './header/mobile-menu.tsx'
import { LoadingFailed } from './loading/loading-failed.tsx'
import { NavigationProgress } from './loading/navigation-progress.tsx'
import { OutdatedBrowserAlert } from './outdated-browser-alert.tsx'
import { usePersisted } from './persisted/persisted-state.ts'
import { PopupLayer } from './popups/popup-layer.tsx'
import { Toaster } from './popups/toaster.tsx'
import { useResetLink } from './use-reset-link.ts'
import { useSessionCheck } from './use-session-check.ts'
import { useSettledScroll } from './use-settled-scroll.ts'

const year = 31_536_000

/** Remembers the current language for addresses without one (R1). */
const useRememberLanguage = () => {
  const language = useLanguage()
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available in every browser
    document.cookie = `language=${language}; path=/; max-age=${year}; samesite=lax`
    const persistLanguage = () => usePersisted.setState({ language })
    if (usePersisted.persist.hasHydrated()) persistLanguage()
    return usePersisted.persist.onFinishHydration(persistLanguage)
  }, [language])
}

/** Moves the focus to the content when the page changes, for keyboards and screen readers. */
const useFocusOnNewPage = (mainId: string) => {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [pathname, mainId])
}

export const meta = pageMeta

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { services, language, page } = context.get(requestFacts)
  const facts = await findSiteFacts(services, language)
  if (!page) return facts
  const { remedyCode: _, ...params } = page.params
  const shared = headFacts(page, language)
  return { ...facts, shared, addresses: addressesOf(page.key, () => params) }
}

const pathWithoutCode = ({ pathname }: URL, { remedyCode }: Params) =>
  remedyCode ? pathname.slice(0, -remedyCode.length - 1) : pathname

/** Reloads when the page changes; a new selection keeps the same translated addresses. */
export const shouldRevalidate = ({
  currentUrl,
  currentParams,
  nextUrl,
  nextParams,
}: ShouldRevalidateFunctionArgs) =>
  pathWithoutCode(currentUrl, currentParams) !== pathWithoutCode(nextUrl, nextParams)

const mainId = 'main'

const skipLink =
  'fixed left-4 top-2 z-50 -translate-y-24 rounded-md bg-leaf-dark px-4 py-2 font-semibold text-white focus:translate-y-0'

const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <OutdatedBrowserAlert />
    <a href={`#${mainId}`} className={skipLink}>
      <Trans>Skip to content</Trans>
    </a>
    <ConsentSkipLink className={skipLink} />
    <Header />
    <main id={mainId} tabIndex={-1} className="min-h-[60vh] outline-none">
      {children}
    </main>
    <Footer />
    <ConsentBanner />
    <LanguageChooser />
    <MobileMenu />
    <PopupLayer />
    <NavigationProgress />
    <Toaster />
  </>
)

const visitors = { read: () => usePersisted.getState().user, subscribe: usePersisted.subscribe }

/** Header, footer and popups around every page. */
export default function Shell() {
  useSessionCheck()
  useResetLink()
  useRememberLanguage()
  useFocusOnNewPage(mainId)
  useSettledScroll()
  usePageViews()
  return (
    <Frame>
      <VisitorContext value={visitors}>
        <Outlet />
      </VisitorContext>
    </Frame>
  )
}

/** Shows errors of a page within the shell. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <LoadingFailed error={error} />
    </Frame>
  )
}
