import type { Server } from 'node:http'

export const portOf = (server: Server) => {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the server listens on no port')
  return address.port
}
