import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { createSqliteDialect } from './client.ts'
import { isDatabaseUnavailable } from './database-error.ts'

const openAt = (file: string) =>
  new Kysely<Record<string, never>>({
    dialect: createSqliteDialect(file, { timeoutMs: 100 }),
  })

const errorOf = (work: Promise<unknown>) =>
  work.then(() => undefined).catch((error: unknown) => error)

describe('a SQLite file that another process has locked', () => {
  test('a SQLite file that another process has locked is readable, refuses writes as an outage and accepts them after the lock is released', async () => {
    const file = join(temporaryFolder(), 'locked.sqlite')
    const db = openAt(file)
    await sql`create table note (text text)`.execute(db)
    const other = new DatabaseSync(file)
    other.exec('begin exclusive')

    const writes = ['a', 'b', 'c'].map((text) =>
      errorOf(sql`insert into note values (${text})`.execute(db)),
    )
    for (const error of await Promise.all(writes)) expect(isDatabaseUnavailable(error)).toBe(true)
    expect((await sql`select * from note`.execute(db)).rows).toEqual([])

    other.exec('rollback')
    await sql`insert into note values ('d')`.execute(db)
    expect((await sql`select * from note`.execute(db)).rows).toEqual([{ text: 'd' }])
    other.close()
    await db.destroy()
  })
})

describe('a SQLite file that cannot grow', () => {
  test('refuses every transaction of the group as an outage and loses no other', async () => {
    const file = join(temporaryFolder(), 'full.sqlite')
    const db = openAt(file)
    await sql`create table note (text text)`.execute(db)
    await sql`insert into note values ('first')`.execute(db)
    await sql.raw('pragma max_page_count = 3').execute(db)

    const large = 'x'.repeat(100_000)
    const writes = Array.from({ length: 5 }, () =>
      errorOf(
        db.transaction().execute(async (trx) => {
          await sql`insert into note values ('small')`.execute(trx)
          await sql`insert into note values (${large})`.execute(trx)
        }),
      ),
    )
    for (const error of await Promise.all(writes)) expect(isDatabaseUnavailable(error)).toBe(true)

    await sql.raw('pragma max_page_count = 100000').execute(db)
    await sql`insert into note values ('last')`.execute(db)
    expect((await sql`select text from note`.execute(db)).rows).toEqual([
      { text: 'first' },
      { text: 'last' },
    ])
    await db.destroy()
  })
})

test('a file that is no longer writable counts as an outage', () => {
  const readOnly = Object.assign(new Error('attempt to write a readonly database'), { errcode: 8 })
  expect(isDatabaseUnavailable(readOnly)).toBe(true)
})
