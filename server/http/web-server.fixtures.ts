import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { closeDatabase, openDatabase } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { readEnv } from '../env.ts'
import { folderStore } from '../files/folder-store.ts'
import { createResponseCache } from './cache/response-cache.ts'
import { createWebServer, type WebServerLimits } from './web-server.ts'

type Answer = (request: Request, env: object) => Response | Promise<Response>

const notFound: Answer = () => new Response('page', { status: 404 })

/** Serves one built file; `answer` responds to every other path. */
export const serve = async ({
  origin = 'http://127.0.0.1:3000',
  answer = notFound,
  limits = {},
  variables = {},
}: {
  origin?: string
  answer?: Answer
  limits?: WebServerLimits
  variables?: NodeJS.ProcessEnv
} = {}) => {
  const clientDir = temporaryFolder()
  mkdirSync(join(clientDir, 'assets'))
  writeFileSync(join(clientDir, 'assets', 'a.js'), 'export {}')
  const db = await openDatabase({ dataDir: temporaryFolder() })
  await migrate(db)
  const env = readEnv({ ORIGIN: origin, DATA_DIR: temporaryFolder(), ...variables })
  const { server, stop } = createWebServer(
    { fetch: answer },
    {
      env,
      db,
      log: pino({ level: 'silent' }),
      cache: createResponseCache(db),
      files: folderStore(env),
      now: () => new Date(),
      wakeWorker: () => {},
    },
    clientDir,
    limits,
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    get: (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init),
    /** Opens a connection that sends `count` requests together and reads nothing until resumed. */
    pipeline: (count: number, path = '/') => {
      const socket = connect(port, '127.0.0.1').on('error', () => {})
      socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`.repeat(count))
      return socket
    },
    stop,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await closeDatabase(db)
    },
  }
}
