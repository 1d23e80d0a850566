const touches = ['pointerover', 'touchstart', 'focusin', 'input'] as const

/**
 * When the script of a part comes that the server has sent, and that works without: `untilWanted`
 * resolves as somebody turns to the element of this id, at once where there is none, or by `want`.
 */
export const lateScript = (id: string) => {
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
      if (!part || part.contains(document.activeElement)) return resolveNow()
      const notice = ({ target }: Event) =>
        target instanceof Node && part.contains(target) && resolveNow()
      // On their way down: React stops what is meant for a part that has no script yet.
      for (const touch of touches)
        window.addEventListener(touch, notice, { capture: true, signal: stop.signal })
    })

  return { untilWanted, want: () => resolveNow() }
}
