import { createContext, type ReactNode, use } from 'react'

/** Parts of the site whose texts are a catalogue of their own, fetched with their first page. */
export type Area = 'shop' | 'account' | 'signup'

/** Brings in the texts of an area, in the language shown. */
export type AreaTexts = Record<Area, () => Promise<unknown>>

export const AreaTextsContext = createContext<AreaTexts>({
  shop: async () => {},
  account: async () => {},
  signup: async () => {},
})

const brought = new WeakMap<() => Promise<unknown>, Promise<unknown>>()

const once = (bring: () => Promise<unknown>) => {
  const known = brought.get(bring)
  if (known) return known
  const bringing = bring()
  brought.set(bring, bringing)
  bringing.catch(() => brought.delete(bring))
  return bringing
}

/** For what comes outside its area's pages, such as a popup: waits for the area's texts. */
export const WithMessages = ({ area, children }: { area: Area; children: ReactNode }) => {
  use(once(use(AreaTextsContext)[area]))
  return children
}
