import { createContext } from 'react'

/** Who is logged in, as the browser remembers it; names as in D1 §3. */
export type Visitor = {
  readonly login: string
  readonly firstName: string
  readonly lastName: string
}

/** Given by the page around the blocks, in the browser alone: pages are the same for everybody. */
export const VisitorContext = createContext<Visitor | undefined>(undefined)
