import { useSyncExternalStore } from 'react'
import { usePageContext } from './page-context.ts'

const replaced = 'addressreplaced'

/** Replaces the address without the router, which would send a request for every new address. */
export const replaceAddress = (address: string) => {
  window.history.replaceState(window.history.state, '', address)
  window.dispatchEvent(new Event(replaced))
}

const subscribe = (onChange: () => void) => {
  window.addEventListener(replaced, onChange)
  return () => window.removeEventListener(replaced, onChange)
}

const shown = () => window.location.pathname

/** The path in the address bar, including replaced ones. */
export const useShownPath = () => {
  const { pathname } = usePageContext()
  return useSyncExternalStore(subscribe, shown, () => pathname)
}
