import { createContext } from 'react'

/** The logged-in visitor, as persisted in the browser; names as in D1 §3. */
type Visitor = {
  readonly login: string
  readonly firstName: string
  readonly lastName: string
}

/** Reads the visitor in the browser: public pages are rendered without a session. */
export type VisitorSource = {
  read: () => Visitor | undefined
  /** Returns the function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void
}

/**
 * Provided by the shell. The value never changes: a changed context would make React discard server
 * HTML of blocks whose script has not loaded.
 */
export const VisitorContext = createContext<VisitorSource>({
  read: () => undefined,
  subscribe: () => () => {},
})
