import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, it, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { closeDatabase, openDatabase } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { readEnv } from '../env.ts'
import { folderStore } from '../files/folder-store.ts'
import { createPageCache } from './page-cache.ts'
import { createWebServer } from './web-server.ts'

/** Serves one built file and, for every other path, what the application answers. */
const serve = async (origin: string) => {
  const clientDir = temporaryFolder()
  mkdirSync(join(clientDir, 'assets'))
  writeFileSync(join(clientDir, 'assets', 'a.js'), 'export {}')
  const db = await openDatabase({ dataDir: temporaryFolder() })
  await migrate(db)
  const env = readEnv({ ORIGIN: origin, DATA_DIR: temporaryFolder() })
  const server = createWebServer(
    { fetch: () => new Response('page', { status: 404 }) },
    {
      env,
      db,
      log: pino({ level: 'silent' }),
      pages: createPageCache(),
      files: folderStore(env),
      now: () => new Date(),
      wakeWorker: () => {},
    },
    clientDir,
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`),
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await closeDatabase(db)
    },
  }
}

describe('Strict-Transport-Security', () => {
  it('is sent with files and pages for a year, subdomains included, when ORIGIN is https', async () => {
    const { get, stop } = await serve('https://shop.example')
    for (const path of ['/assets/a.js', '/de'])
      expect((await get(path)).headers.get('strict-transport-security')).toBe(
        'max-age=31536000; includeSubDomains',
      )
    await stop()
  })

  test('is not sent when ORIGIN is http', async () => {
    const { get, stop } = await serve('http://127.0.0.1:3000')
    for (const path of ['/assets/a.js', '/de'])
      expect((await get(path)).headers.has('strict-transport-security')).toBe(false)
    await stop()
  })
})
