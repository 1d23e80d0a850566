// npm run dev: hot reload of client and server, both compiled by Vite. Changes of services need a
// restart.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { isAdminTarget } from '../domain/page/admin-path.ts'
import { claimPort } from './http/claim-port.ts'
import { startFailure } from './start-failure.ts'

// Separate data: trials in development do not reach the data of npm start.
process.env.DATA_DIR ??= 'var/dev'
process.env.DRAFT_TEXTS = '1'

type Bundle = typeof import('./start.ts')
type Previews = typeof import('./mail/previews/preview-pages.ts')

const open = async () => {
  const server = createServer()
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  })
  const adminVite = await createVite({
    configFile: 'admin/vite.config.ts',
    server: { middlewareMode: true, hmr: { server, path: '/admin/' } },
    appType: 'spa',
  })
  const loadPreviews = async () =>
    (await vite.ssrLoadModule('/server/mail/previews/preview-pages.ts')) as Previews
  const load = async () => (await vite.ssrLoadModule('/server/start.ts')) as Bundle

  const { openServices, readEnv } = await load()
  const env = readEnv(process.env)
  await claimPort(env)
  const { services, demoAccounts, setupToken, close } = await openServices(env)

  server.on('request', (request, response) => {
    if (isAdminTarget(request.url?.split('?')[0] ?? '')) {
      return adminVite.middlewares(request, response)
    }
    return vite.middlewares(request, response, async () => {
      const path = request.url?.split('?')[0] ?? ''
      if (/^\/mails(\/|$)/.test(path)) {
        const { mailPreviewPage } = await loadPreviews()
        const page = await mailPreviewPage(services, path)
        response.writeHead(page ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' })
        response.end(page ?? 'There is no such mail.')
        return
      }
      const { createApp, createAppListener, createSetupGate } = await load()
      services.cache.clear()
      const app = createSetupGate(services, createApp(services))
      createAppListener(app)(request, response)
    })
  })
  server.listen(env.port, env.host)
  await once(server, 'listening')
  console.log(`Development server at ${env.origin}/, all mails at ${env.origin}/mails`)
  if (setupToken) console.log(`Set-up of the shop at ${env.origin}/setup/${setupToken}`)
  console.table(demoAccounts)

  const finish = async () => {
    server.close()
    await close()
    await Promise.all([vite.close(), adminVite.close()])
    process.exit(0)
  }
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, finish)
}

open().catch((error) => {
  console.error(startFailure(error))
  process.exit(1)
})
