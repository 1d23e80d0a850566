import { startCartSync } from '../shell/persisted/cart-sync.ts'
import { clearPersonalData } from '../shell/persisted/change-cart.ts'
import { persistedStore } from '../shell/persisted/persisted-store.ts'
import { readUser } from '../shell/persisted/read-persisted.ts'
import { isHinted, resolveVisitorIdentified } from '../shell/persisted/visitor-identified.ts'
import { isView } from '../shell/viewing/view-banner-id.ts'
import { showStoredCart } from '../shell/viewing/view-mode.ts'
import { takeNotice } from './notice-after-reload.ts'
import { pageText } from './page-texts.ts'
import { showToast } from './toast.ts'

/** The data of the account by form field, for all forms (D2 §6). */
export const knownFields = (user: object): Readonly<Record<string, unknown>> => {
  const known: Readonly<Record<string, unknown>> = { ...user }
  const { login, firstName, lastName, billingCompany, billingPhone } = known
  return {
    name: [firstName, lastName].filter(Boolean).join(' '),
    email: login,
    company: billingCompany,
    name_pharmacy: billingCompany,
    phone: billingPhone,
  }
}

/** Fills the empty fields of the page's public forms with the data of the logged-in visitor. */
const prefillForms = (user: object) => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-prefill]'))
    for (const [field, value] of Object.entries(knownFields(user))) {
      const control = form.elements.namedItem(field)
      if (control instanceof HTMLInputElement && control.value === '' && value)
        control.value = `${value}`
    }
}

type Session = { state: 'valid'; user: object } | { state: 'rejected' } | { state: 'unknown' }

/** Only an explicit refusal ends the session; network errors and outages do not. */
const findSession = async (): Promise<Session> => {
  try {
    const answer = await fetch('/api/sn_api/user')
    if (answer.status === 401 || answer.status === 403) return { state: 'rejected' }
    return answer.ok ? { state: 'valid', user: (await answer.json()).data } : { state: 'unknown' }
  } catch {
    return { state: 'unknown' }
  }
}

/** In a view of the shop as a customer, the cart is shown only. */
const showCart = () => (isView() ? showStoredCart() : startCartSync())

/** Whether the server has asked for a login on this page: it has no session. */
const isLoginRequired = () => document.querySelector('[data-login-required]') !== null

/** Whether this page has ended the session, as the deletion of the account does. */
const isSessionEnded = () => document.querySelector('[data-session-ended]') !== null

/** How long the messages about logging in and out are shown, in milliseconds (D1 §4). */
const greetingMs = 3_000

/** The message left for this page; a logout that has failed leaves the session. */
const takeNoticeOf = (hasSession: boolean) => {
  const notice = takeNotice()
  return notice === 'logged-out' && hasSession ? undefined : notice
}

/** Restores the persisted state, then checks the session (D1 §4). */
export const checkSession = async () => {
  persistedStore.persist.rehydrate()
  const before = persistedStore.getState().user
  persistedStore.subscribe(({ user }, { user: known }) => {
    if (user && !known) showCart()
  })
  const notice = takeNoticeOf(isHinted())
  const hasEnded = notice === 'logged-out' || isSessionEnded()
  if (hasEnded) clearPersonalData()
  if (notice)
    showToast('success', pageText(notice), notice === 'signed-up' ? undefined : greetingMs)
  if (before) resolveVisitorIdentified()
  if ((!before && !isHinted()) || hasEnded) return resolveVisitorIdentified()
  const session: Session = isLoginRequired() ? { state: 'rejected' } : await findSession()
  if (session.state === 'valid') {
    persistedStore.setState({ user: readUser(session.user) })
    if (before) showCart()
    prefillForms(session.user)
  }
  resolveVisitorIdentified()
  if (session.state === 'rejected' && before) {
    clearPersonalData()
    showToast('error', pageText('session-expired'))
  }
}

/** Whether the address that was opened led to this page, as the checkout leads to the home page. */
const isRedirected = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.redirectCount > 0)

/** Says why another page was opened, if the browser blocks the cookies that it needs. */
export const explainRedirect = () => {
  if ('cookiesBlocked' in document.documentElement.dataset && isRedirected())
    showToast('error', pageText('cookies-blocked'))
}
