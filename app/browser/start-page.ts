import { afterPaint } from '../../ui/after-paint.ts'
import { applyLaterConsent } from '../../ui/consent-cookie.ts'
import { showPending } from '../../ui/early-clicks.ts'
import { watchIslands } from '../islands/hydrate-islands.ts'
import { loadPart } from '../islands/load-part.ts'
import { mainMenuId } from '../shell/header/menu-id.ts'
import { adoptStored } from '../shell/persisted/change-cart.ts'
import { persistedStore } from '../shell/persisted/persisted-store.ts'
import { closePopups, popupStore, shownPopup } from '../shell/popups/popups.ts'
import { openSearchByKey } from '../shell/popups/search-key.ts'
import { isView } from '../shell/viewing/view-banner-id.ts'
import { handleActions } from './actions.ts'
import { checkSession, explainRedirect } from './check-session.ts'
import { watchConsentForms } from './consent-forms.ts'
import { embedAfterConsent } from './embeds.ts'
import { markSubmittedForms } from './forms.ts'
import { showMember } from './header-state.ts'
import { focusAnswer, scrollRows, showToday } from './initial-position.ts'
import { rememberLanguage, translateSelection } from './language.ts'
import { showLoading } from './loading.ts'
import { countAfterConsent, countPageView } from './page-view.ts'
import { keepFocusInPopovers } from './popover-focus.ts'
import { followResetLink } from './reset-link.ts'
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

/** Loads the menu's script at the first sign of use; without it, a click opens a sub-menu. */
const loadSubMenus = () => {
  const menu = document.getElementById(mainMenuId)
  let isLoading = false
  const load = async (first: Event) => {
    // Once, although the focus and the pointer both come.
    if (!menu || isLoading) return
    isLoading = true
    try {
      const { operateSubMenus } = await import('../shell/header/operate-sub-menus.ts')
      operateSubMenus(menu, first)
    } catch {
      isLoading = false
    }
  }
  for (const sign of ['pointerenter', 'focusin']) menu?.addEventListener(sign, load)
}

/** Loads the popups' script when one is first opened. */
const loadPopups = () => {
  const stop = popupStore.subscribe(async () => {
    stop()
    const name = shownPopup()
    // Does not wait for React; failures are reported when it is shown.
    if (name) loadPart(name).catch(() => {})
    try {
      const { startPopups } = await showPending(import('../shell/popups/start-popups.tsx'))
      startPopups()
    } catch {
      closePopups()
      reportMissingScript()
      loadPopups()
    }
  })
}

/**
 * Starts what every page does in the browser. The page is complete without it; parts that are
 * operated load their scripts later (see `app/islands/`).
 */
export const startPage = () => {
  addToaster()
  if (isView())
    import('../shell/viewing/view-mode.ts').then(({ refuseChangesInView }) => refuseChangesInView())
  handleActions()
  loadPopups()
  openSearchByKey()
  showMember()
  watchConsentForms()
  keepFocusInPopovers()
  loadSubMenus()
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
