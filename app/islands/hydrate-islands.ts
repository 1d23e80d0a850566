import type { ComponentType } from 'react'
import { startEarlyClicks } from '../../ui/early-clicks.ts'
import { persistedStore } from '../shell/persisted/persisted-store.ts'
import { allIslands } from './islands.ts'
import { loadMessages } from './load-messages.ts'

// Loads and hydrates the islands of the page, each when it is needed. Contains no React: a page
// whose islands nobody operates loads none.

const hydrate = async (element: HTMLElement) => {
  const island = allIslands.get(element.dataset.island ?? '')
  if (!island) return
  const [{ hydrateIsland }, { default: component }] = await Promise.all([
    import('./hydration/hydrate-island.tsx'),
    island.load(),
    loadMessages(),
  ])
  // The props were written for this component.
  await hydrateIsland(element, component as ComponentType<object>)
}

const started = new WeakMap<Element, Promise<void>>()

/** Hydrates an island once; resolves when it can be operated. A failed load is tried again. */
const startIsland = (element: HTMLElement): Promise<void> => {
  const starting = started.get(element) ?? hydrate(element)
  started.set(element, starting)
  starting.catch(() => started.delete(element))
  return starting
}

const islandOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null

/** The first signs that somebody is about to operate a part. */
const signs = ['pointerover', 'touchstart', 'focusin', 'keydown', 'input'] as const

/** How far below the window an island starts to load, in pixels. */
const lookaheadPx = 300

/** Watches the islands of the document. `onMissingScript`: the script of one in use could not be loaded. */
export const watchIslands = (onMissingScript: () => void) => {
  for (const sign of signs)
    addEventListener(
      sign,
      ({ target }) => {
        const island = islandOf(target)
        if (island) startIsland(island)
      },
      { capture: true, passive: true },
    )
  startEarlyClicks(async (element) => {
    const island = islandOf(element)
    if (island) await startIsland(island)
  }, onMissingScript)
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        observer.unobserve(target)
        startIsland(target)
      }
    },
    { rootMargin: `${lookaheadPx}px` },
  )
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]'))
    if (island.dataset.on === 'load') startIsland(island).catch(onMissingScript)
  persistedStore.subscribe(({ restrictions }) => {
    if (restrictions.length > 0)
      for (const island of document.querySelectorAll('[data-island][data-on=restriction]'))
        observer.observe(island)
  })
  // What the page shows is loaded first; a sign of use does not wait for it.
  const observe = () => {
    for (const island of document.querySelectorAll('[data-island][data-on=visible]'))
      observer.observe(island)
  }
  if (document.readyState === 'complete') observe()
  else addEventListener('load', observe, { once: true })
}
