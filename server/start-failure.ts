type Failure = Error & { code?: unknown; port?: unknown; address?: unknown; syscall?: unknown }

/** What the person who starts the server is told: a sentence where one is enough. */
export const startFailure = (error: unknown) => {
  if (!(error instanceof Error)) return String(error)
  const { name, message, stack, code, port, address, syscall }: Failure = error
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${address} is in use: stop what uses it, or set PORT to another.`
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port} needs more rights than this user has: set PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL') return `${address} is no address of this machine: set HOST.`
  if (code === 'ECONNREFUSED') return `The database does not answer: see DATABASE_URL.`
  return name === 'SettingsError' ? message : stack
}
