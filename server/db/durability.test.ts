import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { openDatabase } from './client.ts'
import { migrate } from './migrate.ts'

const writer = `${import.meta.dirname}/../../tests/write-until-killed.ts`

/** Kills the writer once it has acknowledged `count` rows; returns all acknowledged rows. */
const promisedBeforeKill = async (settings: object, count: number) => {
  const child = spawn(process.execPath, [writer, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const promised: string[] = []
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => {
    promised.push(line)
    if (promised.length === count) child.kill('SIGKILL')
  })
  await Promise.all([once(lines, 'close'), once(child, 'exit')])
  return promised
}

describe.each(databases)('a commit on $name', ({ create }) => {
  test('survives a killed process', async () => {
    const settings = await create()
    await using db = await openDatabase(settings)
    await migrate(db)
    const promised = await promisedBeforeKill(settings, 300)
    const rows = await db.selectFrom('secret').select('name').execute()
    const stored = new Set(rows.map(({ name }) => name))
    expect(promised.length).toBeGreaterThanOrEqual(300)
    expect(promised.filter((name) => !stored.has(name))).toEqual([])
  })
})
