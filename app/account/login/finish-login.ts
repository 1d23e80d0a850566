import { leaveNotice } from '../../browser/notice-after-reload.ts'
import { pageText } from '../../browser/page-texts.ts'
import { showToast } from '../../browser/toast.ts'
import { persistedStore } from '../../shell/persisted/persisted-store.ts'
import type { PersistedUser } from '../../shell/persisted/read-persisted.ts'
import { closePopups } from '../../shell/popups/popups.ts'

/** The address of the page when the server has asked for a login in its place. */
const requiredPage = () =>
  document.querySelector('[data-login-required]') ? location.pathname : undefined

/** The prescription line, which now appears below the title, moves the title instead of what is below the line. */
const keepInPlace = (change: () => void) => {
  const below = document.querySelector('[data-island=quick-line]')?.parentElement
    ?.nextElementSibling
  const top = () => below?.getBoundingClientRect().top ?? 0
  const before = top()
  change()
  scrollBy({ top: top() - before, behavior: 'instant' })
}

/**
 * After a login: persists the person, then closes the popups or opens `returnTo`, and shows the
 * greeting (D1 §4, §8).
 */
export const finishLogin = (user: PersistedUser, returnTo: string | undefined) => {
  const persist = () => persistedStore.setState({ user })
  const next = returnTo ?? requiredPage()
  if (next) {
    persist()
    leaveNotice('logged-in')
    location.assign(next)
    return
  }
  keepInPlace(persist)
  closePopups()
  showToast('success', pageText('logged-in'), 3_000)
}
