import { useEffect } from 'react'
import { showReset } from './popups/popups.ts'

/** A token as the server makes them, at the end of the hash. */
const tokenIn = (hash: string) => /[\w-]{43}$/.exec(hash)?.[0] ?? ''

/** Opens the popup, and takes the token out of the address before anybody can see or keep it. */
const follow = () => {
  const { hash, pathname, search } = window.location
  if (!hash.startsWith('#reset_password')) return
  window.history.replaceState(window.history.state, '', pathname + search)
  showReset(tokenIn(hash))
}

/** A hash that begins with reset_password opens the set-new-password popup (D1 §2). */
export const useResetLink = () => {
  useEffect(() => {
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
}
