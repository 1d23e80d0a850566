import { showReset } from '../shell/popups/popups.ts'

/** A token in the server's format, at the end of the hash. */
const tokenIn = (hash: string) => /[\w-]{43}$/.exec(hash)?.[0] ?? ''

/** Opens the popup and removes the token from the address, so that it is not seen or stored. */
const follow = () => {
  const { hash, pathname, search } = window.location
  if (!hash.startsWith('#reset_password')) return
  window.history.replaceState(window.history.state, '', pathname + search)
  showReset(tokenIn(hash))
}

/** Opens the popup for a new password when the hash starts with reset_password (D1 §2). */
export const followResetLink = () => {
  follow()
  window.addEventListener('hashchange', follow)
}
