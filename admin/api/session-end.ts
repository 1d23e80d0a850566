const listeners = new Set<() => void>()

/** Calls the listener when a request is refused because the session has ended; returns what removes it. */
export const onSessionEnd = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const notifySessionEnd = () => {
  for (const listener of listeners) listener()
}

/** Whether the shown screen asks for the login itself, so that nothing typed is lost. */
export const isSessionEndHandled = () => listeners.size > 0
