import type { PersistedUser } from '../../shell/persisted/read-persisted.ts'

export type Login = { user: PersistedUser; returnTo: string | undefined }

type Listener = (login: Login) => void

const listeners = new Set<Listener>()

/**
 * Calls `listener` after each login, before the router loads the page again: that may remove the
 * form whose answer it is. Returns the unsubscribe function.
 */
export const onLogin = (listener: Listener) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const notifyLogin = (login: Login) => {
  for (const listener of [...listeners]) listener(login)
}
