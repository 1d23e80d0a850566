import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Env } from '../env.ts'

/**
 * Throws EADDRINUSE before anything is opened: a second server on one port is mostly a second one
 * on one folder of data, which it must not touch.
 */
export const claimPort = async ({ host, port }: Pick<Env, 'host' | 'port'>) => {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
