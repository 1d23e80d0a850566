import type { ComponentType } from 'react'
import { allIslands } from './islands.ts'

/**
 * Loads the script of an island and hydrates it. A separate module: pages without islands do not
 * load the list of all islands.
 */
export const loadIsland = async (element: HTMLElement) => {
  const island = allIslands.get(element.dataset.island ?? '')
  if (!island) return
  const [{ hydrateIsland }, module] = await Promise.all([
    import('./hydrate-island.tsx'),
    island.load(),
  ])
  // The props were written for this component.
  await hydrateIsland(element, module.default as ComponentType<object>)
}
