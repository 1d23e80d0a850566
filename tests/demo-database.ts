import type { Database } from '../server/db/client.ts'
import { loadDemo } from '../server/demo/load-demo.ts'
import { readEnv } from '../server/env.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** When the demo laboratory of the tests was opened. */
export const demoDay = new Date('2026-11-21T09:00:00Z')

/** A new database with the demo laboratory in it. */
export const openDemo = async (open: () => Promise<Database>): Promise<Database> => {
  const db = await open()
  await loadDemo({ db, env: readEnv({ DATA_DIR: temporaryFolder() }), now: () => demoDay })
  return db
}
