import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { createApp } from './app.ts'
import type { Env } from './env.ts'
import { claimPort } from './http/claim-port.ts'
import { createWebServer } from './http/web-server.ts'
import { openServices } from './open-services.ts'

export { createApp } from './app.ts'
export { readEnv } from './env.ts'
export { createWebServer } from './http/web-server.ts'
export { openServices } from './open-services.ts'

/** Requests under way get this long to finish when the server is told to stop, in milliseconds. */
const grace = 5_000

/** Opens everything and serves; `clientDir` holds the built files. Resolves once it listens. */
export const start = async (env: Env, clientDir: string) => {
  await claimPort(env)
  const { services, demoAccounts, close } = await openServices(env)
  const server = createWebServer(createApp(services), services, clientDir)
  server.listen(env.port, env.host)
  await once(server, 'listening')
  const stop = async () => {
    server.close()
    server.closeIdleConnections()
    await Promise.race([once(server, 'close'), wait(grace, undefined, { ref: false })])
    await close()
  }
  const mail = env.smtpUrl ? new URL(env.smtpUrl).host : `${env.dataDir}/mail`
  return { address: env.origin, demoAccounts, mail, stop }
}
