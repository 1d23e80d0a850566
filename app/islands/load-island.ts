import type { ComponentType } from 'react'
import { type AnyIsland, allIslands } from './islands.ts'

const loadModules = (island: AnyIsland) =>
  Promise.all([import('./hydration/hydrate-island.tsx'), island.load()])

/** Loads the script of an island, so that `loadIsland` has nothing to wait for. */
export const prefetchIsland = async (element: HTMLElement) => {
  const island = allIslands.get(element.dataset.island ?? '')
  if (island) await loadModules(island)
}

/**
 * Loads the script of an island and hydrates it. A separate module: pages without islands do not
 * load the list of all islands.
 */
export const loadIsland = async (element: HTMLElement) => {
  const island = allIslands.get(element.dataset.island ?? '')
  if (!island) return
  const [{ hydrateIsland }, module] = await loadModules(island)
  // The props were written for this component.
  await hydrateIsland(element, module.default as ComponentType<object>)
}
