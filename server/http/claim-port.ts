import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Env } from '../env.ts'

/**
 * Throws EADDRINUSE before the database is opened: a second server usually uses the same data
 * folder.
 */
export const claimPort = async ({ host, port }: Pick<Env, 'host' | 'port'>) => {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
