import type { Database } from '../server/db/client.ts'
import { loadDemo } from '../server/demo/load-demo.ts'
import { readEnv } from '../server/env.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** The current time while the demo laboratory is loaded. */
export const demoDay = new Date('2026-11-21T09:00:00Z')

/** Opens a new database with the demo laboratory. */
export const openDemo = async (open: () => Promise<Database>): Promise<Database> => {
  const db = await open()
  await loadDemo({ db, env: readEnv({ DATA_DIR: temporaryFolder() }), now: () => demoDay })
  return db
}
