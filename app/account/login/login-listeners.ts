import type { PersistedUser } from '../../shell/persisted/read-persisted.ts'

export type Login = { user: PersistedUser; returnTo: string | undefined }

type Listener = (login: Login) => void

const listeners = new Set<Listener>()

/**
 * Calls `listener` after each login, before the router reloads the page's data, which may remove
 * the login form. Returns the unsubscribe function.
 */
export const onLogin = (listener: Listener) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Calls all listeners. */
export const notifyLogin = (login: Login) => {
  for (const listener of [...listeners]) listener(login)
}
