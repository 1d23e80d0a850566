import { pino } from 'pino'
import type { StaffRole } from '../../domain/staff/permissions.ts'
import { accountRow } from '../../tests/rows.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { openSession } from '../accounts/login/session.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { readEnv } from '../env.ts'
import type { FileStore } from '../files/file-store.ts'
import { folderStore } from '../files/folder-store.ts'
import { createResponseCache } from '../http/cache/response-cache.ts'
import type { Services } from '../services.ts'
import { createApiWithBackOffice } from './api-with-back-office.ts'

export const testOrigin = 'https://shop.example'

/** The API on a real database, with a settable clock; with other files than those of a folder if given. */
export const openTestApi = (db: Database, variables: NodeJS.ProcessEnv = {}, files?: FileStore) => {
  const clock = { now: new Date('2026-11-21T08:00:00Z') }
  const logged: Record<string, unknown>[] = []
  const env = readEnv({
    ORIGIN: testOrigin,
    DATA_DIR: temporaryFolder(),
    DEMO_PASSWORD: 'geheimnis',
    ...variables,
  })
  const services: Services = {
    env,
    db,
    log: pino({}, { write: (line) => void logged.push(JSON.parse(line)) }),
    cache: createResponseCache(db),
    files: files ?? folderStore(env),
    now: () => clock.now,
    wakeWorker: () => {},
  }
  const api = createApiWithBackOffice(services)

  const newAccount = async (changes: Parameters<typeof accountRow>[0] = {}) => {
    const row = accountRow(changes)
    await db.insertInto('account').values(row).execute()
    return row
  }

  const bearer = async (accountId: string) => ({
    authorization: `Bearer ${await openSession(db, accountId, 'test', clock.now)}`,
  })

  return {
    services,
    close: () => closeDatabase(db),
    clock,
    /** All log entries. */
    logged,
    newAccount,
    get: (path: string, headers: Record<string, string> = {}) => api.request(path, { headers }),
    post: (path: string, body?: unknown, headers: Record<string, string> = {}) =>
      api.request(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      }),
    request: (path: string, init: RequestInit) => api.request(path, init),
    /** Authorization header of a new session of the account. */
    bearer,
    /** Authorization header of a new member of the staff. */
    staff: async (role: StaffRole) => bearer((await newAccount({ role })).id),
  }
}

export type TestApi = ReturnType<typeof openTestApi>

/** The API with the demo data. */
export const demoApi = async (open: () => Promise<Database>): Promise<TestApi> => {
  const api = openTestApi(await open())
  await loadDemo(api.services)
  return api
}
