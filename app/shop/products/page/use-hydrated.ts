import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False on the server and until React has hydrated the page, then true. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
