import { hasEarlyClick } from './early-clicks.ts'

/** What tells that somebody is there; on their way down, as React stops what has no script yet. */
const signs = ['pointerover', 'touchstart', 'keydown', 'focusin', 'input', 'popstate'] as const

/**
 * When the script of a part comes that the server has sent, and that works without: `untilWanted`
 * resolves at the first sign of a person, at once where there is no element of this id, or by
 * `want`. It waits for nothing narrower: whatever changes the page, as a step back, needs every
 * part's script first.
 */
export const hydrateOnInteraction = (id: string) => {
  let resolveNow = () => {}

  const untilWanted = () =>
    new Promise<void>((resolve) => {
      if (typeof document === 'undefined') return resolve()
      const part = document.getElementById(id)
      const stop = new AbortController()
      resolveNow = () => {
        stop.abort()
        resolve()
      }
      // Before this page was taken over, somebody may have begun.
      if (!part || part.contains(document.activeElement) || hasEarlyClick(part)) return resolveNow()
      for (const sign of signs)
        window.addEventListener(sign, resolveNow, { capture: true, signal: stop.signal })
    })

  return { untilWanted, want: () => resolveNow() }
}
