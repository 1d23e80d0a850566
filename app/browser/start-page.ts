import { afterPaint } from '../../ui/after-paint.ts'
import { applyLaterConsent } from '../../ui/consent-cookie.ts'
import { watchIslands } from '../islands/hydrate-islands.ts'
import { operateSubMenus } from '../shell/header/operate-sub-menus.ts'
import { adoptStored } from '../shell/persisted/change-cart.ts'
import { persistedStore } from '../shell/persisted/persisted-store.ts'
import { isView } from '../shell/viewing/view-banner-id.ts'
import { refuseChangesInView } from '../shell/viewing/view-mode.ts'
import { handleActions } from './actions.ts'
import { focusAnswer, scrollRows, showToday } from './adjust-page.ts'
import { checkSession, explainRedirect } from './check-session.ts'
import { watchConsentForms } from './consent-forms.ts'
import { countAfterConsent, countPageView } from './count-page-view.ts'
import { embedAfterConsent } from './embeds.ts'
import { markSubmittedForms } from './forms.ts'
import { showMember } from './header-state.ts'
import { rememberLanguage, translateSelection } from './language.ts'
import { followResetLink, loadPopups, openSearchByKey } from './load-popups.ts'
import { showLoading } from './loading.ts'
import { keepFocusInPopovers } from './popover-focus.ts'
import { retryFailedPage } from './retry.ts'
import { startSliders } from './sliders.ts'
import { addToaster, reportMissingScript } from './toast.ts'

/** Whether the page is rendered in the background, for a person who may follow a link to it. */
const isPrerendering = () => 'prerendering' in document && document.prerendering === true

/** Calls `start` now, or after the first paint of a prerendered page, which shows the page sooner. */
const whenShown = (start: () => void) => {
  if (!isPrerendering()) start()
  else
    document.addEventListener('prerenderingchange', () => {
      applyLaterConsent()
      afterPaint(start)
    })
}

/** Loads the script of a product list, on pages with one. */
const loadProductList = async () => {
  const list = document.querySelector<HTMLElement>('[data-product-list]')
  if (!list) return
  try {
    const { startProductList } = await import('../shop/products/table/start-product-list.ts')
    startProductList(list)
  } catch {
    window.earlyClicks?.drop()
    reportMissingScript()
  }
}

/**
 * Loads the images below the fold after the others: for prints, pictures of the whole page, and readers
 * that do not scroll.
 */
const loadAllImages = () => {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
    if (image.checkVisibility()) image.loading = 'eager'
}

/**
 * Starts what every page does in the browser. The page is complete without it; parts that are
 * operated load their scripts later (see `app/islands/`).
 */
export const startPage = () => {
  addToaster()
  refuseChangesInView()
  handleActions()
  loadPopups()
  openSearchByKey()
  showMember()
  watchConsentForms()
  keepFocusInPopovers()
  operateSubMenus()
  translateSelection()
  showLoading()
  markSubmittedForms()
  scrollRows()
  showToday()
  startSliders(isPrerendering())
  loadProductList()
  focusAnswer()
  retryFailedPage()
  watchIslands(reportMissingScript)
  whenShown(() => {
    checkSession()
    rememberLanguage()
    explainRedirect()
    followResetLink()
    countPageView()
    countAfterConsent()
    embedAfterConsent()
    if (document.readyState === 'complete') loadAllImages()
    else addEventListener('load', loadAllImages, { once: true })
  })
  addEventListener('storage', ({ key }) => key === 'sn_v6' && !isView() && adoptStored())
  addEventListener('pageshow', ({ persisted: isFromCache }) => {
    if (!isFromCache) return
    // The state may have changed on the pages since.
    persistedStore.persist.rehydrate()
    rememberLanguage()
    applyLaterConsent()
    countPageView()
  })
}
