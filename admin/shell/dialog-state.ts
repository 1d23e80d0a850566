import { useSyncExternalStore } from 'react'

/** Whether a dialog of the frame is open; opened from anywhere. */
export const createDialogState = () => {
  let isOpen = false
  const listeners = new Set<() => void>()
  const set = (next: boolean) => {
    isOpen = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    open: () => set(true),
    close: () => set(false),
    useIsOpen: () => useSyncExternalStore(subscribe, () => isOpen),
  }
}
