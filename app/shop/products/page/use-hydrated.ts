import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False while the page is as the server sent it, true once script has taken it over. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
