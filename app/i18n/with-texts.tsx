import { createContext, type ReactNode, use } from 'react'
import type { BrowserArea } from '../../locales/message-areas.ts'

/** Loads the messages of an area, in the current language. */
export type AreaTexts = Record<BrowserArea, () => Promise<unknown>>

export const AreaTextsContext = createContext<AreaTexts | undefined>(undefined)

const brought = new WeakMap<() => Promise<unknown>, Promise<unknown>>()

const once = (bring: () => Promise<unknown>) => {
  const known = brought.get(bring)
  if (known) return known
  const bringing = bring()
  brought.set(bring, bringing)
  bringing.catch(() => brought.delete(bring))
  return bringing
}

/**
 * For parts outside their area's pages, such as popups: suspends until the area's messages are
 * loaded.
 */
export const WithMessages = ({ area, children }: { area: BrowserArea; children: ReactNode }) => {
  const areas = use(AreaTextsContext)
  if (areas) use(once(areas[area]))
  return children
}
