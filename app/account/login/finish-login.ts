import { leaveNotice } from '../../browser/notice-after-reload.ts'
import { pageText } from '../../browser/page-texts.ts'
import { showToast } from '../../browser/toast.ts'
import { persistedStore } from '../../shell/persisted/persisted-store.ts'
import type { PersistedUser } from '../../shell/persisted/read-persisted.ts'
import { closePopups } from '../../shell/popups/popups.ts'

/** The address of the page when the server has asked for a login in its place. */
const requiredPage = () =>
  document.querySelector('[data-login-required]') ? location.pathname : undefined

/**
 * After a login: persists the person, then closes the popups or opens `returnTo`, and shows the
 * greeting (D1 §4, §8).
 */
export const finishLogin = (user: PersistedUser, returnTo: string | undefined) => {
  persistedStore.setState({ user })
  const next = returnTo ?? requiredPage()
  if (next) {
    leaveNotice('logged-in')
    location.assign(next)
    return
  }
  closePopups()
  showToast('success', pageText('logged-in'), 3_000)
}
