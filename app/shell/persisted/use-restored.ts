import { useSyncExternalStore } from 'react'
import { usePersisted } from './persisted-state.ts'

// Asked in the browser only: on the server there is nothing that persists.
const subscribe = (onRestored: () => void) => usePersisted.persist.onFinishHydration(onRestored)
const isRestored = () => usePersisted.persist.hasHydrated()

/** Whether what the browser keeps has been brought in; before that, an empty cart says nothing. */
export const useRestored = () => useSyncExternalStore(subscribe, isRestored, () => false)
