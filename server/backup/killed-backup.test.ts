import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { demoDay } from '../../tests/demo-database.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { closeDatabase, type DatabaseSettings, openDatabase } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { readEnv } from '../env.ts'
import { folderStore } from '../files/folder-store.ts'
import { verifyBackup } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { countStored } from './stored-tables.ts'
import { listBackups } from './write-backup.ts'

const program = `${import.meta.dirname}/../commands/main.ts`

/** Runs a command of the shop, killed after some milliseconds; resolves to its exit code. */
const run = async (
  { dataDir, databaseUrl }: DatabaseSettings,
  args: readonly string[],
  killAfterMs = Number.POSITIVE_INFINITY,
) => {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  if (killAfterMs < Number.POSITIVE_INFINITY) {
    await Promise.race([ended, wait(killAfterMs)])
    child.kill('SIGKILL')
  }
  const [code] = await ended
  return code as number | null
}

/** Moments between the start of a command and its end, in milliseconds. */
const momentsOf = (duration: number) => [0.5, 0.8, 0.95].map((part) => part * duration)

describe.each(databases)('a killed command on $name', ({ create }) => {
  test('leaves finished backups only, and a restore that is complete when it is repeated', async () => {
    const settings = await create()
    const db = await openDatabase(settings)
    await migrate(db)
    const files = folderStore(settings)
    await loadDemo({ db, env: readEnv({ DATA_DIR: settings.dataDir }), files, now: () => demoDay })
    const accounts = await countStored(db, 'account')
    await closeDatabase(db)
    const folder = join(temporaryFolder(), 'backups')
    const backUp = ['backup', '--to', folder]
    const started = performance.now()
    expect(await run(settings, backUp)).toBe(0)
    const duration = performance.now() - started
    for (const moment of momentsOf(duration)) await run(settings, backUp, moment)
    const backups = await listBackups(folder)
    for (const name of backups) await verifyBackup(join(folder, name))

    const [backup = ''] = backups
    for (const moment of momentsOf(duration)) {
      const target = await create()
      await run(target, ['restore', join(folder, backup)], moment)
      const isDone = await openDatabase(target)
      const count = await countStored(isDone, 'account').catch(() => 0)
      await closeDatabase(isDone)
      expect([0, accounts]).toContain(count)
      if (count === 0)
        await restoreBackup(target, folderStore(target), join(folder, backup), demoDay)
      await using restored = await openDatabase(target)
      expect(await countStored(restored, 'account')).toBe(accounts)
      expect(await folderStore(target).ids()).toEqual(await files.ids())
      expect(await countStored(restored, 'mail_hold')).toBe(1)
    }
  })
})
