import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const replaced = 'addressreplaced'

/**
 * Rewrites the address in place. Not by the router: it would ask the server about every address
 * that it has not seen, for a change that the server has nothing to add to.
 */
export const replaceAddress = (address: string) => {
  window.history.replaceState(window.history.state, '', address)
  window.dispatchEvent(new Event(replaced))
}

const subscribe = (onChange: () => void) => {
  window.addEventListener(replaced, onChange)
  return () => window.removeEventListener(replaced, onChange)
}

const shown = () => window.location.pathname

/** The path in the browser's address bar, also when it was rewritten in place. */
export const useShownPath = () => {
  const { pathname } = useLocation()
  return useSyncExternalStore(subscribe, shown, () => pathname)
}
