import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { createSqliteDialect } from './client.ts'

type Notes = { note: { text: string; at?: Date | null; child_of?: string | null } }

/** Longer than a transaction takes here, shorter than the test timeout; in milliseconds. */
const timeoutMs = 400

describe('the SQLite dialect', () => {
  let db: Kysely<Notes>
  let file: string
  beforeEach(async () => {
    file = join(temporaryFolder(), 'notes.sqlite')
    db = new Kysely<Notes>({ dialect: createSqliteDialect(file, { timeoutMs, groupSize: 2 }) })
    await sql`create table note (text text primary key, child_of text references note
      deferrable initially deferred)`.execute(db)
    return () => db.destroy()
  })

  const add = (text: string, on: Kysely<Notes> = db) =>
    on.insertInto('note').values({ text }).execute()

  const texts = async () =>
    (await db.selectFrom('note').select('text').orderBy('text').execute()).map((row) => row.text)

  test('refuses a write through db inside a transaction with a hint instead of a deadlock', async () => {
    const attempt = db.transaction().execute(async (trx) => {
      await add('inside', trx)
      await add('outside')
    })
    await expect(attempt).rejects.toThrow('a write through db inside a transaction?')
    await add('after')
    expect(await texts()).toEqual(['after'])
  })

  test('reports a failed commit to all members of its group only', async () => {
    const orphan = db.insertInto('note').values({ text: 'orphan', child_of: 'nobody' })
    const outcomes = await Promise.allSettled([
      db.transaction().execute((trx) => add('together', trx)),
      orphan.execute(),
      db.transaction().execute(async (trx) => {
        await add('next', trx)
        await delay(20)
      }),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
    expect(await texts()).toEqual(['next'])
  })

  test('acknowledges writes that another connection can read', async () => {
    const other = new Kysely<Notes>({ dialect: createSqliteDialect(file) })
    const seen = await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (text) => {
        await db.transaction().execute((trx) => add(text, trx))
        return other.selectFrom('note').select('text').where('text', '=', text).executeTakeFirst()
      }),
    )
    expect(seen).toEqual(['a', 'b', 'c', 'd'].map((text) => ({ text })))
    await other.destroy()
  })

  test('waits for the writes of another connection without blocking the process', async () => {
    const other = new Kysely<Notes>({ dialect: createSqliteDialect(file) })
    await Promise.all([
      db.transaction().execute(async (trx) => {
        await add('first', trx)
        await delay(30)
      }),
      add('second', other),
    ])
    expect(await texts()).toEqual(['first', 'second'])
    await other.destroy()
  })

  test('syncs every commit to disk', async () => {
    const { rows } = await db
      .transaction()
      .execute((trx) => sql<{ synchronous: number }>`pragma synchronous`.execute(trx))
    expect(rows).toEqual([{ synchronous: 2 }])
  })

  test('overwrites what is deleted', async () => {
    const { rows } = await db
      .transaction()
      .execute((trx) => sql<{ secure_delete: number }>`pragma secure_delete`.execute(trx))
    expect(rows).toEqual([{ secure_delete: 1 }])
  })

  test('uses the columns of a changed table in cached statements', async () => {
    const all = () => db.selectFrom('note').selectAll().execute()
    await add('old')
    expect(await all()).toEqual([{ text: 'old', child_of: null }])
    await db.schema.alterTable('note').addColumn('at', 'timestamptz').execute()
    const at = new Date('2026-03-01T08:00:00Z')
    await db.updateTable('note').set({ at }).execute()
    expect(await all()).toEqual([{ text: 'old', child_of: null, at }])
  })

  test('refuses an object that is not written through json()', async () => {
    const careless = sql`insert into note (text) values (${['not', 'json']})`
    await expect(careless.execute(db)).rejects.toThrow('json()')
    expect(await texts()).toEqual([])
  })
})
