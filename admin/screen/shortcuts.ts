import { useLayoutEffect, useRef } from 'react'
import { createSharedState } from '../shared-state.ts'

/** A key of the keyboard with what it does, for the list under `?`. */
type Shortcut = { keys: string; label: string }

const shortcuts = createSharedState<readonly Shortcut[]>([])

/** The shortcuts of the shown screens. */
export const useShortcuts = shortcuts.use

/** Also keys in a dialog or an open list, which belong to it and not to the screen behind. */
export const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.closest('[role="dialog"], [role="listbox"]') !== null)

const matches = (event: KeyboardEvent, keys: string) => {
  const isCommand = event.ctrlKey || event.metaKey
  if (keys.startsWith('Ctrl+'))
    return isCommand && event.key.toLowerCase() === keys.slice(5).toLowerCase()
  return !isCommand && !event.altKey && !isTyping(event) && event.key === keys
}

/**
 * Runs `run` on a key while the component is shown, and lists it under `?`. `keys`: a character such
 * as `j` or `?`, ignored while typing, or `Ctrl+K` (with Command on a Mac).
 */
export const useShortcut = (keys: string, label: string, run: () => void) => {
  const latest = useRef(run)
  latest.current = run
  // Before the paint: the key works as soon as the screen is seen.
  useLayoutEffect(() => {
    const shortcut = { keys, label }
    shortcuts.set([...shortcuts.get(), shortcut])
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !matches(event, keys)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      shortcuts.set(shortcuts.get().filter((other) => other !== shortcut))
    }
  }, [keys, label])
}
