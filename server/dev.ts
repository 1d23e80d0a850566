// npm run dev: the site with hot reload. Vite compiles the server as well, so a change on either
// side is seen at the next request. Services stay open; a change in them needs a restart.
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'

type Bundle = typeof import('./start.ts')

const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
const load = async () => (await vite.ssrLoadModule('/server/start.ts')) as Bundle

const { openServices, readEnv } = await load()
const env = readEnv(process.env)
const { services, demoAccounts, close } = await openServices(env)

const server = createServer((request, response) =>
  vite.middlewares(request, response, async () => {
    const { createApp } = await load()
    services.pages.clear()
    getRequestListener(createApp(services).fetch)(request, response)
  }),
)
server.listen(env.port, env.host, () => {
  console.log(`Development server at ${env.origin}/`)
  console.table(demoAccounts)
})
process.once('SIGINT', async () => {
  server.close()
  await close()
  await vite.close()
  process.exit(0)
})
