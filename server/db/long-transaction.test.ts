import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { closeDatabase } from './client.ts'

test.each(databases)(
  'lets other requests proceed during a transaction on $name',
  async ({ open }) => {
    const db = await open()
    let turns = 0
    let isDone = false
    const count = () => {
      turns += 1
      if (!isDone) setImmediate(count)
    }
    setImmediate(count)
    await db.transaction().execute(async (trx) => {
      const end = performance.now() + 300
      while (performance.now() < end) await sql`select 1`.execute(trx)
    })
    isDone = true
    expect(turns).toBeGreaterThan(4)
    await closeDatabase(db)
  },
)
