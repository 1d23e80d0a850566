import { once } from 'node:events'
import { createApp } from './app.ts'
import type { Env } from './env.ts'
import { claimPort } from './http/claim-port.ts'
import { createSetupGate } from './http/setup/setup-gate.ts'
import { createWebServer } from './http/web-server.ts'
import { openServices } from './open-services.ts'

export { createApp } from './app.ts'
export { readEnv } from './env.ts'
export { createAppListener } from './http/app-listener.ts'
export { createSetupGate } from './http/setup/setup-gate.ts'
export { createWebServer } from './http/web-server.ts'
export { openServices } from './open-services.ts'

/** In milliseconds: requests and the running job may finish within it at a stop. */
const graceMs = 4_000

/**
 * Opens all services and serves; `clientDir` contains the built files. Resolves once it listens.
 */
export const start = async (env: Env, clientDir: string) => {
  await claimPort(env)
  const { services, demoAccounts, setupToken, close } = await openServices(env)
  const app = createSetupGate(services, createApp(services))
  const { server, stop: stopServer } = createWebServer(app, services, clientDir)
  server.listen(env.port, env.host)
  await once(server, 'listening')
  const stop = () => close(() => stopServer(graceMs))
  const mail = env.smtpUrl ? new URL(env.smtpUrl).host : `${env.dataDir}/mail`
  const setupAddress = setupToken && `${env.origin}/setup/${setupToken}`
  return { address: env.origin, demoAccounts, setupAddress, mail, stop }
}
