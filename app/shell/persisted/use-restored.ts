import { useSyncExternalStore } from 'react'
import { useSaved } from './persisted-state.ts'

// Asked in the browser only: on the server there is nothing that persists.
const subscribe = (onRestored: () => void) => useSaved.persist.onFinishHydration(onRestored)
const isRestored = () => useSaved.persist.hasHydrated()

/** Whether what the browser keeps has been brought in; before that, an empty cart says nothing. */
export const useRestored = () => useSyncExternalStore(subscribe, isRestored, () => false)
