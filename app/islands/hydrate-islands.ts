import { replayEarlyClicks } from '../../ui/early-clicks.ts'
import { persistedStore } from '../shell/persisted/persisted-store.ts'
import { requestMessages } from './load-messages.ts'
import { prefetchPart } from './load-part.ts'

// Loads and hydrates the islands of the page, each when it is needed. Contains no React: a page
// whose islands nobody operates loads none.

const started = new WeakMap<Element, Promise<void>>()

const importLoader = () => import('./load-island.ts')

/** Hydrates an island once; resolves when it can be operated. A failed load is tried again. */
const startIsland = (element: HTMLElement): Promise<void> => {
  const running = started.get(element)
  if (running) return running
  requestMessages()
  const starting = importLoader().then(({ loadIsland }) => loadIsland(element))
  started.set(element, starting)
  starting.catch(() => started.delete(element))
  return starting
}

/** Loads the script of an island without hydrating it; a failure is reported when it is used. */
const prefetchIsland = (element: HTMLElement) => {
  requestMessages()
  importLoader()
    .then((loader) => loader.prefetchIsland(element))
    .catch(() => {})
}

const islandOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null

/** The first signs that somebody is about to operate a part. */
const signs = ['pointerover', 'touchstart', 'focusin', 'keydown', 'input'] as const

/** The first signs that somebody uses the page. */
const signsOfPresence = ['pointermove', 'touchstart', 'wheel', 'scroll', 'keydown'] as const

/** How far below the window an island starts to load, in pixels. */
const lookaheadPx = 300

/** Calls `start` once somebody is logged in. */
const whenMember = (start: () => void) => {
  if (persistedStore.getState().user) return start()
  const stop = persistedStore.subscribe(({ user }) => {
    if (!user) return
    stop()
    start()
  })
}

/** Browsers report the pointer that rests over a new page as a move of no distance. */
const isRestingPointer = (event: Event) =>
  event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0

/** Resolves at the first sign that somebody uses the page. */
const untilUsed = () =>
  new Promise<void>((resolve) => {
    const waiting = new AbortController()
    const { signal } = waiting
    const stop = (event: Event) => {
      if (isRestingPointer(event)) return
      waiting.abort()
      resolve()
    }
    for (const sign of signsOfPresence)
      addEventListener(sign, stop, { capture: true, passive: true, signal })
  })

/** Calls `start` once images and fonts of the page are loaded. */
const whenLoaded = (start: () => void) => {
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

/** Prefetches an island that is near, and hydrates it at the first sign of use or for members. */
const startWhenUsed = (island: HTMLElement, used: Promise<void>) => {
  prefetchIsland(island)
  // A failure is reported by what is used; the promise itself is handled in `startIsland`.
  const start = () => {
    startIsland(island)
  }
  used.then(start)
  whenMember(start)
}

/** Watches the islands of the document. `onMissingScript`: the script of one in use could not be loaded. */
export const watchIslands = (onMissingScript: () => void) => {
  for (const sign of signs)
    addEventListener(
      sign,
      ({ target }) => {
        const island = islandOf(target)
        if (island) startIsland(island)
        if (target instanceof Element) prefetchPart(target)
      },
      { capture: true, passive: true },
    )
  replayEarlyClicks(async (element) => {
    const island = islandOf(element)
    if (island) await startIsland(island)
  }, onMissingScript)
  // From the start: a sign before the page has loaded counts.
  const used = untilUsed()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        observer.unobserve(target)
        if (target.dataset.on === 'prefetch') startWhenUsed(target, used)
        else startIsland(target)
      }
    },
    { rootMargin: `${lookaheadPx}px` },
  )
  const islands = document.querySelectorAll<HTMLElement>('[data-island]')
  for (const island of islands)
    if (island.dataset.on === 'load') startIsland(island).catch(onMissingScript)
  // What the page shows is loaded first; a sign of use does not wait for it.
  whenLoaded(() => {
    // Small; at the first sign of use only the island itself has to be loaded.
    if (islands.length > 0) importLoader().catch(() => {})
    for (const island of islands) {
      if (island.dataset.on === 'visible' || island.dataset.on === 'prefetch')
        observer.observe(island)
      if (island.dataset.on === 'member') whenMember(() => startIsland(island))
    }
  })
}
