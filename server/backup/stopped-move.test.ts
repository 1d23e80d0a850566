import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { closeDatabase, openDatabase } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { moveDatabase } from './move-database.ts'

const program = `${import.meta.dirname}/../commands/main.ts`

const workFolders = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.endsWith('.partial'))

describe.each(databases)('a move from $name', ({ create }) => {
  const openShop = async () => {
    const settings = await create()
    const db = await openDatabase(settings)
    await migrate(db)
    await closeDatabase(db)
    return settings
  }

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'leaves no rows in a folder after %s',
    async (signal) => {
      const { dataDir, databaseUrl } = await openShop()
      const target = temporaryFolder()
      const child = spawn(process.execPath, [program, 'move', '--to', target], {
        env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const ended = once(child, 'exit')
      for await (const chunk of child.stdout) if (String(chunk).includes('Reading')) break
      expect(await workFolders(target)).toHaveLength(1)
      child.kill(signal)
      expect(await ended).toEqual([signal === 'SIGINT' ? 130 : 143, null])
      expect(await workFolders(target)).toEqual([])
    },
  )

  test('removes the rows of a killed one, and not those of a running one', async () => {
    const settings = await openShop()
    const target = temporaryFolder()
    const killed = spawn(process.execPath, ['--version'])
    await once(killed, 'exit')
    const running = `move-${process.ppid}.partial`
    for (const name of [`move-${killed.pid}.partial`, running]) await mkdir(join(target, name))
    await moveDatabase(settings, target)
    expect(await workFolders(target)).toEqual([running])
  })
})
