import { hasEarlyClick } from './early-clicks.ts'

/** Events of a person's presence; captured, as React stops those of parts that are not hydrated. */
const signs = ['pointerover', 'touchstart', 'keydown', 'focusin', 'input', 'popstate'] as const

/**
 * Delays loading the script of a server-rendered part that works without it. `untilWanted` resolves
 * on the first sign of a person, on `want()`, or immediately without an element of this id. It
 * covers the whole document: any navigation, such as back, needs the scripts of all parts.
 */
export const hydrateOnInteraction = (id: string) => {
  let resolveNow = () => {}

  const whenRequested = () =>
    new Promise<void>((resolve) => {
      if (typeof document === 'undefined') return resolve()
      const part = document.getElementById(id)
      const stop = new AbortController()
      resolveNow = () => {
        stop.abort()
        resolve()
      }
      // The person may have interacted before hydration.
      if (!part || part.contains(document.activeElement) || hasEarlyClick(part)) return resolveNow()
      for (const sign of signs)
        window.addEventListener(sign, resolveNow, { capture: true, signal: stop.signal })
    })

  return { untilWanted: whenRequested, want: () => resolveNow() }
}
