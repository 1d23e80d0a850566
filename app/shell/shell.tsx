import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Outlet, useMatches } from 'react-router'
import { longDate } from '../../domain/long-date.ts'
import { findSiteFacts } from '../../server/content/site-facts.ts'
import { addressesOf } from '../../server/http/pages/page-addresses.ts'
import { type RequestFacts, requestFacts } from '../../server/http/pages/request-facts.ts'
import { headFacts } from '../../server/seo/head-facts.ts'
import { swissDay, swissTime } from '../../server/swiss-day.ts'
import { type BrowserText, pageTextsId } from '../browser/page-texts.ts'
import { useSiteFacts } from '../i18n/page-context.ts'
import { findShellFacts, pageMeta } from '../i18n/page-meta.ts'
import { browserFactsId, browserFactsOf } from '../islands/browser-facts.ts'
import { JsonScript } from '../islands/json-script.tsx'
import type { Route } from './+types/shell'
import { ConsentBanner, ConsentSkipLink } from './consent/consent-banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header/header.tsx'
import { LanguageChooser } from './header/language-chooser.tsx'
import { LoadingFailed } from './loading/loading-failed.tsx'
import { OutdatedBrowserAlert } from './outdated-browser-alert.tsx'
import { PreviewBanner } from './preview-banner.tsx'
import type { ShellFacts } from './site-facts.ts'
import { ViewBanner } from './viewing/view-banner.tsx'

export const meta = pageMeta

const shownView = (view: RequestFacts['view']): Pick<ShellFacts, 'view'> => {
  if (!view) return {}
  const { customer, company, endsAt } = view
  const name = [`${customer.firstName} ${customer.lastName}`.trim(), company]
  return {
    view: {
      customerId: customer.accountId,
      name: name.filter(Boolean).join(', '),
      endsAt: swissTime(endsAt),
    },
  }
}

const shownPreview = ({
  preview,
  language,
}: Pick<RequestFacts, 'preview' | 'language'>): Pick<ShellFacts, 'preview'> => {
  if (!preview) return {}
  if (!('endsAt' in preview)) return { preview }
  const { state, key, endsAt } = preview
  const editor = `/admin/pages/${encodeURIComponent(key)}/${preview.language}`
  const until = `${longDate(swissDay(endsAt), language)}, ${swissTime(endsAt)}`
  return { preview: { state, endsAt: until, editor } }
}

export const loader = async ({ context }: Route.LoaderArgs) => {
  const facts = context.get(requestFacts)
  const { services, language, page, view } = facts
  const site = {
    site: await findSiteFacts(services, language),
    ...shownView(view),
    ...shownPreview(facts),
  }
  if (!page) return site
  const { remedyCode: _, ...params } = page.params
  return {
    ...site,
    head: headFacts(page, language),
    addresses: addressesOf(page.key, () => params),
  }
}

const mainId = 'main'

const skipLink = 'skip-link'

/** The texts that scripts without React show. */
const PageTexts = () => {
  const { t } = useLingui()
  const texts: Record<`data-${BrowserText}`, string | undefined> = {
    'data-session-expired': t`Your session expired, please log in again.`,
    'data-logged-in': t`Successfully logged in!`,
    'data-logged-out': t`Successfully logged out!`,
    'data-signed-up': t`Thank you for signing up, we'll inform you once activated.`,
    'data-consent-saved': useSiteFacts().consent?.saved,
    'data-cookies-blocked': t`Your browser blocks the cookies of this site, so the login, the cart, orders and your choice about cookies do not work. Please allow them.`,
    'data-loading': t`Loading…`,
    'data-loading-product': t`Loading Product Details...`,
    'data-close': t`Close`,
    'data-offline': t`Please check your connection. We will try again automatically in a moment.`,
    'data-failed': t`There was a problem, please try again`,
    'data-reload': t`Reload the page`,
    'data-typed-lost': t`Change the language? What you have typed on this page will be lost.`,
  }
  return <div hidden id={pageTextsId} {...texts} />
}

/** Read from the matches: an error of the page leaves them. */
const Banners = () => {
  const facts = findShellFacts(useMatches())
  return (
    <>
      {facts?.view && <ViewBanner {...facts.view} />}
      {facts?.preview && <PreviewBanner {...facts.preview} />}
    </>
  )
}

/** What the laboratory announces on every page, such as its holidays. */
const Notice = () => {
  const { t } = useLingui()
  const { notice } = useSiteFacts()
  return (
    notice && (
      <aside aria-label={t`Notice`} className="bg-wash print:hidden">
        <p className="page py-2 text-center text-sm">{notice}</p>
      </aside>
    )
  )
}

const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <OutdatedBrowserAlert />
    <Banners />
    <a href={`#${mainId}`} className={skipLink}>
      <Trans>Skip to content</Trans>
    </a>
    <ConsentSkipLink className={skipLink} />
    <Notice />
    <Header />
    <main id={mainId} tabIndex={-1} className="min-h-[60vh] outline-none">
      {children}
    </main>
    <Footer />
    <ConsentBanner />
    <LanguageChooser />
    <PageTexts />
    <JsonScript id={browserFactsId} value={browserFactsOf(useSiteFacts())} />
  </>
)

/** Header, footer and popups around every page. */
export default function Shell() {
  return (
    <Frame>
      <Outlet />
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
