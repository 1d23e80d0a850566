import { createContext, type ReactNode, use } from 'react'
import type { BrowserArea } from '../../locales/message-areas.ts'

/** Loads the messages of an area, in the current language. */
export type AreaLoaders = Record<BrowserArea, () => Promise<unknown>>

export const AreaLoadersContext = createContext<AreaLoaders | undefined>(undefined)

const loadings = new WeakMap<() => Promise<unknown>, Promise<unknown>>()

const loadOnce = (bring: () => Promise<unknown>) => {
  const cached = loadings.get(bring)
  if (cached) return cached
  const bringing = bring()
  loadings.set(bring, bringing)
  bringing.catch(() => loadings.delete(bring))
  return bringing
}

/**
 * For parts outside their area's pages, such as popups: suspends until the area's messages are
 * loaded.
 */
export const LoadMessages = ({ area, children }: { area: BrowserArea; children: ReactNode }) => {
  const areas = use(AreaLoadersContext)
  if (areas) use(loadOnce(areas[area]))
  return children
}
