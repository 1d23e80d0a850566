import { once } from 'node:events'
import { createServer, type Server } from 'node:http'

export const portOf = (server: Server) => {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the server listens on no port')
  return address.port
}

/** A port that nobody listens on, for a process that cannot choose one itself. */
export const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  server.close()
  return port
}
