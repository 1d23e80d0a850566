import { createContext } from 'react'

/** Who is logged in, as the browser remembers it; names as in D1 §3. */
type Visitor = {
  readonly login: string
  readonly firstName: string
  readonly lastName: string
}

/** Where to ask who is logged in, in the browser alone: pages are the same for everybody. */
export type VisitorSource = {
  read: () => Visitor | undefined
  /** Calls when it has changed; gives back what ends that. */
  subscribe: (onChange: () => void) => () => void
}

/**
 * Given by the page around the blocks. The source stays the same, whoever comes: a context that
 * changes would make React throw away what the server sent of blocks that wait for their script.
 */
export const VisitorContext = createContext<VisitorSource>({
  read: () => undefined,
  subscribe: () => () => {},
})
