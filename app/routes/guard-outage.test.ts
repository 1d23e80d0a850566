import type { RouteConfigEntry } from '@react-router/dev/routes'
import { RouterContextProvider } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import { closeDatabase, type Database } from '../../server/db/client.ts'
import { readEnv } from '../../server/env.ts'
import { folderStore } from '../../server/files/folder-store.ts'
import { createResponseCache } from '../../server/http/cache/response-cache.ts'
import { type RequestFacts, requestFacts } from '../../server/http/pages/request-facts.ts'
import type { Services } from '../../server/services.ts'
import { databases } from '../../tests/databases.ts'
import { demoDay, openDemo } from '../../tests/demo-database.ts'
import { silentLog } from '../../tests/silent-log.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import routes from '../routes.ts'

type Handler = (args: object) => unknown
type Part = 'loader' | 'action'

const modulesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children }) => [file, ...modulesOf(children ?? [])])

const modules = [...new Set(modulesOf(routes))]

const [sqlite] = databases

describe('an outage of the session', () => {
  let db: Database
  let services: Services
  beforeAll(async () => {
    if (!sqlite) throw new Error('no database')
    db = await openDemo(sqlite.open)
    const env = readEnv({ DATA_DIR: temporaryFolder() })
    services = {
      ...{ db, env, log: silentLog, now: () => demoDay, wakeWorker: () => {} },
      ...{ cache: createResponseCache(db), files: folderStore(env) },
    }
    return () => closeDatabase(db)
  })

  test.each(modules)(
    'an outage of the session is thrown by the page %s, which shows and changes nothing',
    async (file) => {
      const module: Partial<Record<Part, Handler>> = await import(/* @vite-ignore */ `../${file}`)
      for (const part of ['loader', 'action'] as const) {
        const handler = module[part]
        if (!handler) continue
        const outage = new Error('the session cannot be read')
        let lookUps = 0
        const facts: RequestFacts = {
          ...{ services, language: 'de', now: demoDay, isFetched: false, page: undefined },
          ...{ clientAddress: '127.0.0.1', report: () => {} },
          signedIn: async () => {
            lookUps += 1
            throw outage
          },
        }
        const context = new RouterContextProvider(new Map([[requestFacts, facts]]))
        const init = part === 'action' ? { method: 'POST', body: new FormData() } : {}
        const request = new Request('http://127.0.0.1:3000/de/', init)
        const run = async () => handler({ context, request, params: {} })
        const answer = await run().catch((error: unknown) => error)
        if (lookUps > 0) expect(answer, `${part} of ${file}`).toBe(outage)
      }
    },
  )
})
